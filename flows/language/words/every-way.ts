/** Every phrase that those with alternatives stand for: `(is|are) they` is two, and nothing may be said where one is empty. */
export function everyWay(phrases: readonly string[]): readonly string[] {
  return phrases.flatMap(spelledOut)
}

function spelledOut(phrase: string): readonly string[] {
  const found = /\(([^()]*)\)/.exec(phrase)
  if (!found) return [phrase.replaceAll(/\s+/g, ' ').trim()]
  const [whole, alternatives = ''] = found
  return alternatives.split('|').flatMap((each) => spelledOut(phrase.replace(whole, each)))
}
