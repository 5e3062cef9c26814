import type { PickupMode } from '#domain/catalogue/product.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Conversation } from '../../core/conversation/conversation.ts'
import { modesOf } from '../../core/conversation/selectors.ts'
import type { Taken } from '../../core/log/command-data.ts'
import { isCommand } from '../../core/conversation/question.ts'
import { answersOf, liveQuestionOf } from '../../core/conversation/questions.ts'
import { namesSpoken, type Wording } from '../interpret.ts'
import { type Interpretation } from '../interpretation.ts'
import { withoutWords } from '../named-on-screen.ts'
import { normalise } from '../normalise.ts'
import { readOrder } from '../reader/read-order.ts'
import { NO_MENU } from './terms-written.ts'
import { matchWords, type WordMatch } from '../word-match.ts'
import type { LanguageWords } from '../words/language-words.ts'

const MOST_OFFERED = 4
/** One letter says nothing of what somebody likes. */
const SHORTEST_KIND = 3

/**
 * Where a restaurant is asked for: one by its name with the way of eating in the same breath, "brygga burger take away", or
 * what its card says it serves, "tacos", which is only offered. Undefined where the words are neither. Pure.
 */
export function restaurantWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
  { wordsOf, languages: enabled }: Wording,
): Interpretation | undefined {
  if (liveQuestionOf(conversation)?.name !== 'restaurant') return undefined
  const listed = listedIn(conversation)
  for (const language of languages) {
    const { mode, words } = readOrder(text, NO_MENU, [language])
    const saidOf = (takens: readonly Taken[]) => {
      const left = words.flatMap(({ taken, text: word }) => (takens.includes(taken) ? word : []))
      return withoutWords(left.join(' '), language.onScreen.places) || normalise(left.join(' '))
    }
    const said = saidOf(['left'])
    // "Thai" is no misspelt "that" where it is served.
    const whole = saidOf(['left', 'guessed'])
    if (whole === '') continue
    const isOffered = mode !== undefined && modesOf(conversation).includes(mode)
    const matchOf = ({ name }: Restaurant) => matchIn(said, namesSpoken(name, enabled))
    const [named, ...others] = said === '' ? [] : listed.filter(matchOf)
    if (named && others.length === 0 && isOffered) return chosen(named, mode)
    if (named && others.length === 0 && mode === undefined && matchOf(named)?.missing === 0)
      return { kind: 'command', command: { type: 'restaurant.choose', id: named.id } }
    const servedBy = (name: string) =>
      listed.filter((each) => matchIn(name, kindsOf(each, wordsOf)) !== undefined)
    const kind = [said, whole, whole.replace(endsIn(language), '$1')]
      .filter((name) => name.length >= SHORTEST_KIND)
      .map(servedBy)
      .find((found) => found.length > 0)
    if (kind) return offered(kind)
  }
  return undefined
}

/** What is written as one with a word for a place: a `pizzasted`, `thaimat`. */
function endsIn({ onScreen }: LanguageWords): RegExp {
  const ends = onScreen.places.map(normalise).filter((place) => place.length >= SHORTEST_KIND)
  return new RegExp(`^(\\p{L}{${SHORTEST_KIND},}?)(?:${ends.join('|')})$`, 'u')
}

function listedIn(conversation: Conversation): readonly Restaurant[] {
  const ids = new Set(
    answersOf(conversation).flatMap(({ leadsTo }) =>
      isCommand(leadsTo) && leadsTo.type === 'restaurant.choose' ? [leadsTo.id] : [],
    ),
  )
  return conversation.flows.restaurant.context.list.filter(({ id }) => ids.has(id))
}

/** What its card says it serves, in each language that may be typed. */
function kindsOf({ cuisine }: Restaurant, wordsOf: Wording['wordsOf']): readonly string[] {
  return cuisine === undefined ? [] : wordsOf({ key: `cuisine.${cuisine}` })
}

/** How some words fit a name, or how it begins, misspelt a little at most; undefined where they do not. */
function matchIn(said: string, names: readonly string[]): WordMatch | undefined {
  return names
    .map((name) => matchWords(said, normalise(name)))
    .find((match) => match?.startsAtFirst === true && match.edits <= 1)
}

function chosen({ id }: Restaurant, mode: PickupMode): Interpretation {
  return { kind: 'command', command: { type: 'restaurant.choose', id, mode, asks: true } }
}

function offered(restaurants: readonly Restaurant[]): Interpretation {
  return {
    kind: 'unknown',
    candidates: restaurants.slice(0, MOST_OFFERED).map(({ id }) => ({
      label: { kind: 'restaurant', id },
      command: { type: 'restaurant.choose', id },
    })),
  }
}
