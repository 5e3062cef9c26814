import { sv } from 'date-fns/locale/sv'
import catalogue from '#locales/sv/catalogue.json' with { type: 'json' }
import common from '#locales/sv/common.json' with { type: 'json' }
import dialogue from '#locales/sv/dialogue.json' with { type: 'json' }
import kitchen from '#locales/sv/kitchen.json' with { type: 'json' }
import mail from '#locales/sv/mail.json' with { type: 'json' }
import orders from '#locales/sv/orders.json' with { type: 'json' }
import problems from '#locales/sv/problems.json' with { type: 'json' }
import simulator from '#locales/sv/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const SWEDISH: WrittenLanguage = {
  dates: sv,
  numbers: 'sv-SE',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
