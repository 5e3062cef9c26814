import { enGB } from 'date-fns/locale/en-GB'
import catalogue from '#locales/en/catalogue.json' with { type: 'json' }
import common from '#locales/en/common.json' with { type: 'json' }
import dialogue from '#locales/en/dialogue.json' with { type: 'json' }
import kitchen from '#locales/en/kitchen.json' with { type: 'json' }
import mail from '#locales/en/mail.json' with { type: 'json' }
import orders from '#locales/en/orders.json' with { type: 'json' }
import problems from '#locales/en/problems.json' with { type: 'json' }
import simulator from '#locales/en/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const ENGLISH: WrittenLanguage = {
  dates: enGB,
  numbers: 'en-GB',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
