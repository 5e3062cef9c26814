import type { SpokenRole } from '../../words/language-words.ts'
import type { Meaning } from '../lattice.ts'

/** Where a sentence stands between two words. */
export type State =
  /** Nothing is spoken of yet. */
  | 'start'
  /** So many of something: "two". */
  | 'counted'
  /** Something is said of a thing before its name: "two large". */
  | 'described'
  /** How much of what comes before the name: "two extra". */
  | 'qualified'
  /** "ham and": more before the name. */
  | 'describing'
  /** "ham and tuna on": the thing it goes on. */
  | 'going'
  /** The thing is named, or pointed at. */
  | 'named'
  /** In a list of what goes on it. */
  | 'listing'
  /** How many of the next entry: "with two". */
  | 'numbering'
  /** After one entry of the list. */
  | 'listed'
  /** After an "and" or a comma: more of the list, or the next thing. */
  | 'joined'
  /** After a "no" that may take back what was said last, where a comma follows. */
  | 'denied'
  /** What was said last is taken back: "no, make that". */
  | 'corrected'
  /** Something is said of it instead: "a large". */
  | 'amended'

/** What is done with the words that lead from one state to another. */
export type Act =
  | 'pass'
  | 'open'
  | 'openAnother'
  | 'openRest'
  | 'openNamed'
  | 'openBeside'
  | 'openNamedBeside'
  | 'openDescribed'
  | 'openQualified'
  | 'name'
  | 'article'
  | 'describe'
  | 'point'
  | 'multiply'
  | 'multiplyPieces'
  | 'listWith'
  | 'listWithout'
  | 'refuseNext'
  | 'refuseOne'
  | 'want'
  | 'wantAlike'
  | 'refuseLast'
  | 'recallOne'
  | 'count'
  | 'take'
  | 'takeLoose'
  | 'join'
  | 'joinElided'
  | 'joinAnd'
  | 'turn'
  | 'speakOfAll'
  | 'recall'
  | 'dismiss'
  | 'reopen'
  | 'reopenNamed'
  | 'retake'
  | 'recount'
  | 'spreadOverAll'
  | 'setApart'
  | 'note'

export type Symbol = Exclude<Meaning['kind'], 'role'> | SpokenRole

/** In one of the states `from`, words that are `on` may be followed, for a `cost`: the less, the likelier. */
export type Arc = {
  readonly from: readonly State[]
  readonly on: readonly Symbol[]
  readonly to: State
  readonly act: Act
  readonly cost: number
  /** People say it otherwise: what is read so is a guess. */
  readonly isGuess?: true
}

const OUTSIDE: readonly State[] = ['start', 'joined']
const AFTER: readonly State[] = ['named', 'listed', 'amended']
const HEADLESS: readonly State[] = ['counted', 'described']
const ANYWHERE: readonly State[] = [
  'start',
  'counted',
  'described',
  'qualified',
  'describing',
  'going',
  'named',
  'listing',
  'numbering',
  'listed',
  'joined',
  'denied',
  'corrected',
  'amended',
]
const AMOUNTS = ['extra', 'light', 'double', 'triple'] as const

/** The grammar of an order. */
export const ORDER_GRAMMAR: readonly Arc[] = [
  // A thing begins with how many, with what is said of it, or with its name.
  { from: OUTSIDE, on: ['number'], to: 'counted', act: 'open', cost: 0.05 },
  { from: AFTER, on: ['number'], to: 'counted', act: 'open', cost: 0.2 },
  { from: OUTSIDE, on: ['product'], to: 'named', act: 'openNamed', cost: 0.1 },
  { from: AFTER, on: ['product'], to: 'named', act: 'openNamed', cost: 0.9, isGuess: true },
  { from: ['start'], on: ['option'], to: 'described', act: 'openDescribed', cost: 0.1, isGuess: true },
  { from: ['joined'], on: ['option'], to: 'described', act: 'openDescribed', cost: 0.5, isGuess: true },
  { from: AFTER, on: ['option'], to: 'described', act: 'openDescribed', cost: 1.1, isGuess: true },
  { from: ['start'], on: [...AMOUNTS, 'no', 'without'], to: 'qualified', act: 'openQualified', cost: 0.2 },
  { from: [...OUTSIDE, ...AFTER], on: ['another'], to: 'counted', act: 'openAnother', cost: 0.05 },
  { from: [...OUTSIDE, ...AFTER], on: ['rest'], to: 'named', act: 'openRest', cost: 0.05 },
  { from: [...OUTSIDE, ...AFTER], on: ['all'], to: 'listing', act: 'speakOfAll', cost: 0.1 },
  { from: ['described'], on: ['all'], to: 'listing', act: 'speakOfAll', cost: 0.1 },
  { from: ['joined'], on: ['onAll'], to: 'listing', act: 'speakOfAll', cost: 0.1 },
  // Another thing beside it: "two pizzas with one large cola".
  { from: ['listing'], on: ['number'], to: 'counted', act: 'openBeside', cost: 0.25 },
  { from: ['listing'], on: ['product'], to: 'named', act: 'openNamedBeside', cost: 0.4 },
  { from: ['start'], on: ['with'], to: 'start', act: 'pass', cost: 0.1 },

  // Before the name: "two large thin ham and cheese".
  { from: ['counted'], on: ['option'], to: 'described', act: 'describe', cost: 0.02 },
  { from: ['described'], on: ['option'], to: 'described', act: 'describe', cost: 0.05 },
  { from: HEADLESS, on: ['number'], to: 'counted', act: 'multiply', cost: 0.9 },
  { from: HEADLESS, on: [...AMOUNTS, 'no'], to: 'qualified', act: 'want', cost: 0.05 },
  { from: ['qualified'], on: ['option'], to: 'described', act: 'describe', cost: 0.02 },
  { from: ['qualified'], on: ['extra'], to: 'qualified', act: 'want', cost: 0.05 },
  // "Ham without cheese on a thin pizza", "no onions or olives on a small one".
  { from: ['described'], on: ['without'], to: 'qualified', act: 'want', cost: 0.15 },
  { from: ['described'], on: ['or'], to: 'qualified', act: 'wantAlike', cost: 0.05 },
  { from: ['described'], on: ['and', 'comma'], to: 'describing', act: 'pass', cost: 0.1 },
  { from: ['describing'], on: ['option'], to: 'described', act: 'describe', cost: 0.02 },
  { from: ['describing'], on: [...AMOUNTS, 'no'], to: 'qualified', act: 'want', cost: 0.05 },
  { from: HEADLESS, on: ['product'], to: 'named', act: 'name', cost: 0 },
  { from: HEADLESS, on: ['one'], to: 'named', act: 'point', cost: 0 },
  { from: HEADLESS, on: ['times'], to: 'counted', act: 'pass', cost: 0.01 },
  // "Ham and tuna on a thin pizza".
  { from: ['described'], on: ['with'], to: 'going', act: 'pass', cost: 0.14 },
  { from: ['going'], on: ['number'], to: 'going', act: 'article', cost: 0.02 },
  { from: ['going'], on: ['option'], to: 'going', act: 'describe', cost: 0.02 },
  { from: ['going'], on: ['product'], to: 'named', act: 'name', cost: 0 },
  // One that was named before: "one with ham". Something said of it, and then the next: "one large, one small".
  { from: HEADLESS, on: ['with'], to: 'listing', act: 'listWith', cost: 0 },
  { from: HEADLESS, on: ['without'], to: 'listing', act: 'listWithout', cost: 0 },
  { from: ['counted'], on: ['no'], to: 'listing', act: 'refuseNext', cost: 0.1 },
  { from: ['described'], on: ['no', ...AMOUNTS], to: 'listing', act: 'refuseNext', cost: 0.3 },
  { from: ['described'], on: ['number'], to: 'counted', act: 'open', cost: 0.3 },
  { from: ['described'], on: ['and', 'comma', 'but'], to: 'joined', act: 'join', cost: 0.1 },

  // After the name: what goes on it, and what does not.
  { from: [...AFTER, 'joined', 'listing'], on: ['with'], to: 'listing', act: 'listWith', cost: 0.02 },
  { from: [...AFTER, 'joined', 'listing'], on: ['without'], to: 'listing', act: 'listWithout', cost: 0 },
  { from: [...AFTER, 'joined', 'listing'], on: ['no'], to: 'listing', act: 'refuseNext', cost: 0.02 },
  { from: [...AFTER, 'joined', 'listing'], on: AMOUNTS, to: 'listing', act: 'want', cost: 0.02 },
  { from: ['listing'], on: ['number'], to: 'numbering', act: 'count', cost: 0.05 },
  // "Not a cola".
  { from: ['listing'], on: ['number'], to: 'listing', act: 'refuseOne', cost: 0.05 },
  { from: ['joined'], on: ['number'], to: 'numbering', act: 'count', cost: 0.35 },
  { from: ['numbering'], on: ['option'], to: 'listed', act: 'take', cost: 0 },
  { from: ['numbering'], on: AMOUNTS, to: 'listing', act: 'want', cost: 0.1 },
  { from: ['listing'], on: ['option'], to: 'listed', act: 'take', cost: 0 },
  // "All pizzas with cheese" speaks of what was named; "no drinks" of what is not ordered at all.
  { from: ['listing'], on: ['product'], to: 'listing', act: 'recall', cost: 0.05 },
  { from: ['listing'], on: ['product'], to: 'listed', act: 'dismiss', cost: 0.6 },
  { from: ['listing'], on: ['group'], to: 'listed', act: 'dismiss', cost: 0.6 },
  { from: ['joined'], on: ['option'], to: 'listed', act: 'take', cost: 0.05 },
  { from: ['listed'], on: ['option'], to: 'listed', act: 'take', cost: 0.15, isGuess: true },
  { from: ['named'], on: ['option'], to: 'listed', act: 'takeLoose', cost: 0.2, isGuess: true },
  { from: ['listed'], on: ['off'], to: 'listed', act: 'refuseLast', cost: 0.1 },
  { from: ['described'], on: ['off'], to: 'described', act: 'refuseLast', cost: 0.1 },
  // "Two pizzas, I want ham on those pizzas".
  { from: ['listing'], on: ['product'], to: 'listed', act: 'recallOne', cost: 0.05 },
  { from: ['listed', 'listing'], on: ['onAll'], to: 'listed', act: 'spreadOverAll', cost: 0 },
  { from: ['listed'], on: ['onOne'], to: 'listed', act: 'setApart', cost: 0 },
  { from: ['listed'], on: ['onRest'], to: 'listed', act: 'pass', cost: 0 },
  { from: ['named'], on: ['times'], to: 'named', act: 'pass', cost: 0.01 },
  { from: ['named'], on: ['number'], to: 'named', act: 'multiply', cost: 0.7 },
  { from: ['joined'], on: ['number'], to: 'named', act: 'multiplyPieces', cost: 0.3 },
  { from: AFTER, on: ['and', 'comma'], to: 'joined', act: 'join', cost: 0 },
  { from: AFTER, on: ['or'], to: 'joined', act: 'joinAnd', cost: 0.05 },
  { from: ['listing'], on: ['and', 'comma', 'but'], to: 'joined', act: 'joinElided', cost: 0.1 },
  { from: [...AFTER, 'joined'], on: ['but'], to: 'joined', act: 'turn', cost: 0 },
  { from: ['joined'], on: ['and', 'comma', 'or'], to: 'joined', act: 'pass', cost: 0.02 },

  // "A large cola, no, make that a small one", "sorry, I meant a water", "two, no wait, three".
  { from: ['start'], on: ['wait'], to: 'start', act: 'pass', cost: 0.01 },
  { from: [...AFTER, 'joined'], on: ['wait'], to: 'corrected', act: 'pass', cost: 0 },
  { from: [...AFTER, 'joined'], on: ['denial'], to: 'denied', act: 'pass', cost: 0.2 },
  { from: ['denied'], on: ['comma'], to: 'corrected', act: 'pass', cost: 0 },
  { from: ['denied'], on: ['number'], to: 'corrected', act: 'article', cost: 0.1 },
  { from: ['corrected'], on: ['and', 'but'], to: 'joined', act: 'join', cost: 0 },
  { from: ['corrected'], on: ['wait', 'comma'], to: 'corrected', act: 'pass', cost: 0.01 },
  { from: ['corrected'], on: ['number'], to: 'counted', act: 'reopen', cost: 0.04 },
  { from: ['corrected'], on: ['product'], to: 'named', act: 'reopenNamed', cost: 0.09 },
  { from: ['corrected'], on: ['number'], to: 'named', act: 'recount', cost: 0.3 },
  { from: ['corrected'], on: ['number'], to: 'corrected', act: 'article', cost: 0.02 },
  { from: ['corrected'], on: AMOUNTS, to: 'corrected', act: 'want', cost: 0.02 },
  { from: ['corrected'], on: ['with'], to: 'corrected', act: 'pass', cost: 0.02 },
  { from: ['corrected'], on: ['option'], to: 'amended', act: 'retake', cost: 0 },
  { from: ['amended'], on: ['one'], to: 'listed', act: 'pass', cost: 0 },

  // Words that name no thing.
  {
    from: [...AFTER, 'joined', 'start'],
    on: ['time', 'eatIn', 'takeOut', 'earliest'],
    to: 'joined',
    act: 'note',
    cost: 0,
  },
]

/** Words that may stand anywhere and leave the state as it is. */
export const PASSING: Readonly<Partial<Record<Symbol, number>>> = { filler: 0.01, group: 0.05, amount: 0.05 }
export const STATES = ANYWHERE
