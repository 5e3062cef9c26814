import { useEffect, useRef, useState } from 'react'
import { READY, SCREEN_HREF, type Showing } from './screen/screen-message.ts'
import s from './desk.module.css'

type CustomerScreenProps = {
  readonly title: string
  /** CSS px: views are laid out by the width of their frame. */
  readonly width: number
  readonly showing: Showing
}

/** What the customer saw, drawn by the app's own views in a frame from which nothing can be sent. */
export function CustomerScreen({ title, width, showing }: CustomerScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data === READY)
        setReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(showing, location.origin)
  }, [isReady, showing])
  return (
    <div className={s.scrolls}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, whose policy lets it ask and send nothing */}
      <iframe ref={frame} className={s.frame} title={title} src={SCREEN_HREF} width={width} height={760} />
    </div>
  )
}
