import { useMemo } from 'react'
import { useDeskWords } from './desk-words.ts'
import type { TracedStep } from '#flows/core/engine/trace.ts'
import { fingerprintOf } from '#flows/core/engine/fingerprint.ts'
import { reasonsOf, type Reason } from '#flows/core/engine/reasons.ts'
import type { Recording } from '#flows/core/engine/replay.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { happenedIn } from './happened-in.ts'
import s from './desk.module.css'

type StepFactsProps = {
  readonly traced: TracedStep
  readonly recording: Recording
  readonly formatter: Formatter
}

/** What came of the step in view, and why. */
export function StepFacts({ traced, recording, formatter }: StepFactsProps) {
  const { t } = useDeskWords()
  const { entry, after, moved, asked, answered, step } = traced
  const { event } = entry
  const live = liveTurnOf(after)
  const reasons = useMemo(() => reasonsOf(after), [after])
  const failure = event.type === 'failed' ? event.error.code : undefined
  return (
    <section className={s.panel} aria-labelledby="step">
      <h3 id="step">{t('desk.step.title')}</h3>
      <dl className={s.pairs}>
        <dt>{t('desk.step.did')}</dt>
        <dd>
          <p>{happenedIn(traced, formatter, t)}</p>
          {answered && <p>{t('desk.step.took', { ms: answered.tookMs })}</p>}
          {failure !== undefined && <p>{t([`problem.${failure}`, 'problem.unknown'])}</p>}
          {failure !== undefined && <code>{failure}</code>}
          <Data of={event} />
        </dd>
        <dt>{t('desk.step.asked')}</dt>
        <dd>
          <p>{live && formatter.say(live.ask)}</p>
          <code>{live?.question.key}</code>
          {live?.acks.map((ack) => (
            <p key={JSON.stringify(ack)}>{formatter.say(ack)}</p>
          ))}
        </dd>
        <dt>{t('desk.step.moved')}</dt>
        <dd>
          {moved.length === 0 && <p>{t('desk.step.none')}</p>}
          <ul>
            {moved.map(({ flow, from, to }) => (
              <li key={flow}>
                <code>{`${flow}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`}</code>
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('desk.step.wanted')}</dt>
        <dd>
          {asked.length === 0 && <p>{t('desk.step.none')}</p>}
          <ul>
            {asked.map(({ serial, src, input }) => (
              <li key={serial}>
                <code>{src}</code>
                <Data of={input} />
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('desk.step.reasons')}</dt>
        <dd>
          {reasons.length === 0 && <p>{t('desk.step.none')}</p>}
          <ul>
            {reasons.map((reason) => (
              <li key={JSON.stringify(reason.about)}>
                <strong>{nameOf(reason, formatter, t)}</strong>
                <p>{t(`problem.${reason.problem}`)}</p>
                <code>{reason.availability ?? reason.problem}</code>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p data-differs={traced.isIdentical === false || undefined} className={s.identity}>
        <span>{t(identityOf(traced))}</span>
        <code className={s.beside}>{traced.hash}</code>
      </p>
      {traced.isIdentical === false && (
        <div className={s.sides}>
          <h4>{t('desk.step.recorded')}</h4>
          <Whole of={recording.fingerprints?.[step] ?? entry.hash} />
          <h4>{t('desk.step.folded')}</h4>
          <Whole of={fingerprintOf(after)} />
        </div>
      )}
    </section>
  )
}

function nameOf({ about }: Reason, { text }: Formatter, t: (key: string) => string): string {
  return typeof about === 'string' ? t(`desk.step.${about}`) : text(about.product)
}

function identityOf({ isIdentical }: TracedStep): string {
  if (isIdentical === undefined) return 'desk.step.unrecorded'
  return isIdentical ? 'desk.step.identical' : 'desk.step.differs'
}

/** Data as it is, folded away. */
function Data({ of }: { readonly of: unknown }) {
  const json = JSON.stringify(of, undefined, 2)
  return (
    json !== undefined && (
      <details>
        <summary>
          <code>{json.length > 60 ? `${json.slice(0, 60)}…` : json}</code>
        </summary>
        <Whole of={of} />
      </details>
    )
  )
}

const MOST_SHOWN = 20_000

function Whole({ of }: { readonly of: unknown }) {
  return <pre className={s.data}>{(JSON.stringify(of, undefined, 2) ?? '').slice(0, MOST_SHOWN)}</pre>
}
