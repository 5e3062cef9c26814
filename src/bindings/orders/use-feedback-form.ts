import { superstructResolver } from '@hookform/resolvers/superstruct'
import { useContext, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { enums, object, type Struct } from 'superstruct'
import {
  checkFeedbackField,
  FEEDBACK_BODY_MAX,
  FEEDBACK_FIELDS,
  FEEDBACK_LINE_MAX,
  FEEDBACK_SUBJECTS,
  type FeedbackField,
  type FeedbackSubject,
} from '#domain/orders/after-order/feedback-message.ts'
import type { OrderId } from '#domain/ids.ts'
import { checked } from '../account/checked.ts'
import { keepWithReport, orderEmailToken, reportLeavesOutConversation } from './order-drafts.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { SendingContext } from '../support/sending-context.ts'
import { useTellRefused } from '../prompts/use-tell-refused.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'

type Values = Record<FeedbackField, string> & { subject: FeedbackSubject }

const CONTACT = [
  { name: 'name', label: 'feedback.name', autoComplete: 'name', type: 'text' },
  { name: 'email', label: 'contact.email', autoComplete: 'email', type: 'email' },
  { name: 'phoneNumber', label: 'contact.phoneNumber', autoComplete: 'tel', type: 'tel' },
] as const

const FORM: Struct<Values, unknown> = object({
  subject: enums(FEEDBACK_SUBJECTS),
  body: checked((value) => checkFeedbackField('body', value)),
  name: checked((value) => checkFeedbackField('name', value)),
  email: checked((value) => checkFeedbackField('email', value)),
  phoneNumber: checked((value) => checkFeedbackField('phoneNumber', value)),
}) as unknown as Struct<Values, unknown>

/** The form for feedback or a problem, the same in both views; what is typed stays typed until it is sent (S7.53, S8.40, S8.41). */
export function useFeedbackForm() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const tellRefused = useTellRefused()
  const personalData = useContext(PersonalDataContext)
  const orderId = useConversation(({ flows }) => flows.care.context.orderId)
  const kind = useConversation(({ flows }) => flows.care.context.kind)
  const problem = useConversation(({ flows }) => flows.care.context.problem)
  const isBusy = useConversation(({ flows }) => flows.care.value === 'sending')
  // Both forms share the contact details; subject and message are kept apart, because feedback is no problem report.
  const draft = (field: FeedbackField | 'subject') =>
    `feedback.${orderId ?? ''}.${field === 'body' || field === 'subject' ? `${kind}.` : ''}${field}`
  const form = useForm<Values>({
    resolver: superstructResolver(FORM),
    shouldFocusError: false,
    defaultValues: {
      subject: FEEDBACK_SUBJECTS.find((known) => known === personalData.draftOf(draft('subject'))) ?? 'food',
      body: personalData.draftOf(draft('body')),
      name: personalData.draftOf(draft('name')),
      email:
        personalData.draftOf(draft('email')) ||
        (orderId ? personalData.draftOf(orderEmailToken(orderId)) : ''),
      phoneNumber: personalData.draftOf(draft('phoneNumber')),
    },
  })
  const values = useWatch({ control: form.control })
  const { errors, submitCount, isSubmitted } = form.formState
  const withConversation = useConversationTick(kind === 'problem' ? orderId : undefined)
  const errorOf = (field: FeedbackField) => {
    const code = errors[field]?.message
    return code === undefined ? undefined : t(`problem.${code}`)
  }
  const set = (field: FeedbackField | 'subject') => (value: string) => {
    personalData.keepDraft(draft(field), value)
    form.setValue(field, value as FeedbackSubject, { shouldValidate: isSubmitted })
  }
  const send = form.handleSubmit((typed) => {
    for (const field of FEEDBACK_FIELDS) personalData.keepDraft(draft(field), typed[field])
    const keep = (field: FeedbackField) => personalData.keep(typed[field].trim())
    dispatch({
      type: 'report.send',
      message: {
        subject: typed.subject,
        body: keep('body'),
        name: keep('name'),
        email: keep('email'),
        phoneNumber: keep('phoneNumber'),
      },
    })
  })

  return {
    title: t(`feedback.title.${kind}`),
    intro: t(`feedback.intro.${kind}`),
    subject: {
      label: t('feedback.subject.label'),
      value: values.subject ?? 'food',
      options: FEEDBACK_SUBJECTS.map((id) => ({ id, text: t(`feedback.subject.${id}`) })),
      onChange: set('subject'),
    },
    body: {
      label: t('feedback.body'),
      value: values.body ?? '',
      error: errorOf('body'),
      maxLength: FEEDBACK_BODY_MAX,
      onChange: set('body'),
    },
    contact: t('feedback.contact'),
    fields: CONTACT.map(({ name, label, type, autoComplete }) => ({
      name,
      label: t(label),
      type,
      autoComplete,
      value: values[name] ?? '',
      error: errorOf(name),
      maxLength: FEEDBACK_LINE_MAX,
      onChange: set(name),
    })),
    withConversation,
    problem: problem === undefined ? undefined : t([`problem.${problem}`, 'feedback.notSent']),
    send: t('feedback.send'),
    close: { text: t('report.close'), onClose: () => dispatch({ type: 'report.close' }) },
    isBusy,
    refusals: submitCount,
    onSubmit: () => {
      tellRefused()
      void send()
    },
  }
}

/** Whether the conversation goes along with a problem that is reported; undefined where it cannot. */
function useConversationTick(orderId: OrderId | undefined) {
  const { t } = useFormatter()
  const personalData = useContext(PersonalDataContext)
  const { support } = useBrand()
  const canSend = useContext(SendingContext) !== undefined
  const [isChecked, setChecked] = useState(
    orderId !== undefined && !reportLeavesOutConversation(personalData, orderId),
  )
  const isOffered = orderId !== undefined && support !== undefined && canSend
  useEffect(() => {
    // At hand when the report is taken, so that what becomes of the conversation can be said on a bad line too.
    if (isOffered) void import('../support/sending-by-itself.ts').catch(() => undefined)
  }, [isOffered])
  if (!isOffered) return undefined
  return {
    label: t('feedback.withConversation'),
    isChecked,
    onChange: (isTicked: boolean) => {
      keepWithReport(personalData, orderId, isTicked)
      setChecked(isTicked)
    },
  }
}
