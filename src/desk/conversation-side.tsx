import { useState } from 'react'
import { useDeskWords } from './desk-words.ts'
import { traitsOf } from '#domain/checkout/payment-provider.ts'
import {
  DESK_ACTS,
  type HandledConversation,
  type OpenedConversation,
  type OrderAtDesk,
} from '#domain/support/opened-conversation.ts'
import type { PersonalValue } from '#domain/support/sent-conversation.ts'
import type { Recording } from '#flows/core/engine/replay.ts'
import { saveFile } from '#app/ports/save-file.ts'
import { viewNamed } from '#bindings/runtime/view-context.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ConversationNotes } from './conversation-notes.tsx'
import type { DeskWorld } from './desk-world.ts'
import { openInTab } from './open-in-tab.ts'
import { useTold } from './use-told.ts'
import s from './desk.module.css'

type SideProps = Pick<DeskWorld, 'calls' | 'deployment'> & {
  readonly opened: OpenedConversation
  readonly recording: Recording | undefined
  readonly values: readonly PersonalValue[]
  readonly why: string
  readonly onValues: (values: readonly PersonalValue[]) => void
  /** Something was written or done: how it stands now. */
  readonly onHandled: (handled: HandledConversation) => void
}

/** What can be done about a conversation besides looking at it. */
export function ConversationSide(props: SideProps) {
  return (
    <div className={s.side}>
      <Orders {...props} />
      <ConversationNotes {...props} />
      <Values {...props} />
      <TakeAlong {...props} />
    </div>
  )
}

function Orders({ opened, calls, onHandled }: SideProps) {
  const { t } = useDeskWords()
  const { told, tell } = useTold()
  const [isDone, setDone] = useState(false)
  const act = async ({ id }: OrderAtDesk, name: (typeof DESK_ACTS)[number]) => {
    setDone(false)
    const handled = await tell(calls.act(opened.code, id, name))
    if (!handled) return
    setDone(true)
    onHandled(handled)
  }
  return (
    <section className={s.panel} aria-labelledby="orders">
      <h3 id="orders">{t('desk.orders.title')}</h3>
      {opened.orders.length === 0 && <p>{t('desk.orders.none')}</p>}
      {opened.orders.map((order) => (
        <div key={order.id}>
          <p className={s.acts}>
            <strong>{order.number ?? '–'}</strong>
            <code>{order.id}</code>
            <code>{order.state}</code>
          </p>
          <div className={s.acts}>
            {DESK_ACTS.map((name) => (
              <Button
                key={name}
                tone={name === 'cancel' ? 'dangerOutline' : 'outline'}
                onAct={() => void act(order, name)}
              >
                {t(`desk.orders.${name}`)}
              </Button>
            ))}
            <Refund {...order} />
          </div>
        </div>
      ))}
      <p role="status" className={s.told}>
        {told ?? (isDone && t('desk.orders.done'))}
      </p>
    </section>
  )
}

/** Money is given back at the pages of who took it, where there are any. */
function Refund({ payment }: OrderAtDesk) {
  const { t } = useDeskWords()
  const pages = payment && traitsOf(payment.provider).pages
  if (pages === undefined || payment?.reference === undefined) return null
  return (
    <a href={pages + encodeURIComponent(payment.reference)} rel="noreferrer" target="_blank">
      {t('desk.orders.refund')}
    </a>
  )
}

function Values({ opened, calls, values, onValues }: SideProps) {
  const { t } = useDeskWords()
  const { told, tell } = useTold()
  const [why, setWhy] = useState('')
  const [isRevealed, setRevealed] = useState(false)
  const reveal = async () => {
    if (why.trim() === '') return
    const known = await tell(calls.reveal(opened.code, why.trim()))
    if (!known) return
    setRevealed(true)
    onValues(known)
  }
  return (
    <section className={s.panel} aria-labelledby="values">
      <h3 id="values">{t('desk.values.title')}</h3>
      {(!opened.hasValues || (isRevealed && values.length === 0)) && <p>{t('desk.values.none')}</p>}
      {opened.hasValues && !isRevealed && (
        <form
          className={s.writing}
          onSubmit={(event) => {
            event.preventDefault()
            void reveal()
          }}
        >
          <TextField
            name="why"
            label={t('desk.values.why')}
            value={why}
            maxLength={200}
            isRequired
            isLive
            onChange={setWhy}
          />
          <Button tone="outline" isSubmit>
            {t('desk.values.act')}
          </Button>
        </form>
      )}
      <ul>
        {[...new Set(values.map(({ value }) => value))].map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
      <p role="status" className={s.told}>
        {told}
      </p>
    </section>
  )
}

/** The log as a conversation that is folded by every test run from then on; nobody's values are in it. */
function TakeAlong({ opened, calls, recording, values, deployment, why }: SideProps) {
  const { t } = useDeskWords()
  const { told, tell } = useTold()
  if (!recording) return null
  const { language } = opened
  const step = recording.entries.length - 1
  const showing = { deployment, recording, values, step, view: viewNamed(opened.view), language }
  const save = async () => {
    const noted = await tell(calls.noteExport(opened.code, why).then(() => true))
    if (noted === true)
      saveFile(`conversation-${opened.code.toLowerCase()}.json`, JSON.stringify(recording, undefined, 2))
  }
  return (
    <section className={s.panel} aria-labelledby="take">
      <h3 id="take">{t('desk.take.title')}</h3>
      <div className={s.acts}>
        <Button tone="outline" onAct={() => void save()}>
          {t('desk.take.test')}
        </Button>
        <Button tone="outline" onAct={() => openInTab({ ...showing, isLive: true })}>
          {t('desk.take.app')}
        </Button>
      </div>
      <p role="status" className={s.told}>
        {told}
      </p>
    </section>
  )
}
