import { Fragment } from 'react'
import { classNames } from '../primitives/class-names.ts'
import type { Elements } from '../primitives/elements.ts'
import { Icon } from '../primitives/icon.tsx'
import s from './choice-fold.module.css'

/** A name in words, with its language where that is not the page's. */
export type FoldName = { readonly id: string; readonly text: string; readonly lang?: string | undefined }

type ChoiceFoldProps = {
  /** What it is called, open or closed. */
  readonly title?: FoldName
  /** What it is called while it is open, where what is chosen says enough of it when closed. */
  readonly titles?: readonly FoldName[]
  readonly rule?: string | undefined
  readonly chosen: readonly FoldName[]
  /** What is said beside what is chosen. */
  readonly change?: string
  readonly isLive: boolean
  readonly isOpen: boolean
  /** The customer has opened or closed it. */
  readonly onToggle: (isOpen: boolean) => void
  /** Of several with the same name one is open. */
  readonly name?: string | undefined
  readonly children: Elements
}

/** Choices behind a line that says what is chosen of them. The browser opens it, so that it opens without code too. */
export function ChoiceFold({
  title,
  titles = [],
  rule,
  chosen,
  change,
  isLive,
  isOpen,
  children,
  ...fold
}: ChoiceFoldProps) {
  return (
    <details
      className={classNames(s.fold, chosen.length > 0 && s.chosen)}
      name={fold.name}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) fold.onToggle(open)
      }}
    >
      <summary className={s.line} tabIndex={isLive ? undefined : -1}>
        <span className={s.text}>
          {title !== undefined && (
            <span className={s.title} lang={title.lang}>
              {title.text}
            </span>
          )}
          {titles.length > 0 && <Names className={classNames(s.title, s.whileOpen)} names={titles} />}
          {rule !== undefined && <span className={s.rule}>{rule}</span>}
          {chosen.length > 0 && <Names className={classNames(s.value, s.whileClosed)} names={chosen} />}
        </span>
        {change !== undefined && chosen.length > 0 && (
          <span className={classNames(s.change, s.whileClosed)}>{change}</span>
        )}
        <Icon name="chevron" size="s" className={s.way} />
      </summary>
      {children}
    </details>
  )
}

function Names({ className, names }: { readonly className: string; readonly names: readonly FoldName[] }) {
  return (
    <span className={className}>
      {names.map(({ id, text, lang }) => (
        <Fragment key={id}>
          <span className={s.name} lang={lang}>
            {text}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
