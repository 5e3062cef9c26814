import type { LanguageWords } from '../words/language-words.ts'

export const SHORTEST_STEM = 3

/** Whether a word is of a kind, in whatever form. */
export function isSameKind(word: string, kind: string, languages: readonly LanguageWords[]): boolean {
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

/** Words by the stems they may have. */
export function stemsOf(words: Iterable<string>, languages: readonly LanguageWords[]) {
  const byStem = new Map<string, string[]>()
  for (const word of words)
    for (const stem of stemsOfWord(word, languages)) {
      const list = byStem.get(stem)
      if (list) list.push(word)
      else byStem.set(stem, [word])
    }
  return byStem
}
