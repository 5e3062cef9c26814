import { nb } from 'date-fns/locale/nb'
import catalogue from '#locales/no/catalogue.json' with { type: 'json' }
import common from '#locales/no/common.json' with { type: 'json' }
import dialogue from '#locales/no/dialogue.json' with { type: 'json' }
import kitchen from '#locales/no/kitchen.json' with { type: 'json' }
import mail from '#locales/no/mail.json' with { type: 'json' }
import orders from '#locales/no/orders.json' with { type: 'json' }
import problems from '#locales/no/problems.json' with { type: 'json' }
import simulator from '#locales/no/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const NORWEGIAN: WrittenLanguage = {
  dates: nb,
  numbers: 'nb-NO',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
