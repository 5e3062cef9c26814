import type { AskingWords } from './asking-words.ts'

/** What a word of a language does in an order, whatever the menu. */
export const ROLES = [
  /** Opens a list of what is wanted on it: "with". */
  'with',
  /** Opens a list of what is not: "without"; it holds for the whole list. */
  'without',
  /** Refuses what comes next: "no"; a comma ends it. */
  'no',
  /** After what is not wanted: "keep the onions off". */
  'off',
  'extra',
  'light',
  'double',
  'triple',
  'and',
  'or',
  'but',
  /** The thing spoken of, not said again: "one with cheese", "two large ones". */
  'one',
  'another',
  'rest',
  /** All that was ordered: "both without onion". */
  'all',
  /** The same, said after it: "no onion on any". */
  'onAll',
  /** Said after what one of them has: "bacon on one and cheese on the other". */
  'onOne',
  /** Said after what the rest of them have: "and cheese on the others". */
  'onRest',
  'times',
  /** Says nothing about the order: "please". */
  'filler',
  'eatIn',
  'takeOut',
  'earliest',
] as const
export type Role = (typeof ROLES)[number]
/** With what takes back what was said last: "a cola, no wait, a water"; `denial` also refuses what comes next. */
export type SpokenRole = Role | Extract<RevisionRole, 'wait'> | 'denial'

/** What a word of a language does in a change of what is ordered already. */
export const REVISION_ROLES = [
  /** "Remove the fries". */
  'remove',
  /** "Change the cola": something else comes in its place. */
  'swap',
  /** What it is changed into: "to water". */
  'into',
  /** "Water instead of cola". */
  'insteadOf',
  /** Before what is liked better, where `than` stands before what goes: "I'd rather have water than cola". */
  'rather',
  'than',
  /** Stands after what goes: Finnish "vesi kolan tilalle". */
  'inPlace',
  /** Said of a change of mind, wherever in the sentence: "instead". */
  'instead',
  /** Of those, what is only said of something that is there: "after all" orders nothing more. */
  'afterAll',
  /** "Make it large". */
  'make',
  /** "The cola should be large". */
  'be',
  /** "Add bacon to the burger". */
  'add',
  /** Of which line: "from the burger", "on it". */
  'of',
  /** After a number: "two more". */
  'more',
  /** After a number: "one fewer". */
  'fewer',
  /** One more without a number: "another of those". */
  'another',
  /** One more like it, and what is different: "the same but". */
  'same',
  /** Before a number: "only one burger". */
  'only',
  /** What is meant last: "it", "that one". */
  'it',
  /** All that is in the basket: "both". */
  'all',
  /** After "all": "everything except the cola". */
  'except',
  /** After what tells it from others: "a large one". */
  'one',
  /** Before what is said otherwise: "no, a large one". */
  'wait',
  /** With what comes beside what is proposed: "and a cola too". */
  'too',
] as const
export type RevisionRole = (typeof REVISION_ROLES)[number]

/** What one language brings to reading an order: words as they are typed, in small letters. */
export type LanguageWords = {
  /** Its code, as the menu's texts have it. */
  readonly language: string
  /** Endings a word may take without another meaning, the longest first; letters without marks, as in what follows. */
  readonly endings: readonly string[]
  /** How a stem may end, and how the same stem ends in another form: Finnish `leip` and `leiv`. */
  readonly stemEnds: Readonly<Record<string, string>>
  /** Endings that say what a word says elsewhere: Finnish `lla` is "with". */
  readonly sayingEndings: Readonly<Record<string, string>>
  /**
   * Words that stand for others, letters without marks: written as one, Spanish `hazlo` is `haz lo`; without their
   * apostrophe, "whos" is "who is"; or of a dialect, `kor` is `hvor`.
   */
  readonly joined: Readonly<Record<string, string>>
  /** What joins the words of a name and is not needed to know it. */
  readonly joints: readonly string[]
  readonly numbers: Readonly<Record<string, number>>
  /** Places in a list, from 1; from the end below 0. */
  readonly ordinals: Readonly<Record<string, number>>
  /** What stands around a place: "number two". */
  readonly placed: readonly string[]
  readonly roles: Readonly<Record<Role, readonly string[]>>
  /** What says how large something is; alone it names nothing that is sold. */
  readonly sizes: readonly string[]
  /** What says in a name how much of it there is, or what it comes in: "500 ml", "can". */
  readonly measures: readonly string[]
  /** What some of one thing come in: of "6 pieces" nobody orders six. */
  readonly pieces: readonly string[]
  /** Of those, what counts portions as well: Norwegian `2 stk`. */
  readonly counters: readonly string[]
  /** What says that it is portions that are counted: "two portions of". */
  readonly portions: readonly string[]
  readonly amounts: AmountWords
  readonly cautions: CautionWords
  /** What a name begins or ends with where its customers say what is in it: "build your own". */
  readonly ownMade: readonly string[]
  /** Names of one thing; a menu that has one of them is understood by each. */
  readonly synonyms: readonly (readonly string[])[]
  /** What may be said for any of its kind: "cheese" where only cheddar is to be had. */
  readonly kinds: Readonly<Record<string, readonly string[]>>
  /** What a question begins with: it orders nothing. */
  readonly asks: readonly string[]
  /** What is said of something ordered before: it orders nothing more. */
  readonly changes: readonly string[]
  readonly revision: Readonly<Record<RevisionRole, readonly string[]>>
  readonly time: TimeWords
  readonly onScreen: OnScreenWords
  readonly asking: AskingWords
}

/** What says that a number is of money or of people: nobody orders so many by it. */
export type AmountWords = {
  /** Beside a sum: "50 kroner", "kr 50". */
  readonly money: readonly string[]
  /** Before a sum: "under 60". */
  readonly upTo: readonly string[]
  /** After a number of people, of years or of parts of a thing: "four people", "a 5 year old", "8 slices". */
  readonly others: readonly string[]
  /** Before a number of people that ends what is said: "for four", "we are four". */
  readonly party: readonly string[]
}

/** What keeps a sentence from being an order where no reading used it, the gravest first. */
export const CAUTIONS = ['allergy', 'complaint', 'refusal'] as const
export type Caution = (typeof CAUTIONS)[number]
/**
 * The words of each: `*` stands for any letters at either end of a single word, "*allerg*". What refuses in an order, by its
 * roles, refuses here as well.
 */
export type CautionWords = Readonly<Record<Caution, readonly string[]>>

/** How what stands on the screen is called otherwise than there. */
export type OnScreenWords = {
  /** What stands around the name of something shown: "show me the drinks". */
  readonly around: readonly string[]
  /** What stands around a restaurant, or what one serves: "somewhere with pizza", "take away from". */
  readonly places: readonly string[]
  /** The same around the name of a language: "in Norwegian, please". */
  readonly language: readonly string[]
  /** What stands around a discount code: "my code is 1010". */
  readonly code: readonly string[]
  /** Other words for an answer, by the key of its own. */
  readonly forms: Readonly<Record<string, readonly string[]>>
}

/** How the time of day is said. */
export type TimeWords = {
  /** Before a bare number they make a time of it: "at 7". */
  readonly at: readonly string[]
  /** Before a number of minutes from now: "in 20 minutes". */
  readonly within: readonly string[]
  readonly minutes: readonly string[]
  readonly half: readonly string[]
  readonly quarter: readonly string[]
  readonly past: readonly string[]
  readonly to: readonly string[]
  readonly am: readonly string[]
  readonly pm: readonly string[]
  readonly oClock: readonly string[]
  /** Between an hour and what is past it: "sette e mezza". */
  readonly plus: readonly string[]
  /** Between an hour and what is missing to it: "otto meno un quarto". */
  readonly minus: readonly string[]
  /** Minutes from now, by how they are said: "in half an hour". */
  readonly spans: Readonly<Record<string, number>>
  /** After a number of minutes from now: "20 minuutin päästä". */
  readonly fromNow: readonly string[]
  /** Words that are an hour of the day and no number: "seitsemältä"; letters without marks. */
  readonly hours: Readonly<Record<string, number>>
  /** "Half seven" is 6:30 where it counts to the hour, 7:30 where it counts from it. */
  readonly halfIsBefore: boolean
}
