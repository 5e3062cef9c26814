import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import s from './page.module.css'
import title from './title.module.css'

export type PageAloneProps = {
  readonly icon: IconName
  readonly title: string
  /** What went wrong. */
  readonly trouble?: string | undefined
  /** What the one button says, and what it sends where. */
  readonly act: string
  readonly method: 'get' | 'post'
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** A page without code that stands by itself: what it says, and the one form that leads on. */
export function PageAlone({ icon, trouble, act, method, action, fields, ...rest }: PageAloneProps) {
  return (
    <main className={s.alone}>
      <form method={method} action={action}>
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Card isFlush className={s.page}>
          <div className={s.head}>
            <span className={classNames(s.sign, trouble !== undefined && s.trouble)}>
              <Icon name={icon} size="l" />
            </span>
            <h1 className={title.title}>{rest.title}</h1>
            {trouble !== undefined && (
              <p className={s.intro} role="alert">
                {trouble}
              </p>
            )}
          </div>
          <Button tone="primary" isSubmit>
            {act}
          </Button>
        </Card>
      </form>
    </main>
  )
}
