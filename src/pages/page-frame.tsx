import { useContext, type ReactNode } from 'react'
import { plainHrefOf } from '#domain/navigation/plain-href.ts'
import type { Route } from '#domain/navigation/routes.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { buttonLook } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import type { Elements } from '#ui/primitives/elements.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import { Link } from './link.tsx'
import { OfferToSend } from './support/offer-to-send.tsx'
import s from './page.module.css'
import { Title } from './title.tsx'

type PageProps = {
  readonly icon: IconName
  readonly title: string
  readonly text?: string | undefined
  /** Something went wrong. */
  readonly isTrouble?: boolean
  /** More than a sentence: it gets the room to be read. */
  readonly isLong?: boolean
  /** What stands between the text and the ways on. */
  readonly body?: Elements
  /** The way most people go on from here. */
  readonly main?: { readonly to: Route; readonly text: string } | undefined
  /** Where the restaurant can look into what went wrong. */
  readonly trouble?: Extract<SendingReason, 'refusal' | 'fault'> | undefined
  readonly children?: ReactNode
}

/** A page: a card with its sign and heading, what it says, and the ways on. */
export function Page({
  icon,
  title,
  text,
  isTrouble = false,
  isLong = false,
  body,
  main,
  trouble,
  children,
}: PageProps) {
  const { support } = useBrand()
  return (
    <Card isFlush className={classNames(s.page, isLong && s.long)}>
      <div className={s.head}>
        <span className={classNames(s.sign, isTrouble && s.trouble)}>
          <Icon name={icon} size="l" />
        </span>
        <Title key={title}>{title}</Title>
        {text !== undefined && <p className={s.intro}>{text}</p>}
      </div>
      {body}
      {main !== undefined && (
        <WayOn to={main.to} className={buttonLook('primary')}>
          {main.text}
        </WayOn>
      )}
      {children !== undefined && <div className={s.ways}>{children}</div>}
      {support && trouble && (
        <div className={s.ways}>
          <OfferToSend reason={trouble} />
        </div>
      )}
    </Card>
  )
}

/** A link to where one can go from a page. */
export function Way({ to, children }: { readonly to: Route; readonly children: string }) {
  return (
    <WayOn to={to} className={s.way}>
      {children}
    </WayOn>
  )
}

type WayOnProps = { readonly to: Route; readonly className: string | undefined; readonly children: string }

function WayOn({ to, className, children }: WayOnProps) {
  const { view } = useContext(ViewContext)
  const plain = useIsPlain() ? plainHrefOf(to, view) : undefined
  if (plain === undefined)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a className={className} href={plain}>
      {children}
    </a>
  )
}
