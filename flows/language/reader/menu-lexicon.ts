import type { Menu } from '#domain/catalogue/product.ts'
import { type Translated, textIn } from '#domain/catalogue/translated.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { normalise } from '../normalise.ts'
import { amountsOf } from './amount-words.ts'
import { wordsIn } from './sentence-words.ts'
import { sizingWords } from './sized-names.ts'
import type { MenuLexicon, Phrase, Place, Posting, Target } from './lexicon.ts'
import { isSameKind, stemsOf } from './word-stems.ts'
import {
  formsOf,
  kindsApart,
  kindsByWord,
  kindsOf,
  oneWord,
  qualifiersOf,
  synonymsOf,
  variantsOf,
  withoutJoints,
} from './name-forms.ts'
import { plainProducts, sizedProducts } from './like-named-products.ts'
import { rolesOf } from './spoken-roles.ts'
import { eachCategory, eachOption, placeOf } from './menu-walk.ts'

/** What a menu calls its own goes before what a language calls like things. */
const OTHER_NAME_COST = 0.03
const GROUP_NAMED_COST = 0.02
const CATEGORY_COST = 0.5
const KIND_NAMED_COST = 0.05
/** "Cheese" for cheddar is likelier one that has it in its name. */
const KIND_SAID_COST = 0.36
/** "Pizza" of one that is called a large pizza; what the size, said apart, makes good. */
export const UNSIZED_COST = 0.4
const IN_NAME = 'name'

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

const IN_NAME_PLACE: Place = { group: IN_NAME, option: IN_NAME, kind: IN_NAME, isDefault: false, groupMax: 1 }

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
