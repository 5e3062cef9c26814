import mitt from 'mitt'
import { createContext } from 'react'

type SpeakerEvents = { readonly spoken: string }

/** Says to a screen reader what is no step of the conversation: why a button does nothing, what a form misses. */
export type Speaker = ReturnType<typeof createSpeaker>

/** A speaker that the live region of the view listens to. */
export function createSpeaker() {
  const emitter = mitt<SpeakerEvents>()
  return {
    say: (text: string) => emitter.emit('spoken', text),
    listen: (hear: (text: string) => void) => {
      emitter.on('spoken', hear)
      return () => emitter.off('spoken', hear)
    },
  }
}

/** One for the page, whatever view it shows. */
export const SpeakerContext = createContext<Speaker>(createSpeaker())
