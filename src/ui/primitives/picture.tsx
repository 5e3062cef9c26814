import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import s from './picture.module.css'

type PictureProps = {
  readonly url?: string | undefined
  /** The product or restaurant code: the same code always gets the same backdrop. */
  readonly code: string
  /** Backdrop 1 to 8, where neighbours shall differ whatever their codes are. */
  readonly tint?: number | undefined
  readonly size?: 'fill' | 'row' | 'head'
  /** Above the fold: fetched at once. Everything else waits until it comes near. */
  readonly isEager?: boolean
  /** Known to be out of sight: only the backdrop stands, and the browser has no picture to watch. */
  readonly isFar?: boolean
  readonly isMuted?: boolean
  readonly className?: string | undefined
}

/** A square picture on a tinted backdrop; decorative, since the name always stands beside it. */
export function Picture({
  url,
  code,
  tint,
  size = 'fill',
  isEager = false,
  isFar = false,
  isMuted = false,
  className,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <span
      className={classNames(
        s.frame,
        s[size],
        s[`tint${tint ?? tintOf(code)}`],
        isMuted && s.muted,
        className,
      )}
    >
      {url === undefined || url === failedUrl ? (
        <Icon name="plate" size="l" className={s.placeholder} />
      ) : isFar ? null : (
        <img
          className={isDrawing(url) ? s.drawing : s.photo}
          src={url}
          alt=""
          width={256}
          height={256}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  )
}

/** Backdrop 1 to 8 of a code. */
export function tintOf(code: string): number {
  let hash = 7
  for (const character of code) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return (hash % 8) + 1
}

/** A drawing is shown whole, and the backdrop through it; a photograph fills the frame. */
function isDrawing(url: string): boolean {
  return /\.svg(\?|$)/.test(url)
}
