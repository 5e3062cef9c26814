import { es } from 'date-fns/locale/es'
import catalogue from '#locales/es/catalogue.json' with { type: 'json' }
import common from '#locales/es/common.json' with { type: 'json' }
import dialogue from '#locales/es/dialogue.json' with { type: 'json' }
import kitchen from '#locales/es/kitchen.json' with { type: 'json' }
import mail from '#locales/es/mail.json' with { type: 'json' }
import orders from '#locales/es/orders.json' with { type: 'json' }
import problems from '#locales/es/problems.json' with { type: 'json' }
import simulator from '#locales/es/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const SPANISH: WrittenLanguage = {
  dates: es,
  numbers: 'es-ES',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
