import type { LanguageWords, Role, SpokenRole } from '../words/language-words.ts'
import { wordsIn } from './sentence-words.ts'

/** The roles that words and phrases have in an order, by their words. */
export function rolesOf(languages: readonly LanguageWords[]): ReadonlyMap<string, readonly SpokenRole[]> {
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
