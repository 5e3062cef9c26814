import { classNames } from './class-names.ts'
import s from './wordmark.module.css'

export type WordmarkPictures = {
  /** The picture for a light ground, and one for a dark ground; without that the other stands on white there. */
  readonly light: string
  readonly dark?: string | undefined
  /** What it says. */
  readonly words: string
  /** How many times as wide as high it is, where that is known: its room is kept until it has come. */
  readonly ratio?: number | undefined
}

type WordmarkProps = { readonly wordmark: WordmarkPictures; readonly className?: string | undefined }

/** A name as its house writes it: as high as its line, as wide as it comes to by that, and never distorted. */
export function Wordmark({ wordmark: { light, dark, words, ratio }, className }: WordmarkProps) {
  const size = ratio === undefined ? {} : { width: Math.round(ratio * HEIGHT), height: HEIGHT }
  return (
    <span className={classNames(s.wordmark, className)}>
      <img
        className={classNames(s.picture, dark === undefined ? s.alone : s.light)}
        src={light}
        alt={words}
        {...size}
      />
      {dark !== undefined && (
        <img className={classNames(s.picture, s.dark)} src={dark} alt={words} {...size} loading="lazy" />
      )}
    </span>
  )
}

/** Of its attributes the ratio counts alone. */
const HEIGHT = 100
