import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Composer } from '../composer/composer.tsx'
import { useFetchReader, useTypedWords } from '#bindings/words/use-typed-words.ts'
import s from './write-instead.module.css'

/** The composer, closed until the customer wants to type. */
export function WriteInstead() {
  const { t } = useFormatter()
  const interpret = useTypedWords()
  const fetchReader = useFetchReader()
  const labels = { field: t('composer.label'), example: t('composer.example'), send: t('composer.send') }
  return (
    <details className={s.write}>
      <summary className={s.summary}>{t('linear.write')}</summary>
      <Composer labels={labels} onSend={interpret} onWrite={fetchReader} />
    </details>
  )
}
