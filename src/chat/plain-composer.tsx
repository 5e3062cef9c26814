import { useContext, useState, type KeyboardEvent } from 'react'
import { VaultContext } from '#bindings/use-speech.ts'
import { composerFrame } from '#ui/composer-frame.ts'
import { Icon } from '#ui/icon.tsx'

export const DRAFT_FIELD = 'composer'
export const LONGEST_MESSAGE = 500

type PlainComposerProps = {
  readonly labels: { readonly field: string; readonly example: string; readonly send: string }
  readonly onSend: (text: string) => void
}

/** The text box until the thread library has come: same place, same looks, and what is typed is kept. */
export function PlainComposer({ labels, onSend }: PlainComposerProps) {
  const vault = useContext(VaultContext)
  const [text, setText] = useState('')
  function send() {
    if (text.trim() === '') return
    onSend(text)
    setText('')
    vault.keepDraft(DRAFT_FIELD, '')
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
        maxLength={LONGEST_MESSAGE}
        aria-label={labels.field}
        placeholder={labels.example}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          vault.keepDraft(DRAFT_FIELD, event.target.value)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <button type="submit" className={composerFrame.send} aria-label={labels.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
