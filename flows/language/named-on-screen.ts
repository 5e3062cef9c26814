import type { Menu, Part } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { categoriesOf } from '../menu/menu.questions.ts'
import { answersOf } from '../core/conversation/questions.ts'
import {
  GLOBAL_WORDS,
  meaningOfAnswer,
  menuSpokenOf,
  namesOf,
  type GlobalWord,
  type Lexicon,
  type Wording,
} from './interpret.ts'
import { type Interpretation } from './interpretation.ts'
import { keptFor } from './kept.ts'
import { normalise } from './normalise.ts'
import { stemsOfWord } from './reader/word-stems.ts'
import { withoutCourtesies, withoutGreetings } from './without-courtesies.ts'
import { misspelling } from './word-match.ts'
import type { LanguageWords } from './words/language-words.ts'

/** The words of answers, with what else they are called in the languages that are read. */
export function withOtherForms(wording: Wording, languages: readonly LanguageWords[]): Wording {
  const formsOf = (key: string) => languages.flatMap(({ onScreen }) => onScreen.forms[key] ?? [])
  return { ...wording, wordsOf: (say) => [...wording.wordsOf(say), ...formsOf(say.key)] }
}

const lexicons = new WeakMap<Lexicon, Map<string, Lexicon>>()

/** The words that always work, with what else they are called in the languages that are read; the same object each time. */
export function withMoreForms(lexicon: Lexicon, languages: readonly LanguageWords[]): Lexicon {
  const known = lexicons.get(lexicon) ?? new Map<string, Lexicon>()
  lexicons.set(lexicon, known)
  const key = languages.map(({ language }) => language).join(' ')
  const formsOf = (word: GlobalWord) =>
    languages.flatMap(({ onScreen }) => onScreen.forms[`intent.${word}`] ?? [])
  const made: Lexicon =
    known.get(key) ??
    (Object.fromEntries(
      GLOBAL_WORDS.map((word): [GlobalWord, readonly string[]] => [
        word,
        [...lexicon[word], ...formsOf(word)],
      ]),
    ) as Record<GlobalWord, readonly string[]>)
  known.set(key, made)
  return made
}

/** A sentence as it was written, and without what is said around the name of something shown. */
export function spokenPlainly(text: string, languages: readonly LanguageWords[]): readonly string[] {
  const plain = languages.flatMap((language) => {
    const polite = withoutCourtesies(text, language)
    return [...withoutGreetings(text, language), polite, withoutWords(polite, language.onScreen.around)]
  })
  return [...new Set([text, ...plain].map(normalise))].filter((said) => said !== '')
}

/**
 * The one answer, category or restaurant on screen that a sentence names, by its own words or others, in a polite sentence
 * too: "show me the drinks, please". Undefined where several are, or a product is called so. Pure.
 */
export function namedOnScreen(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
  wording: Wording,
): Interpretation | undefined {
  const menu = menuSpokenOf(conversation)
  const answers = [
    ...answersOf(conversation).filter(({ words }) => 'key' in words || words.kind !== 'product'),
    ...(menu ? categoriesOf(conversation) : []),
  ]
  // Blanks say nothing, and "shakes n sweets" are "shakes and sweets" and "shakes & sweets".
  const asCompared = (name: string) => withoutAnds(name, languages).replaceAll(' ', '')
  const named = answers.map((answer) => ({
    answer,
    isPlace: !('key' in answer.words) && answer.words.kind === 'restaurant',
    names: new Set(namesOf(answer, conversation, wording).map(asCompared)),
  }))
  const whole = normalise(text)
  const options = optionNamesOf(conversation.flows.customise.context.product?.parts ?? [], wording)
  const [begin = ''] = whole.split(' ')
  // Norwegian "to burgere" are two, whatever English passes over.
  const isCounted = languages.some(({ numbers }) => (numbers[begin] ?? 1) > 1)
  for (const said of spokenPlainly(text, languages)) {
    if (isCounted && !said.startsWith(begin)) continue
    // "Well done, please" is how the burger is cooked, and no "done".
    if (options.some((name) => name !== said && name.includes(said) && ` ${whole} `.includes(` ${name} `)))
      continue
    // What is said around the name of a restaurant may say how the food is had.
    const [first, ...others] = named.filter(
      ({ names, isPlace }) => names.has(asCompared(said)) && (!isPlace || said === whole),
    )
    if (!first || others.some(({ answer }) => !isSame(answer, first.answer))) continue
    if (!isSold(said, menu, languages, wording)) return meaningOfAnswer(first.answer)
  }
  return undefined
}

/** The one category that is to be shown, in another form or misspelt: "let me see the kids stuff", "show me the deserts". Pure. */
export function categoryShown(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
  wording: Wording,
): Interpretation | undefined {
  const menu = menuSpokenOf(conversation)
  if (!menu) return undefined
  const categories = categoriesOf(conversation)
  for (const language of languages) {
    const polite = withoutCourtesies(text, language)
    const said = withoutWords(polite, language.onScreen.around)
    if (said === '' || said === normalise(polite) || isSold(said, menu, languages, wording)) continue
    const [shown, ...others] = categories.filter((category) =>
      namesOf(category, conversation, wording).some((name) => isInOtherForm(said, name, language)),
    )
    if (shown && others.length === 0) return meaningOfAnswer(shown)
  }
  return undefined
}

/** Whether some words are those of a name, each in any of its forms or misspelt a little. */
function isInOtherForm(said: string, name: string, language: LanguageWords): boolean {
  const [words, wanted] = [said.split(' '), withoutAnds(name, [language]).split(' ')]
  return (
    words.length === wanted.length &&
    words.every((word, at) => {
      const other = wanted[at] ?? ''
      const stems = new Set(stemsOfWord(other, [language]))
      return (
        word === other ||
        misspelling(word, other) === 1 ||
        stemsOfWord(word, [language]).some((stem) => stems.has(stem))
      )
    })
  )
}

/** A name without what joins its words; all of it where it is nothing else. */
function withoutAnds(name: string, languages: readonly LanguageWords[]): string {
  const whole = normalise(name)
  const words = whole.split(' ').filter((word) => !languages.some((language) => andsOf(language).has(word)))
  return words.join(' ') || whole
}

const andsOf = keptFor(({ roles }: LanguageWords) => new Set(roles.and.map(normalise)))

/** What can be chosen of the open product, by its name in each language that may be typed. */
function optionNamesOf(parts: readonly Part[], wording: Wording): readonly string[] {
  return parts.flatMap((part) => [
    ...wording.languages.map((language) => normalise(textIn(part.product.name, language))),
    ...optionNamesOf(part.parts, wording),
  ])
}

/** Whether a product is called so, polite words aside: "The Classic" is "classic". */
export function isSold(
  said: string,
  menu: Menu | undefined,
  languages: readonly LanguageWords[],
  wording: Wording,
): boolean {
  const names = Object.values(menu?.products ?? {}).flatMap(({ name }) =>
    wording.languages.map((language) => normalise(textIn(name, language))),
  )
  return [...new Set(names)].some(
    (name) => name === said || (name.includes(said) && spokenPlainly(name, languages).includes(said)),
  )
}

function isSame(one: { readonly leadsTo: unknown }, other: { readonly leadsTo: unknown }): boolean {
  return JSON.stringify(one.leadsTo) === JSON.stringify(other.leadsTo)
}

/** Without some words, wherever they stand. */
export function withoutWords(text: string, words: readonly string[]): string {
  const left = new Set(words.map(normalise))
  return normalise(text)
    .split(' ')
    .filter((word) => !left.has(word))
    .join(' ')
}
