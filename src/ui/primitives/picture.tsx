import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import s from './picture.module.css'

type PictureProps = {
  readonly url?: string | undefined
  /** Smaller copies of it, where its server makes them. */
  readonly versions?: PictureVersions | undefined
  /** The product or restaurant code: the same code always gets the same backdrop. */
  readonly code: string
  /** Backdrop 1 to 8, where neighbours shall differ whatever their codes are. */
  readonly tint?: number | undefined
  readonly size?: keyof typeof WIDTHS
  /** Above the fold: fetched at once. Everything else waits until it comes near. */
  readonly isEager?: boolean
  /** Known to be out of sight: only the backdrop stands, and the browser has no picture to watch. */
  readonly isFar?: boolean
  readonly isMuted?: boolean
  readonly className?: string | undefined
}

/** About how wide a frame is, where its browser cannot tell before it fetches. */
const WIDTHS = {
  fill: '12rem',
  row: '3.5rem',
  head: '7.5rem',
  whole: '(width < 56rem) 12rem, 30rem',
} as const

/** A square picture on a tinted backdrop; decorative, since the name always stands beside it. */
export function Picture({
  url,
  versions,
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
        <>
          {versions?.preview !== undefined && <img className={s.photo} src={versions.preview} alt="" />}
          <img
            className={isDrawing(url) ? s.drawing : s.photo}
            {...(versions ? sizesOf(url, versions, WIDTHS[size], isEager) : { src: url })}
            alt=""
            width={256}
            height={256}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailedUrl(url)}
          />
        </>
      )}
    </span>
  )
}

/** Which copies there are to choose from; one that waits until it comes near is as wide as it is found to be by then. */
function sizesOf(url: string, { widths }: PictureVersions, width: string, isEager: boolean) {
  return {
    src: `${url}?w=${widths[1] ?? widths[0]}`,
    srcSet: widths.map((each) => `${url}?w=${each} ${each}w`).join(', '),
    sizes: isEager ? width : `auto, ${width}`,
  }
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
