import type { ReactNode } from 'react'
import type { Route } from '#domain/navigation/routes.ts'
import { Link } from './link.tsx'
import s from './page.module.css'
import { Title } from './title.tsx'

type PageProps = {
  readonly title: string
  readonly text?: string | undefined
  /** What stands between the text and the ways on. */
  readonly body?: ReactNode
  readonly children?: ReactNode
}

/** A page: its heading, what it says, and the ways on. */
export function Page({ title, text, body, children }: PageProps) {
  return (
    <div className={s.page}>
      <Title key={title}>{title}</Title>
      {text !== undefined && <p className={s.intro}>{text}</p>}
      {body}
      {children !== undefined && <div className={s.ways}>{children}</div>}
    </div>
  )
}

/** A link to where one can go from a page. */
export function Way({ to, children }: { readonly to: Route; readonly children: string }) {
  return (
    <Link to={to} className={s.way}>
      {children}
    </Link>
  )
}
