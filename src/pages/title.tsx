import { useContext, useEffect, useId, useRef, type Ref } from 'react'
import { useDocumentTitle } from '#bindings/prompts/use-document-title.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { PAGE_HEADING } from './page-heading.ts'
import { usePageHost } from './page-host.ts'
import s from './title.module.css'

type TitleProps = {
  readonly children: string
  /** The language of a heading that is not in the page's. */
  readonly lang?: string | undefined
  readonly isHidden?: boolean
  /** Which of its kind it is about, heard with it: what is seen tells that below. */
  readonly about?: string | undefined
}

/** The one heading of a screen or page: it names the document and takes the focus when its screen comes, where it is in sight. */
export function Title({ children, lang, isHidden = false, about }: TitleProps) {
  const { t } = useFormatter()
  const aboutId = useId()
  const { arrive = toTop } = usePageHost()
  const { titleSuffix: product } = useBrand()
  const { wasShown, wasChosen } = useContext(ViewContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useConversation(({ flows }) => flows.restaurant.context.chosen?.name)
  useDocumentTitle(
    name === undefined
      ? t('classic.pageTitle', { title: children, product })
      : t('classic.pageTitleAt', { title: children, name, product }),
  )
  useEffect(() => {
    const first = arrive() ?? heading.current
    // A page that only opened is read from its top; a screen that followed an act is read from its heading, or from what
    // is in sight where the customer comes back to its middle.
    const isOpening = !wasShown.current && !wasChosen.current
    wasShown.current = true
    if (!first || isOpening || !navigator.userActivation?.hasBeenActive) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }, [arrive, wasShown, wasChosen])
  return (
    <>
      <h1
        ref={heading}
        id={PAGE_HEADING}
        tabIndex={-1}
        lang={lang}
        aria-describedby={about === undefined ? undefined : aboutId}
        className={classNames(s.title, isHidden && 'visually-hidden')}
      >
        {children}
      </h1>
      {about !== undefined && (
        <span hidden id={aboutId}>
          {about}
        </span>
      )}
    </>
  )
}

/** The heading of a part of a page; it can take the focus where what had it is gone. */
export function Subtitle({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLHeadingElement>
  readonly children: string
}) {
  return (
    <h2 ref={ref} tabIndex={-1} className={s.subtitle}>
      {children}
    </h2>
  )
}

function toTop(): undefined {
  window.scrollTo(0, 0)
}
