import { useId } from 'react'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useSteps } from '#bindings/prompts/use-steps.ts'
import { Button } from '#ui/primitives/button.tsx'
import s from './earlier-answers.module.css'

/** The steps already answered, each with a link back to it; nothing where there is none. */
export function EarlierAnswers() {
  const { t } = useFormatter()
  const id = useId()
  const way = useSteps()
  const done = way?.steps.filter(({ state }) => state === 'done') ?? []
  if (!way || done.length === 0) return null
  return (
    <nav className={s.earlier} aria-labelledby={id}>
      <h2 id={id} className={s.title}>
        {t('linear.earlier')}
      </h2>
      <ul className={s.steps}>
        {done.map((step) => (
          <li key={step.id}>
            <Button tone="link" label={t('step.change', { name: step.name })} onAct={() => way.goTo(step.id)}>
              {step.name}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
