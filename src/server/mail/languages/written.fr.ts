import { fr } from 'date-fns/locale/fr'
import catalogue from '#locales/fr/catalogue.json' with { type: 'json' }
import common from '#locales/fr/common.json' with { type: 'json' }
import dialogue from '#locales/fr/dialogue.json' with { type: 'json' }
import kitchen from '#locales/fr/kitchen.json' with { type: 'json' }
import mail from '#locales/fr/mail.json' with { type: 'json' }
import orders from '#locales/fr/orders.json' with { type: 'json' }
import problems from '#locales/fr/problems.json' with { type: 'json' }
import simulator from '#locales/fr/simulator.json' with { type: 'json' }
import { textsOf, type WrittenLanguage } from './written-language.ts'

export const FRENCH: WrittenLanguage = {
  dates: fr,
  numbers: 'fr-FR',
  texts: textsOf([mail, kitchen, problems, simulator], common, catalogue, dialogue, orders),
}
