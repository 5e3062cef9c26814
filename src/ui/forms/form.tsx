import { useContext, type ReactNode, type Ref } from 'react'
import { PageFormContext } from './page-form.ts'

type FormProps = {
  readonly className?: string | undefined
  readonly label?: string | undefined
  readonly formRef?: Ref<HTMLFormElement> | undefined
  /** Leaves it to the browser to tell what is missing. */
  readonly isNative?: boolean | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Fields that are sent together. On a page without code they are a part of its one form. */
export function Form({ className, label, formRef, isNative = false, onSubmit, children }: FormProps) {
  const page = useContext(PageFormContext)
  const content = page ? (
    <PageFormContext value={page.within(onSubmit)}>{children}</PageFormContext>
  ) : (
    children
  )
  if (page?.isPlain)
    return (
      <div className={className} role="group" aria-label={label}>
        {content}
      </div>
    )
  return (
    <form
      ref={formRef}
      className={className}
      aria-label={label}
      noValidate={!isNative}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {content}
    </form>
  )
}
