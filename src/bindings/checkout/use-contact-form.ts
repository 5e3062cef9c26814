import { superstructResolver } from '@hookform/resolvers/superstruct'
import { useContext, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { boolean, refine, type as struct, type Struct } from 'superstruct'
import {
  checkDetail,
  checkPolicy,
  DETAIL_FIELDS,
  neededDetails,
  type DetailField,
} from '#domain/checkout/contact-details.ts'
import type { ContactFacts, ContactTokens } from '#flows/core/log/command-data.ts'
import { checked } from '../account/checked.ts'
import { ContactHandoffContext } from './contact-handoff.ts'
import { useTellRefused } from '../prompts/use-tell-refused.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { whenReleased } from '../timing/when-released.ts'
import { wasSent } from '../words/sent-fields.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'

/** What the form is filled in with: tokens of what was typed, and the facts. */
export type FilledIn = { readonly contact: ContactTokens; readonly facts: ContactFacts }

type Check = 'policy' | 'offers'
/** Everything the form can ask for. */
export type ContactName = DetailField | Check
type Values = Record<DetailField, string> & Record<Check, boolean>

const KNOWN: FilledIn = {
  contact: {},
  facts: { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false },
}
const TYPES = { email: 'email', phoneNumber: 'tel', firstName: 'text', lastName: 'text' } as const
const AUTO_COMPLETE = {
  email: 'email',
  phoneNumber: 'tel',
  firstName: 'given-name',
  lastName: 'family-name',
} as const

/** The contact form of the checkout, the same in all views; what is typed stays typed (S5.14, S5.16, S5.24, S5.25). */
export function useContactForm(onFilledIn: (filledIn: FilledIn) => void) {
  const { t } = useFormatter()
  const personalData = useContext(PersonalDataContext)
  const runner = useRunner()
  const tellRefused = useTellRefused()
  const isKnown = useConversation(({ flows }) => flows.session.context.visitor.isContactKnown)
  const missing = useConversation(({ flows }) => flows.session.context.visitor.missing)
  const serverField = useConversation(({ flows }) => flows.checkout.context.problem?.field)
  // A user is asked only for what the profile lacks, and has accepted the policy with the account (S5.17, S5.25).
  const isGuest = missing === undefined
  const needed = missing ?? neededDetails(runner.conversation().settings.flags)
  const form = useForm<Values>({
    resolver: superstructResolver(structOf(needed, isGuest)),
    shouldFocusError: false,
    defaultValues: {
      ...draftsIn(personalData.draftOf),
      policy: personalData.draftOf('policy') === 'yes',
      offers: personalData.draftOf('offers') === 'yes',
    },
  })
  const values = useWatch({ control: form.control })
  const { errors, isSubmitSuccessful, submitCount, touchedFields } = form.formState
  const isSent = wasSent(personalData)
  const ruleOf = (name: DetailField | 'policy') =>
    name === 'policy' ? checkPolicy(values.policy === true, isGuest) : checkDetail(name, values[name] ?? '')
  const [checksRefused, setChecksRefused] = useState(0)
  const refusals = checksRefused + (isSubmitSuccessful ? 0 : submitCount)

  const errorOf = (field: DetailField | 'policy') => {
    const verdict = ruleOf(field)
    const code = errors[field]?.message ?? (isSent && !verdict.ok ? verdict.problem : undefined)
    if (code !== undefined) return t(`problem.${code}`)
    return serverField === field ? t(`problem.field.${field === 'email' ? 'email' : 'required'}`) : undefined
  }
  const set = (field: DetailField) => (value: string) => {
    form.setValue(field, value, { shouldValidate: refusals > 0 || touchedFields[field] === true })
    personalData.keepDraft(field, value)
  }
  const leave = (field: DetailField) => () => {
    if (form.getValues(field) === '') return
    // What is pressed already stays where it is until it is let go.
    whenReleased(() =>
      form.setValue(field, form.getValues(field), { shouldTouch: true, shouldValidate: true }),
    )
  }
  const setCheck = (name: Check) => (isChecked: boolean) => {
    form.setValue(name, isChecked, { shouldValidate: refusals > 0 })
    personalData.keepDraft(name, isChecked ? 'yes' : '')
  }
  const submit = form.handleSubmit((typed) =>
    onFilledIn({
      contact: Object.fromEntries(needed.map((field) => [field, personalData.keep(typed[field].trim())])),
      facts: {
        isComplete: true,
        isPolicyAccepted: typed.policy || !isGuest,
        isOffersAccepted: typed.offers,
      },
    }),
  )
  const checkOf = (name: Check) => ({
    name,
    label: t(`contact.${name}`),
    isChecked: values[name] === true,
    onChange: setCheck(name),
  })

  const onSubmit = () => {
    if (isKnown) return onFilledIn(KNOWN)
    tellRefused()
    void submit()
  }
  const check = async (names: readonly ContactName[]): Promise<boolean> => {
    tellRefused()
    const isRight = await form.trigger([...names])
    if (!isRight) setChecksRefused((count) => count + 1)
    return isRight
  }
  const latest = useRef({ onSubmit, set, setCheck, check })
  useEffect(() => {
    latest.current = { onSubmit, set, setCheck, check }
  })
  const handoff = useContext(ContactHandoffContext)
  useEffect(
    () =>
      handoff.open({
        writeEmail: (email) => latest.current.set('email')(email),
        acceptPolicy: () => latest.current.setCheck('policy')(true),
        refusePolicy: () => void latest.current.check(['policy']),
        submit: () => latest.current.onSubmit(),
      }),
    [handoff],
  )

  return {
    /** Whether the server has the customer's details, so that nothing is asked. */
    isKnown,
    fields: needed.map((name) => ({
      name,
      value: values[name] ?? '',
      label: t(`contact.${name}`),
      ...(name === 'email' ? { hint: t('contact.emailHint') } : {}),
      error: errorOf(name),
      type: TYPES[name],
      inputMode: TYPES[name],
      autoComplete: AUTO_COMPLETE[name],
      isRequired: true,
      maxLength: 254,
      onChange: set(name),
      onBlur: leave(name),
    })),
    checks: isGuest
      ? [{ ...checkOf('policy'), isRequired: true, error: errorOf('policy') }, checkOf('offers')]
      : [],
    /** What is not right yet, whether or not it was tried. */
    lacking: [
      ...needed.filter((field) => !ruleOf(field).ok),
      ...(ruleOf('policy').ok ? [] : (['policy'] as const)),
    ] as readonly ContactName[],
    /** Asks the rules of some of it, where it is asked for in parts; whether all of that is right. */
    check,
    /** Counts refused tries: each moves the focus to the first field in error. */
    refusals,
    onSubmit,
  }
}

/** The rules of what is asked. */
function structOf(needed: readonly DetailField[], isGuest: boolean): Struct<Values, unknown> {
  const policy = refine(boolean(), 'policy', (isAccepted) => {
    const verdict = checkPolicy(isAccepted, isGuest)
    return verdict.ok ? true : verdict.problem
  })
  const fields = needed.map((field) => [field, checked((value) => checkDetail(field, value))] as const)
  return struct({ ...Object.fromEntries(fields), policy }) as unknown as Struct<Values, unknown>
}

function draftsIn(draftOf: (field: string) => string): Record<DetailField, string> {
  const [email, firstName, lastName, phoneNumber] = DETAIL_FIELDS
  return {
    [email]: draftOf(email),
    [firstName]: draftOf(firstName),
    [lastName]: draftOf(lastName),
    [phoneNumber]: draftOf(phoneNumber),
  }
}
