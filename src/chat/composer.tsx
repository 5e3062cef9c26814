import { useContext, useRef, useState, type KeyboardEvent } from 'react'
import { VaultContext } from '#bindings/use-speech.ts'
import { composerFrame } from '#ui/composer-frame.ts'
import { Icon } from '#ui/icon.tsx'

const DRAFT_FIELD = 'composer'
const LONGEST_MESSAGE = 500

type ComposerProps = {
  readonly labels: { readonly field: string; readonly example: string; readonly send: string }
  readonly onSend: (text: string) => void
}

/** Typing is an accelerator, never needed. Half-typed text survives turns and reloads; Arrow Up recalls the last message. */
export function Composer({ labels, onSend }: ComposerProps) {
  const vault = useContext(VaultContext)
  const [text, setText] = useState(() => vault.draftOf(DRAFT_FIELD))
  const last = useRef('')

  function change(next: string) {
    setText(next)
    vault.keepDraft(DRAFT_FIELD, next)
  }

  function send() {
    if (text.trim() === '') return
    last.current = text
    onSend(text)
    change('')
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' && text === '' && last.current !== '') {
      event.preventDefault()
      change(last.current)
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
        maxLength={LONGEST_MESSAGE}
        aria-label={labels.field}
        placeholder={labels.example}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit" className={composerFrame.send} aria-label={labels.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
