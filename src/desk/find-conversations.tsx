import { useEffect, useState } from 'react'
import { useDeskWords } from './desk-words.ts'
import type { TFunction } from 'i18next'
import type { ConversationCode } from '#domain/ids.ts'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { FoundConversation } from '#domain/support/opened-conversation.ts'
import { CONVERSATION_OUTCOMES } from '#domain/support/sent-conversation.ts'
import { QUESTIONS } from '#flows/core/conversation/questions.ts'
import { Select } from '#ui/forms/select.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { DeskWorld } from './desk-world.ts'
import { useTold } from './use-told.ts'
import s from './desk.module.css'

type FindProps = DeskWorld & { readonly onOpen: (code: ConversationCode) => void }
type Found = { readonly found: readonly FoundConversation[]; readonly hasMore: boolean }

const NOTHING_WANTED = {
  code: '',
  order: '',
  number: '',
  restaurant: '',
  outcome: '',
  question: '',
  from: '',
  until: '',
}
type Wanted = typeof NOTHING_WANTED
const TYPED = ['code', 'order', 'number'] as const
const TIMES = ['from', 'until'] as const

/** Finds conversations by what is known of them; begins with the newest. A code that is right opens its own at once. */
export function FindConversations({ restaurants, calls, onOpen }: FindProps) {
  const { t } = useDeskWords()
  const [wanted, setWanted] = useState(NOTHING_WANTED)
  const [list, setList] = useState<Found | undefined>(undefined)
  const { told, tell } = useTold()
  const set = (change: Partial<Wanted>) => setWanted((before) => ({ ...before, ...change }))

  async function find(asked: Wanted): Promise<void> {
    const answer = await tell(calls.find(queryOf(asked)))
    if (!answer) return
    const [only] = answer.found
    if (asked.code !== '' && only) onOpen(only.code)
    else setList(answer)
  }

  useEffect(() => {
    void tell(calls.find({})).then(setList)
  }, [calls, tell])

  return (
    <>
      <form
        className={s.find}
        aria-label={t('desk.find.title')}
        onSubmit={(event) => {
          event.preventDefault()
          void find(wanted)
        }}
      >
        {TYPED.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`desk.find.${name}`)}
            value={wanted[name]}
            autoComplete="off"
            isLive
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        <Choice
          label={t('desk.find.restaurant')}
          any={t('desk.find.any')}
          value={wanted.restaurant}
          choices={restaurants.map(({ id, name }) => [id, name])}
          onChoose={(restaurant) => set({ restaurant })}
        />
        <Choice
          label={t('desk.find.outcome')}
          any={t('desk.find.any')}
          value={wanted.outcome}
          choices={CONVERSATION_OUTCOMES.map((name) => [name, t(`desk.outcome.${name}`)])}
          onChoose={(outcome) => set({ outcome })}
        />
        <Choice
          label={t('desk.find.question')}
          any={t('desk.find.any')}
          value={wanted.question}
          choices={QUESTIONS.map(({ name }) => [name, name])}
          onChoose={(question) => set({ question })}
        />
        {TIMES.map((name) => (
          <label key={name} className={s.field}>
            <span>{t(`desk.find.${name}`)}</span>
            <input
              className={s.time}
              type="datetime-local"
              value={wanted[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </label>
        ))}
        <Button tone="primary" isSubmit>
          {t('desk.find.act')}
        </Button>
      </form>
      <p role="status" className={s.told}>
        {told ?? (list && countOf(list, t))}
      </p>
      {list && list.found.length > 0 && <FoundList list={list} restaurants={restaurants} onOpen={onOpen} />}
    </>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly any: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, any, value, choices, onChoose }: ChoiceProps) {
  return (
    <label className={s.field}>
      <span>{label}</span>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {choices.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  )
}

type FoundListProps = Pick<FindProps, 'restaurants' | 'onOpen'> & { readonly list: Found }

function FoundList({ list, restaurants, onOpen }: FoundListProps) {
  const { t, i18n } = useDeskWords()
  const nameOf = (id: string | undefined) => restaurants.find((known) => known.id === id)?.name ?? id ?? '–'
  const time = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={s.scrolls}>
      <table className={s.list}>
        <thead>
          <tr>
            <th scope="col">{t('desk.find.code')}</th>
            <th scope="col">{t('desk.list.begun')}</th>
            <th scope="col">{t('desk.find.restaurant')}</th>
            <th scope="col">{t('desk.find.outcome')}</th>
            <th scope="col">{t('desk.find.question')}</th>
            <th scope="col">{t('desk.list.reason')}</th>
            <th scope="col">{t('desk.list.where')}</th>
            <th scope="col">{t('desk.list.device')}</th>
          </tr>
        </thead>
        <tbody>
          {list.found.map((each) => (
            <tr key={each.code}>
              <td>
                <Button tone="link" onAct={() => onOpen(each.code)}>
                  {shownConversationCode(each.code)}
                </Button>
              </td>
              <td>
                {[time.format(each.beganAt), t('desk.list.steps', { count: each.entries })].join(' · ')}
              </td>
              <td>{nameOf(each.restaurantId)}</td>
              <td data-outcome={each.outcome}>
                <span>{t(`desk.outcome.${each.outcome}`)}</span>
                {each.faults.length > 0 && <code className={s.beside}>{each.faults.at(-1)}</code>}
              </td>
              <td>
                <code>{each.question}</code>
              </td>
              <td>{t(`desk.reason.${each.reason}`)}</td>
              <td>{[each.view, each.language].join(', ')}</td>
              <td>
                {[each.device.browser, each.device.system].filter((word) => word !== undefined).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function countOf({ found, hasMore }: Found, t: TFunction): string {
  if (found.length === 0) return t('desk.find.none')
  return hasMore ? t('desk.find.more') : t('desk.find.found', { count: found.length })
}

/** What is left empty is not asked for; a time is that of the clock of who asks. */
function queryOf({ from, until, ...typed }: Wanted): Record<string, string | undefined> {
  const time = (typed: string) => (typed === '' ? undefined : new Date(typed).toISOString())
  const named = Object.entries(typed).map(([name, value]) => [name, value.trim() || undefined] as const)
  return { ...Object.fromEntries(named), from: time(from), until: time(until) }
}
