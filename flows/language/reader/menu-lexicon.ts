import type { Category, Menu, Part, Product } from '#domain/catalogue/product.ts'
import { isGroup } from '#domain/catalogue/options.ts'
import { textIn, type Translated } from '#domain/catalogue/translated.ts'
import type { LanguageWords, Role, SpokenRole } from '../words/language-words.ts'
import { normalise } from '../normalise.ts'
import { amountsOf, type Amounts } from './amount-words.ts'
import { wordsIn } from './sentence-words.ts'
import { sizedName, sizingWords, type Sizing } from './sized-names.ts'

/** Where an option stands in one product, and how much of its group can be taken. `name`: in its name, so it is no choice. */
export type Place = {
  readonly group: string
  readonly option: string
  readonly kind: Part['kind'] | 'name'
  readonly isDefault: boolean
  readonly groupMax: number
}

/** One option by its code and its group's, wherever it is offered; by the number of the product. */
export type Option = {
  readonly places: ReadonlyMap<number, Place>
  /** Whether it can be ordered by itself too. */
  readonly isSold: boolean
}

/** What a phrase names; a group (`crust`) says nothing by itself. */
export type Target =
  | { readonly kind: 'product'; readonly product: number }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'group' }

/** A way to name something; `cost` is how far it is from the name itself. `head`: the word that says what it is. */
export type Phrase = {
  readonly length: number
  readonly head: string
  readonly target: Target
  readonly cost: number
  readonly isWholeOnly: boolean
}

/** A phrase a word stands in, where in it, and how many of the phrase's words it covers. */
export type Posting = { readonly phrase: number; readonly at: number; readonly covers: number }

/** All that a menu and the languages name, word by word. */
export type MenuLexicon = {
  readonly products: readonly Product[]
  readonly options: readonly Option[]
  readonly phrases: readonly Phrase[]
  readonly postings: ReadonlyMap<string, readonly Posting[]>
  /** Words without their endings, and the words of the menu they come from. */
  readonly byStem: ReadonlyMap<string, readonly string[]>
  readonly roles: ReadonlyMap<string, readonly SpokenRole[]>
  readonly numbers: ReadonlyMap<string, number>
  /** The most words a role or a number has. */
  readonly longestPhrase: number
  /** Words that say how large something is. */
  readonly sizes: ReadonlySet<string>
  /** Words that say something of any order, which are no part of a name by themselves. */
  readonly hollow: ReadonlySet<string>
  /** What some of one thing come in, and the products that come in such: in how many, or 0 where that is chosen. */
  readonly pieces: ReadonlySet<string>
  readonly counters: ReadonlySet<string>
  readonly portions: ReadonlySet<string>
  readonly amounts: Amounts
  readonly inPieces: ReadonlyMap<number, number>
  /** The options that say how many pieces it comes in, by that number, each at no cost. */
  readonly ofPieces: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Products that are called what others are beside a word of their own: "Pizza" beside "Hawaiian pizza". */
  readonly plain: ReadonlySet<number>
  readonly roleWords: ReadonlySet<string>
  readonly joints: ReadonlySet<string>
  /** Words that refuse something wherever they stand. */
  readonly refusing: ReadonlySet<string>
  readonly languages: readonly LanguageWords[]
}

const SYNONYM_COST = 0.04
/** What a menu calls its own goes before what a language calls like things. */
const OTHER_NAME_COST = 0.03
const SHORTENED_COST = 0.03
const GROUP_NAMED_COST = 0.02
const CATEGORY_COST = 0.5
const KIND_NAMED_COST = 0.05
/** "Cheese" for cheddar is likelier one that has it in its name. */
const KIND_SAID_COST = 0.36
/** "Pizza" of one that is called a large pizza; what the size, said apart, makes good. */
export const UNSIZED_COST = 0.4
const IN_NAME = 'name'
const SHORTEST_STEM = 3

const known = new WeakMap<Menu, Map<string, MenuLexicon>>()

/** The lexicon of a menu in some languages; made once for each menu. */
export function menuLexicon(menu: Menu, languages: readonly LanguageWords[]): MenuLexicon {
  const byLanguages = known.get(menu) ?? new Map<string, MenuLexicon>()
  known.set(menu, byLanguages)
  const key = languages.map(({ language }) => language).join()
  const found = byLanguages.get(key) ?? made(menu, languages)
  byLanguages.set(key, found)
  return found
}

function made(menu: Menu, languages: readonly LanguageWords[]): MenuLexicon {
  const products = Object.values(menu.products).filter(
    ({ type, isEnabled }) => type !== 'COUPON' && type !== 'OPTION' && isEnabled,
  )
  const phrases: Phrase[] = []
  const postings = new Map<string, Posting[]>()
  const seen = new Set<string>()
  const synonyms = synonymsOf(languages)
  const joints = new Set(languages.flatMap((language) => language.joints.flatMap(wordsIn)))
  const contentOf = (words: readonly string[]) => withoutJoints(words, joints)
  const qualifiers = qualifiersOf(languages)
  const ownMade = languages.flatMap((language) => language.ownMade.map(wordsIn))
  const sizing = sizingWords(languages)
  const betweenKinds = kindsApart(languages)
  const kinds = kindsByWord(languages)
  const add = (words: readonly string[], target: Target, cost: number, isWholeOnly = false) => {
    const key = `${words.join(' ')}|${JSON.stringify(target)}`
    if (words.length === 0 || seen.has(key)) return
    seen.add(key)
    const phrase = phrases.length
    phrases.push({ length: words.length, head: words.at(-1) ?? '', target, cost, isWholeOnly })
    const post = (word: string, at: number, covers: number) => {
      const list = postings.get(word)
      if (list) list.push({ phrase, at, covers })
      else postings.set(word, [{ phrase, at, covers }])
    }
    for (const [at, word] of words.entries()) post(word, at, 1)
    // Whole names are known written in one word or in several: a cheese burger, a cheeseburgermeny.
    if (words.length > 1 && words.length < 5) post(words.join(''), 0, words.length)
  }
  const pieces = new Set(languages.flatMap((language) => language.pieces.flatMap(wordsIn)))
  const piecesIn = (text: string) => {
    const words = wordsIn(text)
    const at = words.findIndex((word) => pieces.has(word))
    return at < 0 ? undefined : Number(/^\d+$/.exec(words[at - 1] ?? '')?.[0] ?? 0)
  }
  const inPieces = new Map<number, number>()
  const ofPieces = new Map<number, Map<number, number>>()
  const sizes = new Set(languages.flatMap((language) => language.sizes.map(normalise)))
  const namesOfSizes = synonyms.filter((group) => group.some(([word = '']) => sizes.has(word)))
  const namesOfOthers = synonyms.filter((group) => !namesOfSizes.includes(group))
  const name = (text: string, target: Target, cost: number, otherNames = synonyms) => {
    for (const form of formsOf(text, contentOf, qualifiers, ownMade))
      for (const variant of variantsOf(form.words, otherNames))
        add(variant.words, target, cost + form.cost + variant.cost)
  }
  // Norwegian `is`, ice cream, is a word that English asks with.
  const isAsking = (text: string) => languages.some(({ asks }) => asks.includes(text))
  // Just as it is written: "hamburger" for one burger makes no other burger of it.
  const otherName = (text: string, target: Target) => add(contentOf(wordsIn(text)), target, OTHER_NAME_COST)
  const namesOf = (translated: Translated) => [
    ...new Set(languages.map(({ language }) => textIn(translated, language))),
  ]

  const numberOf = new Map(products.map(({ code }, index) => [code as string, index]))
  for (const [product, { name: translated, alsoCalled = [] }] of products.entries()) {
    const [inOne] = namesOf(translated).flatMap((text) => piecesIn(text) ?? [])
    if (inOne !== undefined) inPieces.set(product, inOne)
    for (const text of namesOf(translated)) name(text, { kind: 'product', product }, 0)
    for (const text of alsoCalled.filter((each) => !isAsking(each)))
      otherName(text, { kind: 'product', product })
  }
  const plain = plainProducts(products, (product) =>
    namesOf(product.name).flatMap((text) =>
      formsOf(text, contentOf, qualifiers, ownMade).map(({ words }) => words),
    ),
  )
  eachCategory(menu.categories, (category, codes) => {
    for (const text of namesOf(category.name))
      for (const part of text.split(betweenKinds))
        for (const code of codes) {
          const product = numberOf.get(code)
          if (product !== undefined)
            for (const { words, cost } of variantsOf(contentOf(wordsIn(part)), synonyms))
              add(words, { kind: 'product', product }, CATEGORY_COST + cost, true)
        }
    // What is sold under "Burgers" may be called a burger after its name.
    for (const kind of namesOf(category.name).flatMap((text) => oneWord(text, contentOf)))
      for (const code of codes) {
        const product = numberOf.get(code)
        const named = product === undefined ? undefined : products[product]
        const forms = named
          ? namesOf(named.name).flatMap((text) => formsOf(text, contentOf, qualifiers, ownMade))
          : []
        for (const { words, cost } of forms)
          if (product !== undefined && !words.some((word) => isSameKind(word, kind, languages)))
            add([...words, kind], { kind: 'product', product }, KIND_NAMED_COST + cost, true)
      }
  })

  const called = new Set<string>()
  const options = new Map<string, { readonly number: number; readonly places: Map<number, Place> }>()
  const optionOf = (key: string) => {
    const entry = options.get(key) ?? { number: options.size, places: new Map<number, Place>() }
    options.set(key, entry)
    return entry
  }
  for (const { product, size, rest } of sizedProducts(products, namesOf, contentOf, sizing)) {
    const key = `${IN_NAME}/${size.join(' ')}`
    const { number, places } = optionOf(key)
    places.set(product, IN_NAME_PLACE)
    for (const variant of variantsOf(size, synonyms))
      add(variant.words, { kind: 'option', option: number }, variant.cost)
    for (const variant of variantsOf(rest, synonyms))
      add(variant.words, { kind: 'product', product }, UNSIZED_COST + variant.cost, true)
  }
  for (const [product, { parts }] of products.entries())
    eachOption(parts, undefined, (part, group) => {
      const place = placeOf(part, group)
      const key = `${place.group}/${place.option}/${place.kind}`
      const entry = optionOf(key)
      if (!entry.places.has(product)) entry.places.set(product, place)
      const target = { kind: 'option', option: entry.number } as const
      const names = namesOf(part.product.name)
      const groupNames = group ? namesOf(group.product.name) : []
      const [pieceCount] = names.flatMap((each) => piecesIn(each) ?? [])
      if (pieceCount !== undefined) {
        inPieces.set(product, 0)
        ofPieces.set(pieceCount, (ofPieces.get(pieceCount) ?? new Map()).set(entry.number, 0))
      }
      // The same option of another product is called the same.
      const { alsoCalled = [] } = part.product
      const asCalled = [entry.number, ...names, '/', ...alsoCalled, '/', ...groupNames].join('|')
      if (called.has(asCalled)) return
      called.add(asCalled)
      // "Medium" beside "well done" is no size: "regular" is none of them.
      const isOfSizes = group?.parts.some(
        (other) =>
          other.partCode !== part.partCode &&
          namesOf(other.product.name).some((text) => wordsIn(text).some((word) => sizes.has(word))),
      )
      for (const text of names) {
        name(text, target, 0, isOfSizes === false ? namesOfOthers : synonyms)
        for (const groupText of groupNames) nameInGroup(text, contentOf(wordsIn(groupText)), target, name)
      }
      for (const text of alsoCalled) otherName(text, target)
      for (const kind of kindsOf(names, kinds)) add([kind], target, KIND_SAID_COST)
      for (const text of groupNames) name(text, { kind: 'group' }, 0)
    })

  const roles = rolesOf(languages)
  const numbers = new Map(
    languages.flatMap(({ numbers: list }) =>
      Object.entries(list).map(([phrase, value]): [string, number] => [wordsIn(phrase).join(' '), value]),
    ),
  )
  const spoken = [...roles.keys(), ...numbers.keys()]
  return {
    products,
    options: [...options.values()].map(({ places }) => ({
      places,
      isSold: [...places.values()].some(({ option }) => numberOf.has(option)),
    })),
    phrases,
    postings,
    byStem: stemsOf(postings.keys(), languages),
    roles,
    numbers,
    longestPhrase: Math.max(...spoken.map((phrase) => phrase.split(' ').length)),
    roleWords: new Set(spoken.flatMap((phrase) => phrase.split(' '))),
    joints,
    refusing: new Set(languages.flatMap(({ cautions }) => cautions.refusal.map(normalise))),
    hollow: new Set([
      ...[...roles.keys()].filter((phrase) => !phrase.includes(' ')),
      ...[...numbers.keys()].flatMap((phrase) => phrase.split(' ')),
      ...pieces,
    ]),
    pieces,
    counters: new Set(languages.flatMap((language) => language.counters.flatMap(wordsIn))),
    portions: new Set(
      languages.flatMap((language) => language.portions.map((phrase) => wordsIn(phrase)[0] ?? '')),
    ),
    amounts: amountsOf(languages),
    inPieces,
    ofPieces,
    plain,
    sizes,
    languages,
  }
}

/** What may be said for a word of a name: its kind. */
function kindsByWord(languages: readonly LanguageWords[]): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>()
  for (const { kinds } of languages)
    for (const [kind, words] of Object.entries(kinds))
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), normalise(kind)])
  return byWord
}

function kindsOf(names: readonly string[], kinds: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return names.flatMap((text) => wordsIn(text).flatMap((word) => kinds.get(word) ?? []))
}

/** The one word of a name that has no more. */
function oneWord(text: string, contentOf: ContentOf): readonly string[] {
  const words = contentOf(wordsIn(text))
  return words.length === 1 ? words : []
}

function isSameKind(word: string, kind: string, languages: readonly LanguageWords[]): boolean {
  const stems = new Set(stemsOfWord(kind, languages))
  return stemsOfWord(word, languages).some((stem) => stems.has(stem))
}

/** A word and what is left of it without one of its endings, where enough is left. */
export function stemsOfWord(word: string, languages: readonly LanguageWords[]): readonly string[] {
  const stems = new Set([word])
  for (const { endings, stemEnds } of languages) {
    const found = [word, ...endings.flatMap((ending) => withoutEnding(word, ending))]
    for (const stem of found) {
      stems.add(stem)
      for (const [end, other] of Object.entries(stemEnds))
        for (const rest of withoutEnding(stem, end, 0)) stems.add(`${rest}${other}`)
    }
  }
  return [...stems]
}

function withoutEnding(word: string, ending: string, shortest = SHORTEST_STEM): readonly string[] {
  const rest = word.length - ending.length
  return word.endsWith(ending) && rest >= shortest ? [word.slice(0, rest)] : []
}

function stemsOf(words: Iterable<string>, languages: readonly LanguageWords[]) {
  const byStem = new Map<string, string[]>()
  for (const word of words)
    for (const stem of stemsOfWord(word, languages)) {
      const list = byStem.get(stem)
      if (list) list.push(word)
      else byStem.set(stem, [word])
    }
  return byStem
}

function rolesOf(languages: readonly LanguageWords[]): ReadonlyMap<string, readonly SpokenRole[]> {
  const roles = new Map<string, SpokenRole[]>()
  for (const { roles: table, revision, pieces, portions } of languages)
    for (const [role, phrases] of [
      ['filler', [...pieces, ...portions]] as const,
      ...(Object.entries(table) as [Role, readonly string[]][]),
      // "Onion rings instead of fries" orders no fries; one word alone may say it of something else.
      ['without', revision.insteadOf.filter((phrase) => phrase.includes(' '))] as const,
      // "No onion" refuses, and takes nothing back; "no, a water" does.
      ['wait', revision.wait.filter((phrase) => !table.no.includes(phrase))] as const,
      ['denial', revision.wait.filter((phrase) => table.no.includes(phrase))] as const,
    ])
      for (const phrase of phrases) {
        const key = wordsIn(phrase).join(' ')
        const list = roles.get(key)
        if (!list) roles.set(key, [role])
        else if (!list.includes(role)) list.push(role)
      }
  return roles
}

const IN_NAME_PLACE: Place = { group: IN_NAME, option: IN_NAME, kind: IN_NAME, isDefault: false, groupMax: 1 }

function plainProducts(
  products: readonly Product[],
  formsOfProduct: (product: Product) => readonly (readonly string[])[],
): ReadonlySet<number> {
  const forms = products.map((product) => formsOfProduct(product))
  const ends = new Set(
    forms.flat().flatMap((words) => words.slice(1).map((_, at) => words.slice(at + 1).join(' '))),
  )
  // Its own longer form is no other product.
  return new Set(
    products.flatMap((_, product) =>
      forms[product]?.some((words, form) => (form > 0 || words.length === 1) && ends.has(words.join(' ')))
        ? [product]
        : [],
    ),
  )
}

/** The products whose names tell their size, where another is called the same beside its own. */
function sizedProducts(
  products: readonly Product[],
  namesOf: (translated: Translated) => readonly string[],
  contentOf: ContentOf,
  sizing: Sizing,
) {
  const split = products.flatMap(({ name }, product) =>
    namesOf(name).map((text) => {
      const words = contentOf(wordsIn(text))
      return { product, ...(sizedName(words, sizing) ?? { size: [], rest: words }) }
    }),
  )
  const called = new Map<string, Set<number>>()
  for (const { product, rest } of split) {
    const key = rest.join(' ')
    called.set(key, (called.get(key) ?? new Set()).add(product))
  }
  return split.filter(({ size, rest }) => size.length > 0 && (called.get(rest.join(' '))?.size ?? 0) > 1)
}

/**
 * A name as it is written, without what follows a comma or stands in brackets, without a leading "extra", and without
 * "build your own".
 */
function formsOf(
  text: string,
  contentOf: ContentOf,
  qualifiers: ReadonlySet<string>,
  ownMade: readonly (readonly string[])[],
): readonly { readonly words: readonly string[]; readonly cost: number }[] {
  const short = text.replace(/\(.*?\)/g, ' ').split(',')[0] ?? text
  const forms = [{ words: contentOf(wordsIn(text)), cost: 0 }]
  if (short !== text) forms.push({ words: contentOf(wordsIn(short)), cost: SHORTENED_COST })
  const [first = '', ...rest] = contentOf(wordsIn(short))
  if (qualifiers.has(first) && rest.length > 0) forms.push({ words: rest, cost: SHORTENED_COST })
  const all = wordsIn(short)
  for (const phrase of ownMade) {
    const at = indexOfRun(all, phrase)
    const others = at === -1 ? [] : contentOf([...all.slice(0, at), ...all.slice(at + phrase.length)])
    if (others.length > 0) forms.push({ words: others, cost: SHORTENED_COST })
  }
  return forms
}

/** What an option may be called after though the customer says it as a wish. */
function qualifiersOf(languages: readonly LanguageWords[]): ReadonlySet<string> {
  return new Set(
    languages.flatMap(({ roles }) => [...roles.extra, ...roles.no, ...roles.without].map(normalise)),
  )
}

/** What stands between two kinds in the name of a category. */
function kindsApart(languages: readonly LanguageWords[]): RegExp {
  const and = languages.flatMap(({ roles }) => roles.and)
  return new RegExp(`[,&/]| (?:${and.join('|')}) `, 'u')
}

/** The words of a name without those that only join them. */
type ContentOf = (words: readonly string[]) => readonly string[]

function withoutJoints(words: readonly string[], joints: ReadonlySet<string>): readonly string[] {
  const content = words.filter((word) => !joints.has(word))
  return content.length > 0 ? content : words
}

/** "Thin" of the group "Crust" is a thin crust, and a crust that is thin. */
function nameInGroup(
  text: string,
  groupWords: readonly string[],
  target: Target,
  name: (text: string, target: Target, cost: number) => void,
): void {
  const own = new Set(wordsIn(text))
  const head = groupWords.at(-1)
  if (head !== undefined && !own.has(head)) name(`${text} ${head}`, target, GROUP_NAMED_COST)
}

function synonymsOf(languages: readonly LanguageWords[]): readonly (readonly (readonly string[])[])[] {
  return languages.flatMap(({ synonyms, pieces }) => [...synonyms, pieces].map((group) => group.map(wordsIn)))
}

/** The words, and the same with one thing in them called by its other names. */
function variantsOf(words: readonly string[], synonyms: ReturnType<typeof synonymsOf>) {
  const variants = [{ words, cost: 0 }]
  const vary = (at: number, form: readonly string[], other: readonly string[]) =>
    variants.push({
      words: [...words.slice(0, at), ...other, ...words.slice(at + form.length)],
      cost: SYNONYM_COST,
    })
  for (const group of synonyms)
    for (const form of group) {
      const at = indexOfRun(words, form)
      const [end = ''] = form
      const compound = at === -1 && form.length === 1 ? words.findIndex((word) => isCompound(word, end)) : -1
      const begin = words[compound]?.slice(0, -end.length) ?? ''
      for (const other of group) {
        if (other === form) continue
        if (at !== -1) vary(at, form, other)
        else if (compound !== -1 && other.length === 1 && !other[0]?.endsWith(end))
          vary(compound, form, [begin + (other[0] ?? '')])
      }
    }
  return variants
}

/** Whether a word is written as one with another: `trøffelmajones` is of majones. */
function isCompound(word: string, end: string): boolean {
  return end.length >= SHORTEST_STEM + 1 && word.length > end.length + 2 && word.endsWith(end)
}

function indexOfRun(words: readonly string[], run: readonly string[]): number {
  return words.findIndex((_, at) => run.every((word, offset) => words[at + offset] === word))
}

function eachCategory(
  categories: readonly Category[],
  visit: (category: Category, codes: readonly string[]) => void,
): readonly string[] {
  return categories.flatMap((category) => {
    const codes = [
      ...category.products.map(({ code }): string => code),
      ...eachCategory(category.children, visit),
    ]
    visit(category, codes)
    return codes
  })
}

function eachOption(
  parts: readonly Part[],
  group: Part | undefined,
  visit: (part: Part, group: Part | undefined) => void,
): void {
  for (const part of parts) {
    if (isGroup(part)) eachOption(part.parts, part, visit)
    else {
      visit(part, group)
      eachOption(part.parts, undefined, visit)
    }
  }
}

function placeOf(part: Part, group: Part | undefined): Place {
  return {
    group: group?.partCode ?? part.partCode,
    option: part.partCode,
    kind: part.kind,
    isDefault: part.defaultQuantity > 0,
    groupMax: group?.maxQuantity ?? Infinity,
  }
}
