import { useCallback, useContext } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Interpretation } from '#flows/language/interpret.ts'
import type { Command } from '#flows/log/commands.ts'
import type { Say } from '#flows/log/say.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { VaultContext } from './use-formatter.ts'
import { useFormatterOf } from './use-formatter-of.ts'
import { ViewContext } from '../runtime/view-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useVisits } from '../navigation/visits.tsx'

/**
 * Sends the command that typed text means; text without a meaning here changes no state and is answered with choices.
 */
export function useTypedWords(): (text: string) => Promise<void> {
  const runner = useRunner()
  const vault = useContext(VaultContext)
  const clock = useContext(ClockContext)
  const { setView } = useContext(ViewContext)
  const { visit } = useVisits()
  const { i18n } = useTranslation()
  const formatterIn = useFormatterOf()
  return useCallback(
    async (text: string) => {
      const written = text.trim()
      const said = vault.keep(written)
      const { understand, lexicon, enabled, words } = await loadReader(i18n)
      const standing = { ...runner.conversation(), now: clock() }
      const wordsOf = (say: Say) => enabled.map((language) => formatterIn(language).say(say))
      const meaning = understand(written, standing, {
        lexicon,
        wording: { languages: enabled, wordsOf },
        words,
      })
      if (meaning.kind === 'order')
        runner.dispatch({ type: 'proposal.make', text: said, order: meaning.order }, said)
      else if (meaning.kind === 'changes')
        runner.dispatch({ type: 'revision.make', text: said, ...meaning.revision }, said)
      else if (meaning.kind === 'command') {
        const { turns, flows } = runner.conversation()
        runner.dispatch(meaning.command, said)
        const after = runner.conversation()
        // The command may have become impossible since it was typed: that is answered too.
        if (after.turns === turns && after.flows === flows)
          runner.dispatch({ type: 'words.unknown', candidates: [] }, said)
        else if (meaning.thenShows) visit(meaning.thenShows)
      } else if (meaning.kind === 'route') visit(meaning.route)
      else if (meaning.kind === 'place') runner.dispatch({ type: 'restaurant.search', text: said }, said)
      else if (meaning.kind === 'unknown') runner.dispatch(unknownWords(meaning), said)
      else if (meaning.word === 'login' || meaning.word === 'profile') visit({ name: meaning.word })
      else if (meaning.word === 'classic' || meaning.word === 'linear') setView(meaning.word)
      else if (meaning.word === 'redo') runner.redo()
      else runner.undo(meaning.word === 'back' ? 'answer' : 'act')
    },
    [runner, vault, clock, setView, visit, i18n, formatterIn],
  )
}

/** Fetches what reads typed words ahead of need, with the first key that is pressed. */
export function useFetchReader(): () => void {
  const { i18n } = useTranslation()
  return useCallback(() => void loadReader(i18n), [i18n])
}

async function loadReader(i18next: i18n) {
  const [{ understand }, { loadWords }, { lexicon, enabled }] = await Promise.all([
    import('#flows/language/understand.ts'),
    import('#flows/language/words/load-words.ts'),
    import('./global-words.ts').then(({ loadLexicon }) => loadLexicon(i18next)),
  ])
  return { understand, lexicon, enabled, words: await loadWords(readFirst(i18next, enabled)) }
}

/** Sentences are read in the language of the page and in one more: each one costs its words, and its time. */
const MOST_READ = 2

function readFirst({ resolvedLanguage, options }: i18n, enabled: readonly string[]): readonly string[] {
  const likeliest = [resolvedLanguage, 'en', options.fallbackLng].filter(
    (language) => typeof language === 'string',
  )
  const known = [...likeliest, ...enabled].filter((language) => enabled.includes(language))
  return [...new Set(known)].slice(0, MOST_READ)
}

function unknownWords({
  candidates,
  soldOut,
}: Extract<Interpretation, { kind: 'unknown' }>): Extract<Command, { type: 'words.unknown' }> {
  return { type: 'words.unknown', candidates, ...(soldOut === undefined ? {} : { soldOut }) }
}
