import type { Allergen } from '#domain/catalogue/product.ts'
import { questionsIn } from '../reader/question-patterns.ts'
import type { LanguageWords } from '../words/language-words.ts'

/** The allergens that somebody says they cannot have; undefined where a sentence says nothing of it. Pure. */
export function avoidedWrittenIn(
  text: string,
  languages: readonly LanguageWords[],
): readonly Allergen[] | undefined {
  return languages
    .flatMap((language) => questionsIn(text, language))
    .find(({ about, allergens = [] }) => about === 'avoided' && allergens.length > 0)?.allergens
}
