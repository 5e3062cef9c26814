import { useState } from 'react'
import type { HandledConversation, OpenedConversation } from '#domain/support/opened-conversation.ts'
import { Button } from '#ui/primitives/button.tsx'
import { useDeskWords } from './desk-words.ts'
import type { DeskWorld } from './desk-world.ts'
import { useTold } from './use-told.ts'
import s from './desk.module.css'

type NotesProps = Pick<DeskWorld, 'calls'> & {
  readonly opened: OpenedConversation
  /** Something was written: how it stands now. */
  readonly onHandled: (handled: HandledConversation) => void
}

/** What colleagues wrote, and writing to them or to the customer. */
export function ConversationNotes({ opened, calls, onHandled }: NotesProps) {
  const { t, i18n } = useDeskWords()
  const { told, tell } = useTold()
  const time = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' })
  const write = async (kind: 'notes' | 'reply', body: string) => {
    const handled = await tell(calls.write(opened.code, kind, body))
    if (handled) onHandled(handled)
    return handled !== undefined
  }
  return (
    <section className={s.panel} aria-labelledby="notes">
      <h3 id="notes">{t('desk.notes.title')}</h3>
      <ul className={s.notes}>
        {opened.notes.map(({ author, kind, body, writtenAt }) => (
          <li key={`${writtenAt} ${body}`}>
            <p className={s.hint}>
              {[time.format(writtenAt), author, t(`desk.notes.kind.${kind}`)].join(' · ')}
            </p>
            <p className={s.words}>{body}</p>
          </li>
        ))}
      </ul>
      <Writing
        label={t('desk.notes.note')}
        act={t('desk.notes.write')}
        onWrite={(body) => write('notes', body)}
      />
      {opened.canBeAnswered ? (
        <Writing
          label={t('desk.notes.reply')}
          act={t('desk.notes.send')}
          onWrite={(body) => write('reply', body)}
        />
      ) : (
        <p>{t('desk.notes.noAddress')}</p>
      )}
      <p role="status" className={s.told}>
        {told}
      </p>
    </section>
  )
}

type WritingProps = {
  readonly label: string
  readonly act: string
  /** Whether it was taken: what was not stays to be sent again. */
  readonly onWrite: (body: string) => Promise<boolean>
}

function Writing({ label, act, onWrite }: WritingProps) {
  const [body, setBody] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (body.trim() === '') return
    setBusy(true)
    if (await onWrite(body.trim())) setBody('')
    setBusy(false)
  }
  return (
    <form
      className={s.writing}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label className={s.field}>
        <span>{label}</span>
        <textarea
          className={s.words}
          rows={3}
          maxLength={4_000}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </label>
      <Button tone="outline" isSubmit isBusy={isBusy}>
        {act}
      </Button>
    </form>
  )
}
