import { fi } from 'date-fns/locale/fi'
import catalogue from '#locales/fi/catalogue.json' with { type: 'json' }
import common from '#locales/fi/common.json' with { type: 'json' }
import dialogue from '#locales/fi/dialogue.json' with { type: 'json' }
import kitchen from '#locales/fi/kitchen.json' with { type: 'json' }
import mail from '#locales/fi/mail.json' with { type: 'json' }
import orders from '#locales/fi/orders.json' with { type: 'json' }
import problems from '#locales/fi/problems.json' with { type: 'json' }
import simulator from '#locales/fi/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const FINNISH: WrittenLanguage = {
  dates: fi,
  numbers: 'fi-FI',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
