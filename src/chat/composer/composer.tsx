import { useContext, useRef, type KeyboardEvent } from 'react'
import { PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { composerFrame } from './composer-frame.ts'
import { Icon } from '#ui/primitives/icon.tsx'

const DRAFT_FIELD = 'composer'

type ComposerProps = {
  readonly labels: { readonly field: string; readonly example: string; readonly send: string }
  /** Settles once what was written is answered. */
  readonly onSend: (text: string) => Promise<void>
  /** Something is typed: what reads it may be fetched. */
  readonly onWrite: () => void
}

/**
 * Typing is an accelerator, never needed. Half-typed text survives turns and reloads; Arrow Up recalls the last
 * message. The field is uncontrolled: a key press renders nothing, and text typed before the code came stays.
 */
export function Composer({ labels, onSend, onWrite }: ComposerProps) {
  const personalData = useContext(PersonalDataContext)
  const field = useRef<HTMLTextAreaElement>(null)
  const last = useRef('')

  function write(text: string) {
    if (field.current) field.current.value = text
    personalData.keepDraft(DRAFT_FIELD, text)
  }

  function send() {
    const text = field.current?.value ?? ''
    if (text.trim() === '') return
    last.current = text
    if (field.current) field.current.value = ''
    // What reads it may have to be fetched: a page that is reloaded meanwhile has it in the field again.
    void onSend(text).then(() => {
      if (personalData.draftOf(DRAFT_FIELD) === text)
        personalData.keepDraft(DRAFT_FIELD, field.current?.value ?? '')
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' && field.current?.value === '' && last.current !== '') {
      event.preventDefault()
      write(last.current)
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    }
  }

  return (
    <form
      className={composerFrame.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        className={composerFrame.field}
        data-composer
        rows={1}
        aria-label={labels.field}
        placeholder={labels.example}
        ref={field}
        defaultValue={personalData.draftOf(DRAFT_FIELD)}
        onInput={(event) => {
          personalData.keepDraft(DRAFT_FIELD, event.currentTarget.value)
          onWrite()
        }}
        onKeyDown={press}
      />
      <button type="submit" className={composerFrame.send} aria-label={labels.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
