import type { Lexicon } from '#flows/language/interpret.ts'

/** The words that work everywhere, in two languages. */
export const LEXICON: Lexicon = {
  back: ['back', 'tilbake'],
  undo: ['undo', 'angre'],
  redo: ['redo', 'gjør om igjen'],
  basket: ['basket', 'handlekurv', 'kurv'],
  startOver: ['start over', 'begynn på nytt'],
  help: ['help', 'hjelp'],
  classic: ['classic', 'klassisk'],
  linear: ['linear', 'ett og ett'],
  login: ['log in', 'logg inn'],
  profile: ['my profile', 'profilen min'],
  logOut: ['log out', 'logg ut'],
  pay: ['pay', 'betal'],
  checkout: ['checkout', 'til kassen'],
  menu: ['menu', 'meny'],
  restaurants: ['restaurants', 'restauranter'],
  orders: ['my orders', 'mine bestillinger'],
  cancel: ['cancel', 'avbestill'],
  history: ['order history', 'historikk'],
  again: ['order again', 'det vanlige'],
  rate: ['rate', 'vurder'],
  avoid: ['allergies', 'allergier'],
  yes: ['yes', 'ja'],
  no: ['no', 'no thanks', 'nei'],
  finish: ["that's all", 'done', 'det var alt'],
  language: ['change language', 'bytt språk'],
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  'mode.EATIN': ['Eat in', 'Spis her'],
  'mode.TAKEOUT': ['Take away', 'Ta med'],
  'basket.checkout': ['To checkout', 'Til kassen'],
}

/** Where a key has no words here, the key itself is typed. */
export const WORDING = { languages: ['en', 'no'], wordsOf: ({ key }: { key: string }) => WORDS[key] ?? [key] }
