import { useContext, useState } from 'react'
import { checkParkingBay, type Arrival } from '#domain/orders/tracking/arrival.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useTellRefused } from '../prompts/use-tell-refused.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'

/**
 * The texts and buttons of a customer's arrival, from the question of consent to its end or the reason of its failure
 * (S4.101-S4.104).
 */
export function useArrival() {
  const formatter = useFormatter()
  const { t } = formatter
  const dispatch = useDispatch()
  const clock = useContext(ClockContext)
  const bay = useParkingBay()
  const state = useConversation(({ flows }) => flows.arrival.value)
  const arrival = useConversation(({ flows }) => flows.arrival.context.arrival)
  const problem = useConversation(({ flows }) => flows.arrival.context.problem)
  const agree = (text: string) => ({
    id: 'agree',
    text,
    isPrimary: true,
    onAct: () => dispatch({ type: 'arrival.agree' }),
  })
  const stop = (text: string) => ({ id: 'stop', text, onAct: () => dispatch({ type: 'arrival.stop' }) })
  const reason = { title: t('arrival.refused.title'), text: t(reasonKeys(problem)) }

  switch (state) {
    case 'consenting':
      return {
        phase: 'consent',
        title: t('arrival.consent.title'),
        text: t('arrival.consent.text'),
        acts: [agree(t('arrival.consent.yes')), stop(t('arrival.consent.no'))],
      } as const
    case 'stuck':
      return {
        phase: 'refused',
        ...reason,
        acts: [agree(t('failed.retry')), stop(t('arrival.refused.close'))],
      } as const
    case 'leaving':
      return problem === undefined
        ? ({ phase: 'ended', title: t('ack.arrival.stopped'), acts: [] } as const)
        : ({ phase: 'refused', ...reason, acts: [] } as const)
    default:
      if (arrival?.eta === undefined)
        return {
          phase: 'waiting',
          title: t('arrival.waiting.title'),
          text: t('arrival.waiting.text'),
          acts: [stop(t('arrival.stop'))],
        } as const
      return { ...expectation(arrival, clock(), formatter), bay, acts: [stopOf(arrival)] } as const
  }

  function stopOf({ isThere }: Arrival) {
    return stop(t(isThere ? 'arrival.delete' : 'arrival.stop'))
  }
}

function expectation(
  { eta = 0, nextCheckAt, isThere }: Arrival,
  now: number,
  { t, time }: ReturnType<typeof useFormatter>,
) {
  return isThere
    ? ({ phase: 'there', title: t('arrival.there.title'), text: t('arrival.there.text') } as const)
    : ({
        phase: 'expected',
        title: t('arrival.expected.title', { time: time(eta, now) }),
        text: t('arrival.expected.text', { time: time(nextCheckAt, now) }),
      } as const)
}

/** The parking bay in the customer's own words, which are kept with personal data like all typed text (S7.62). */
function useParkingBay() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const tellRefused = useTellRefused()
  const personalData = useContext(PersonalDataContext)
  const token = useConversation(({ flows }) => flows.arrival.context.bay)
  const problem = useConversation(({ flows }) => flows.arrival.context.problem)
  const isBusy = useConversation(({ flows }) => flows.arrival.value === 'telling')
  const [bay, setBay] = useState('')
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const told = token === undefined || isBusy ? undefined : personalData.read(token)
  const failure = problem === undefined ? undefined : t([`problem.${problem}`, 'arrival.bay.failed'])
  return {
    label: t('arrival.bay.label'),
    hint: t('arrival.bay.hint'),
    act: t('arrival.bay.act'),
    value: bay,
    isBusy,
    error: refusal ?? failure,
    told: told === undefined ? undefined : t('arrival.bay.told', { bay: told }),
    onChange: (value: string) => {
      setBay(value)
      setRefusal(undefined)
    },
    onSend: () => {
      const verdict = checkParkingBay(bay)
      if (!verdict.ok) {
        setRefusal(t(`problem.${verdict.problem}`))
        return tellRefused()
      }
      dispatch({ type: 'arrival.tellBay', bay: personalData.keep(bay.trim()) })
      setBay('')
    },
  }
}

/** The keys of a reason: own texts for a browser that gives no position, else those of any failed call. */
function reasonKeys(problem = 'notReached'): string[] {
  return [`arrival.refused.${problem}`, `problem.${problem}`, 'problem.notReached']
}
