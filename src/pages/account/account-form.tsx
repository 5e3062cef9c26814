import { superstructResolver } from '@hookform/resolvers/superstruct'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { FormProvider, useController, useForm, useFormState } from 'react-hook-form'
import type { Struct } from 'superstruct'
import { PASSWORD_INPUT_MAX } from '#domain/constants.ts'
import { useFormatter, PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import { useTellRefused } from '#bindings/prompts/use-tell-refused.ts'
import type { FormFlow } from '#bindings/account/use-form-flow.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField, type TextFieldProps } from '#ui/forms/text-field.tsx'
import { AccountProblem } from './account-problem.tsx'
import { FormProblem, useProblemWords } from './form-problem.tsx'
import s from './account-form.module.css'

type FormValues = Record<string, string | boolean>

type AccountFormProps<Values extends FormValues> = {
  /** What its drafts are kept under. */
  readonly name: string
  readonly label: string
  readonly act: string
  /** The rules of its fields, see `checked`. */
  readonly struct: Struct<Values, unknown>
  readonly start: Values
  readonly flow: FormFlow<Values>
  /** S5.11: checked with each change, and sent only once nothing is wrong. */
  readonly isStrict?: boolean
  /** A page of its own tells that nothing came of it. */
  readonly isToldElsewhere?: boolean
  readonly children: Elements
}

const KeepContext = createContext<(field: string, value: string | boolean) => void>(() => undefined)

/** A form of an account: errors beside their fields, the first of them focused, half-typed text kept but for passwords. */
export function AccountForm<Values extends FormValues>({
  name,
  struct,
  flow,
  ...given
}: AccountFormProps<Values>) {
  const { label, act, start, isStrict = false, isToldElsewhere = false, children } = given
  const personalData = useContext(PersonalDataContext)
  const form = useForm<FormValues, unknown, Values>({
    resolver: superstructResolver<FormValues, unknown, Values>(struct, { coerce: true }),
    defaultValues: useMemo(
      () => drafted(start, (field) => personalData.draftOf(`${name}.${field}`)),
      [start, personalData, name],
    ),
    mode: isStrict ? 'onChange' : 'onTouched',
  })
  const keep = useMemo(
    () => (field: string, value: string | boolean) =>
      personalData.keepDraft(`${name}.${field}`, typeof value === 'string' ? value : value ? 'yes' : 'no'),
    [personalData, name],
  )
  const tellRefused = useTellRefused()
  const { failure, isDone, isSending } = flow
  const { setError } = form
  useEffect(() => {
    if (failure?.field !== undefined && failure.field in start)
      setError(failure.field, { message: failure.code }, { shouldFocus: true })
  }, [failure, setError, start])
  useEffect(() => {
    if (isDone) for (const field of Object.keys(start)) keep(field, '')
  }, [isDone, keep, start])
  const isAtField = failure?.field !== undefined && failure.field in start
  return (
    <FormProvider {...form}>
      <KeepContext value={keep}>
        <form
          className={s.form}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isSending) return
            tellRefused()
            void form.handleSubmit((values) => flow.submit(values))(event)
          }}
        >
          {children}
          <FormProblem failure={isAtField ? undefined : failure} />
          {!isToldElsewhere && <AccountProblem failure={failure} />}
          <Submit isStrict={isStrict} isSending={isSending} text={act} />
        </form>
      </KeepContext>
    </FormProvider>
  )
}

type FormFieldProps = Omit<
  TextFieldProps,
  'isLive' | 'onChange' | 'onBlur' | 'value' | 'error' | 'inputRef' | 'children'
> & {
  /** What is said where it is left empty, if not just that it is required (S5.8). */
  readonly requiredText?: string | undefined
}

/** A line of text of the form around it. */
export function FormField({ name, requiredText, ...rest }: FormFieldProps) {
  const { field, fieldState } = useController<FormValues>({ name })
  const keep = useContext(KeepContext)
  const wordsOf = useProblemWords()
  return (
    <TextField
      {...rest}
      name={name}
      inputRef={field.ref}
      value={String(field.value)}
      error={wordsOf(fieldState.error?.message, requiredText)}
      isLive
      onChange={(value) => {
        field.onChange(value)
        keep(name, value)
      }}
      onBlur={field.onBlur}
    />
  )
}

type FormPasswordProps = Omit<FormFieldProps, 'type' | 'maxLength'>

/** A password of the form around it; it is kept nowhere (S5.5, S5.6). */
export function FormPassword({ name, label, requiredText, ...rest }: FormPasswordProps) {
  const { t } = useFormatter()
  const speaker = useContext(SpeakerContext)
  const { field, fieldState } = useController<FormValues>({ name })
  const wordsOf = useProblemWords()
  return (
    <PasswordField
      {...rest}
      name={name}
      label={label}
      inputRef={field.ref}
      maxLength={PASSWORD_INPUT_MAX}
      value={String(field.value)}
      error={wordsOf(fieldState.error?.message, requiredText)}
      show={{ text: t('account.password.show'), label: t('account.password.showLabel', { field: label }) }}
      hide={{ text: t('account.password.hide'), label: t('account.password.hideLabel', { field: label }) }}
      onShow={(isShown) =>
        speaker.say(t(isShown ? 'account.password.shown' : 'account.password.hidden', { field: label }))
      }
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

/** Something to agree to in the form around it. */
export function FormCheck({ name, label }: { readonly name: string; readonly label: string }) {
  const { field } = useController<FormValues>({ name })
  const keep = useContext(KeepContext)
  return (
    <CheckField
      name={name}
      label={label}
      isChecked={field.value === true}
      isLive
      onChange={(isChecked) => {
        field.onChange(isChecked)
        keep(name, isChecked)
      }}
    />
  )
}

type SubmitProps = { readonly isStrict: boolean; readonly isSending: boolean; readonly text: string }

function Submit({ isStrict, isSending, text }: SubmitProps) {
  const { isValid } = useFormState<FormValues>()
  return (
    <Button tone="primary" isSubmit isBusy={isSending} canAct={!isStrict || isValid}>
      {text}
    </Button>
  )
}

/** What was typed before a reload or a change of view, else what the form begins with. */
function drafted(start: FormValues, draftOf: (field: string) => string): FormValues {
  return Object.fromEntries(
    Object.entries(start).map(([field, value]) => {
      const draft = draftOf(field)
      if (draft === '') return [field, value]
      return [field, typeof value === 'string' ? draft : draft === 'yes']
    }),
  )
}
