import { useCallback, useContext, useMemo } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { currentMenuOf } from '#flows/core/conversation/selectors.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { Understood } from '#flows/language/understood.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import type { Command, UnknownTold } from '#flows/core/log/commands.ts'
import { isAct, MOST_LETTERS } from '#flows/core/log/log.ts'
import type { Say } from '#flows/core/log/say.ts'
import { ContactHandoffContext } from '../checkout/contact-handoff.ts'
import { SpeakerContext } from '../prompts/speaker.ts'
import { DeviceNoticesContext } from '../runtime/device-notices.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { PersonalDataContext } from './use-formatter.ts'
import { useFormatterOf } from './use-formatter-of.ts'
import { partFetched, shared, untilFetched } from '../runtime/until-fetched.ts'
import { ViewContext } from '../runtime/view-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { isSettled, when } from '../timing/when.ts'
import { useVisits } from '../navigation/visits.tsx'

/**
 * Sends the command that typed text means; text without a meaning here changes no state and is answered with choices.
 */
export function useTypedWords(): (text: string) => Promise<void> {
  const runner = useRunner()
  const personalData = useContext(PersonalDataContext)
  const clock = useContext(ClockContext)
  const { setView } = useContext(ViewContext)
  const contact = useContext(ContactHandoffContext)
  const speaker = useContext(SpeakerContext)
  const { visit } = useVisits()
  const { i18n } = useTranslation()
  const formatterIn = useFormatterOf()
  const { tell } = useContext(DeviceNoticesContext)
  return useCallback(
    async (text: string) => {
      const written = text.trim().slice(0, MOST_LETTERS)
      const isCut = text.trim().length > MOST_LETTERS
      const said = personalData.keep(written)
      const fetched: Fetching = (fetchCode) =>
        untilFetched(fetchCode, { onFailed: (failures) => failures > 1 && tell('pageIncomplete') })
      const reader = await fetched(() => loadReader(i18n, i18n.resolvedLanguage, fetched))
      const wordsOf = (say: Say) => reader.enabled.map((language) => formatterIn(language).say(say))
      const read = () => reader.read(written, () => ({ ...runner.conversation(), now: clock() }), wordsOf)
      const meaning = await read()
      const command = reader.commandMeant(meaning, said)
      const answer = (told: UnknownTold) =>
        runner.dispatch({ type: 'words.unknown', candidates: [], told }, said, isCut)
      if (command) {
        const { turns, flows } = runner.conversation()
        runner.dispatch(command, said, isCut)
        const after = runner.conversation()
        // The command may have become impossible since it was typed: that is answered too.
        if (after.turns === turns && after.flows === flows)
          runner.dispatch({ type: 'words.unknown', candidates: [] }, said, isCut)
        else if (meaning.kind === 'command' && meaning.thenShows) visit(meaning.thenShows)
        else if ('thenReads' in meaning && meaning.thenReads)
          whenMenuIsThere(runner, async () => {
            const rest = reader.commandMeant(await read(), said)
            if (rest) runner.dispatch(rest, said)
          })
      } else if (meaning.kind === 'route') visit(meaning.route)
      else if (meaning.kind === 'language') void i18n.changeLanguage(meaning.language)
      else if (meaning.kind === 'address') {
        contact.form()?.writeEmail(meaning.email)
        speaker.say(i18n.t('contact.written', { email: meaning.email }))
      } else if (meaning.kind === 'word') {
        const { word } = meaning
        const other = otherThan(i18n.resolvedLanguage, reader.enabled)
        if (word === 'login' || word === 'profile') visit({ name: word })
        else if (word === 'classic' || word === 'linear') setView(word)
        else if (word === 'pay') contact.form()?.submit()
        else if (word === 'accept') {
          contact.form()?.acceptPolicy()
          runner.dispatch({ type: 'inquiry.make', inquiry: { about: 'accepted' } }, said, isCut)
        } else if (word === 'language' && other !== undefined) void i18n.changeLanguage(other)
        else if (word === 'language') answer('language')
        else if (!(word === 'redo' ? runner.redo() : runner.undo(word === 'back' ? 'answer' : 'act')))
          answer(word !== 'redo' && runner.conversation().barrier > 0 ? 'paid' : 'nothingDone')
      }
    },
    [runner, personalData, clock, setView, contact, speaker, visit, i18n, formatterIn, tell],
  )
}

/** Acts once the menu is there, unless the customer does anything else first than say how to eat. */
function whenMenuIsThere(runner: Runner, act: () => void): void {
  when(
    runner,
    () => {
      const conversation = runner.conversation()
      const isAsked = liveQuestionOf(conversation)?.name === 'mode'
      return isSettled(runner) && !isAsked && currentMenuOf(conversation) !== undefined
    },
    act,
    ({ entry: { event } }) => isAct(event) && !(event.type === 'command' && isOfMode(event.command)),
  )
}

function isOfMode({ type }: Command): boolean {
  return type === 'mode.choose' || type === 'mode.resolve'
}

/** The other of two languages; which one is meant has to be said where there are more. */
function otherThan(language: string | undefined, enabled: readonly string[]): string | undefined {
  const [other, ...more] = enabled.filter((each) => each !== language)
  return more.length === 0 ? other : undefined
}

/**
 * Fetches what reads typed words ahead of need, with the first key that is pressed; what is lost then is fetched when it
 * is needed. Once for a language: the browser walks through every module of it at each import, which a key would wait for.
 */
export function useFetchReader(): () => void {
  const { i18n } = useTranslation()
  const { resolvedLanguage } = i18n
  const ahead = useMemo(
    () => shared(() => loadReader(i18n, resolvedLanguage, partFetched)),
    [i18n, resolvedLanguage],
  )
  return useCallback(() => void ahead().catch(() => undefined), [ahead])
}

type Fetching = <Code>(fetchCode: () => Promise<Code>) => Promise<Code>

/**
 * What reads typed words: in the likeliest languages, and in the others where those leave words over. `fetched` gets what
 * only some sentences need.
 */
async function loadReader(i18next: i18n, language: string | undefined, fetched: Fetching) {
  const [
    { understand },
    { commandMeant },
    { leavesWords, clearerOf, meansNothing },
    { loadWords },
    globalWords,
  ] = await Promise.all([
    import('#flows/language/understand.ts'),
    import('#flows/language/command-meant.ts'),
    import('#flows/language/clearer-reading.ts'),
    import('#flows/language/words/load-words.ts'),
    import('./global-words.ts').then(({ loadLexicon }) => loadLexicon(i18next)),
  ])
  const { lexicon, enabled } = globalWords
  const { first, others } = languagesOf(language, i18next, enabled)
  const likeliestWords = await loadWords(first)

  async function read(
    text: string,
    standing: () => Conversation,
    wordsOf: (say: Say) => readonly string[],
  ): Promise<Understood> {
    const wording = { languages: enabled, wordsOf }
    const likeliest = understand(text, standing(), { lexicon, wording, words: likeliestWords })
    const more = others.length === 0 || !leavesWords(likeliest) ? [] : await fetched(() => loadWords(others))
    const meaning =
      more.length === 0
        ? likeliest
        : clearerOf(likeliest, understand(text, standing(), { lexicon, wording, words: more }))
    if (!meansNothing(meaning)) return meaning
    const { orResembling } = await fetched(() => import('#flows/language/resembling.ts'))
    return orResembling(meaning, text, standing(), wording)
  }
  return { read, commandMeant, enabled }
}

/** A sentence is read in these first: each language costs its words, and its time. */
const LIKELIEST = 2

function languagesOf(language: string | undefined, { options }: i18n, enabled: readonly string[]) {
  const likeliest = [language, 'en', options.fallbackLng].filter((each) => typeof each === 'string')
  const known = [...new Set([...likeliest, ...enabled])].filter((each) => enabled.includes(each))
  return { first: known.slice(0, LIKELIEST), others: known.slice(LIKELIEST) }
}
