import type { ReactNode, Ref } from 'react'
import type { Elements } from '#ui/primitives/elements.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { ViewLink, ViewSwitch, type ViewChoice } from '#ui/primitives/view-switch.tsx'
import { Wordmark, type WordmarkPictures } from '#ui/primitives/wordmark.tsx'
import { MoreMenu } from './more-menu.tsx'
import s from './shell.module.css'

type ShellProps = {
  readonly labels: {
    readonly skip: string
    readonly views: string
    readonly receipt: string
    readonly tray: string
    readonly more: string
  }
  readonly name: string
  /** One or two letters in the mark beside the name. */
  readonly mark: string
  /** A picture in the place of the letters. */
  readonly logo?: string | undefined
  /** The name as the house writes it, in the place of both; beside it stands the restaurant's, once one is chosen. */
  readonly wordmark?: WordmarkPictures | undefined
  /** Where the name leads (S2.86: the logo links to the start of the order). */
  readonly homeHref: string
  readonly openState?: { readonly isOpen: boolean; readonly word: string; readonly rest?: string } | undefined
  readonly views: readonly ViewChoice[]
  readonly onView: (id: string) => void
  /** Another view, offered first to customers who use a keyboard or a screen reader. */
  readonly skipTo?: Omit<ViewChoice, 'isCurrent'> | undefined
  /** The way back to an order on its way. */
  readonly live?: Elements
  /** What else can be done from everywhere: on a phone a tap away. */
  readonly actions?: Elements
  readonly banner?: Elements
  /** The named steps: on a phone with what else can be done, beside a line that shows how far the order is. */
  readonly stepper?: Elements
  readonly progress?: Elements
  readonly tray?: ReactNode
  readonly receipt?: ReactNode
  readonly children: ReactNode
  /** Whether the question has a bar of its own that stays in sight. */
  readonly hasBar?: boolean
  /** Whether the page refreshes itself, so that the window has to scroll: it alone is scrolled back by browsers. */
  readonly isRefreshed?: boolean
  /** The id of the heading that names what `main` holds. */
  readonly headingId: string | undefined
  /** What scrolls, unless the window is too low for bars around it. */
  readonly mainRef?: Ref<HTMLElement>
  /** While nothing in it can be focused, the scroller itself takes the focus, so that it can be scrolled by keys. */
  readonly isWaiting?: boolean
  readonly isWide?: boolean
  /** Whether what is chosen from stands in the middle of a wide window, between what is said and the order. */
  readonly isStaged?: boolean
}

/** The frame of the chat and the linear view: one row above, the scroller, one row below, and from 900 px the receipt. */
export function Shell(props: ShellProps) {
  const { labels, openState, receipt } = props
  return (
    <div
      className={classNames(
        s.shell,
        receipt !== undefined && s.withReceipt,
        props.hasBar === true && s.barred,
        props.isRefreshed === true && s.refreshed,
        props.isStaged === true && s.staged,
      )}
    >
      <a className={s.skip} href="#main">
        {labels.skip}
      </a>
      <div className={s.page}>
        <header className={s.header}>
          {/* It leads to another view, not into this page, so it stands in a landmark. */}
          {props.skipTo !== undefined && (
            <ViewLink className={s.skip} view={props.skipTo} onView={props.onView} />
          )}
          <a className={s.brand} href={props.homeHref}>
            {props.wordmark === undefined ? (
              <span className={s.mark} aria-hidden="true">
                {props.logo === undefined ? props.mark : <img className={s.sign} src={props.logo} alt="" />}
              </span>
            ) : (
              <Wordmark wordmark={props.wordmark} className={openState && s.beside} />
            )}
            {(props.wordmark === undefined || openState !== undefined) && (
              // A new name is a new element on its own lines, so that nothing around it moves.
              <span className={s.names} key={props.name}>
                <span className={s.name}>{props.name}</span>
                {openState !== undefined && (
                  <span className={s.state}>
                    <b className={openState.isOpen ? s.open : s.closed}>{openState.word}</b>{' '}
                    <span>{openState.rest}</span>
                  </span>
                )}
              </span>
            )}
          </a>
          <div className={s.controls}>
            {props.live}
            <ViewSwitch
              isCompact={openState !== undefined}
              label={labels.views}
              views={props.views}
              onView={props.onView}
            />
            <MoreMenu label={labels.more}>
              {props.stepper}
              {props.actions}
            </MoreMenu>
          </div>
          {props.progress}
        </header>
        <div className={s.middle}>
          {props.banner}
          <main
            className={s.main}
            id="main"
            ref={props.mainRef}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller with nothing to reach in it must be reached itself (WCAG 2.1.1)
            tabIndex={props.isWaiting === true ? 0 : -1}
            aria-labelledby={props.headingId}
          >
            <div className={classNames(s.column, props.isWide && s.wide)}>{props.children}</div>
          </main>
        </div>
      </div>
      {props.tray !== undefined && (
        <section className={s.tray} aria-label={labels.tray}>
          <div className={s.trayColumn}>{props.tray}</div>
        </section>
      )}
      {receipt !== undefined && (
        <aside className={s.receipt} aria-label={labels.receipt} data-order>
          {receipt}
        </aside>
      )}
    </div>
  )
}
