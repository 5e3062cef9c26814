import type { Language } from './texts.ts'

/** A thing of the product: what it is called wherever it stands alone, and what no text calls it. */
export type Term = {
  readonly thing: string
  /** The labels that are the name and nothing else; one with a colon may end with it. */
  readonly labels: readonly string[]
  readonly name: Readonly<Record<Language, string>>
  readonly never?: Partial<Readonly<Record<Language, RegExp>>>
}

/** One name for one thing, in both views, the letters and the pages. */
export const TERMS: readonly Term[] = [
  {
    thing: 'the restaurant',
    labels: ['step.restaurant', 'recap.restaurant', 'recap.asked.restaurant'],
    name: {
      en: 'Restaurant',
      no: 'Restaurant',
      sv: 'Restaurang',
      fi: 'Ravintola',
      fr: 'Restaurant',
      es: 'Restaurante',
      it: 'Ristorante',
    },
  },
  {
    thing: 'how it is had',
    labels: ['step.mode', 'recap.mode', 'recap.asked.mode', 'recap.asked.modeConflict'],
    name: {
      en: 'How',
      no: 'Hvordan',
      sv: 'Hur',
      fi: 'Tilaustapa',
      fr: 'Mode',
      es: 'Cómo',
      it: 'Come',
    },
  },
  {
    thing: 'the menu of a restaurant',
    labels: ['step.menu', 'classic.title.categories', 'recap.asked.menuLoading', 'recap.asked.menuFailed'],
    name: { en: 'Menu', no: 'Meny', sv: 'Meny', fi: 'Ruokalista', fr: 'Menu', es: 'Carta', it: 'Menù' },
  },
  {
    thing: 'the view beside the chat',
    labels: ['view.classic'],
    name: { en: 'List', no: 'Liste', sv: 'Lista', fi: 'Lista', fr: 'Liste', es: 'Lista', it: 'Lista' },
  },
  {
    thing: 'the chat',
    labels: ['view.chat'],
    name: { en: 'Chat', no: 'Chat', sv: 'Chatt', fi: 'Chat', fr: 'Chat', es: 'Chat', it: 'Chat' },
    // Where food is ordered it is a telephone call.
    never: { no: /\bsamtale/iu, sv: /\bsamtal/iu },
  },
  {
    thing: 'a part of the menu',
    labels: ['classic.category', 'recap.asked.categories'],
    name: {
      en: 'Category',
      no: 'Kategori',
      sv: 'Kategori',
      fi: 'Kategoria',
      fr: 'Catégorie',
      es: 'Categoría',
      it: 'Categoria',
    },
    never: { fi: /\bryhm/iu },
  },
  {
    thing: 'what is sold',
    labels: ['recap.asked.products', 'recap.asked.customise'],
    name: {
      en: 'Product',
      no: 'Produkt',
      sv: 'Produkt',
      fi: 'Tuote',
      fr: 'Produit',
      es: 'Producto',
      it: 'Prodotto',
    },
    never: { sv: /\b(varan|varorna|den här vara)\b/iu },
  },
  {
    thing: 'the basket',
    labels: ['step.basket', 'recap.basket', 'recap.asked.basket'],
    name: {
      en: 'Basket',
      no: 'Kurv',
      sv: 'Varukorg',
      fi: 'Kori',
      fr: 'Panier',
      es: 'Cesta',
      it: 'Carrello',
    },
    never: { en: /\bcart\b/iu, no: /handlekurv/iu, fi: /ostoskori/iu, es: /carrito/iu, it: /\bcest/iu },
  },
  {
    thing: 'the time of an order',
    labels: [
      'step.pickup',
      'recap.pickup',
      'recap.asked.pickup',
      'recap.asked.otherOpening',
      'classic.pickup',
    ],
    name: { en: 'Time', no: 'Tid', sv: 'Tid', fi: 'Aika', fr: 'Heure', es: 'Hora', it: 'Orario' },
    never: {
      en: /pickup time/iu,
      no: /hentetid|tidspunkt/iu,
      sv: /hämttid/iu,
      fi: /noutoai/iu,
      fr: /heure de retrait|(?<!\p{L})horaire(?!\p{L})/iu,
      es: /hora de recogida/iu,
      it: /orario di ritiro/iu,
    },
  },
  {
    thing: 'the payment',
    labels: ['step.pay', 'recap.payment', 'recap.asked.checkout', 'classic.title.checkout'],
    name: {
      en: 'Payment',
      no: 'Betaling',
      sv: 'Betalning',
      fi: 'Maksu',
      fr: 'Paiement',
      es: 'Pago',
      it: 'Pagamento',
    },
  },
  {
    thing: 'what was paid in all',
    labels: ['receipt.total', 'orders.paid', 'mail.order.total'],
    name: {
      en: 'Total',
      no: 'Totalt',
      sv: 'Totalt',
      fi: 'Yhteensä',
      fr: 'Montant total',
      es: 'Total',
      it: 'Totale',
    },
  },
  {
    thing: 'keeping something as it was',
    labels: [],
    name: {
      en: 'Keep',
      no: 'Behold',
      sv: 'Behåll',
      fi: 'Säilytä',
      fr: 'Garder',
      es: 'Mantener',
      it: 'Mantieni',
    },
    never: { fi: /\bpidä\b/iu },
  },
  {
    thing: 'taking the last answer back',
    labels: [],
    name: {
      en: 'Undo',
      no: 'Angre',
      sv: 'Ångra',
      fi: 'Kumoa',
      fr: 'Annuler',
      es: 'Deshacer',
      it: 'Annulla',
    },
    never: { no: /ta (det )?tilbake/iu, sv: /ta tillbaka/iu, fi: /peruttavaa/iu },
  },
]

/** Words for a finger on glass: a keyboard, a switch or a voice reads the same texts. */
export const TOUCH: Readonly<Record<Language, RegExp>> = {
  en: /\b(tap|taps|tapped|click|touch|press)\b/iu,
  no: /\b(tapp|klikk|berør|trykk)/iu,
  sv: /\b(tappa|klicka|peka|vidrör|tryck)\b/iu,
  fi: /\b(napaut|kosket|klikk|paina\b)/iu,
  fr: /\b(touche[rz]?|cliquez|tapotez|appuyez|pressez)\b/iu,
  es: /(?<!\p{L})(toca|tocar|toque|haz clic|pincha|pulsa|presiona)\b/iu,
  it: /\b(tocca|toccare|clicca|premi)\b/iu,
}

/** What is said of food and people on their way, not of what a page waits for or of an order in hand. */
export const ON_THE_WAY: Readonly<Record<Language, RegExp>> = {
  en: /on (its|their|the) way\b/iu,
  no: /på vei\b|underveis/iu,
  sv: /på väg\b/iu,
  fi: /tulossa|matkalla/iu,
  fr: /en route|\barriv(e|ent) (ici)?/iu,
  es: /(de|en) camino/iu,
  it: /sta(nno)? arrivando|in arrivo/iu,
}

/** What the kitchen does with an order that is paid. */
export const COOKING: Readonly<Record<Language, RegExp>> = {
  en: /\b(made|making|cook)/iu,
  no: /\blag(e|er|es)\b/iu,
  sv: /\blaga/iu,
  fi: /valmist/iu,
  fr: /prépar/iu,
  es: /prepar/iu,
  it: /prepar/iu,
}

/** What ends otherwise when it is said to a woman. */
export const AS_A_MAN: Partial<Readonly<Record<Language, RegExp>>> = {
  es: /(?<!\p{L})(estás|estarás|has sido|serás) (ya )?\p{L}+[aeiou]do(?!\p{L})|como invitado/iu,
  fr: /(?<!\p{L})vous (y |vous )?(êtes|serez)( déjà)? (\p{L}+é|prévenu|inscrit)(?!\p{L})|qu’invité(?!e)/iu,
  it: /(?<!\p{L})(sei|sarai)( già)? (\p{L}+[aeiu]to|connesso|disconnesso|iscritto)(?!\p{L})/iu,
}

/** Words that a clock time cannot follow where it may begin with an hour or a weekday. */
export const BEFORE_A_TIME: Partial<Readonly<Record<Language, RegExp>>> = {
  es: /(?<!\p{L})(hasta|hacia|desde|a|de|para|las?)\s\{\{(time|was)\}\}/iu,
  it: /(?<!\p{L})(fino a|verso|da|dalle|a|alle|per le)\s\{\{(time|was)\}\}/iu,
}
