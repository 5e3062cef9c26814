import { it } from 'date-fns/locale/it'
import catalogue from '#locales/it/catalogue.json' with { type: 'json' }
import common from '#locales/it/common.json' with { type: 'json' }
import dialogue from '#locales/it/dialogue.json' with { type: 'json' }
import kitchen from '#locales/it/kitchen.json' with { type: 'json' }
import mail from '#locales/it/mail.json' with { type: 'json' }
import orders from '#locales/it/orders.json' with { type: 'json' }
import problems from '#locales/it/problems.json' with { type: 'json' }
import simulator from '#locales/it/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const ITALIAN: WrittenLanguage = {
  dates: it,
  numbers: 'it-IT',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
