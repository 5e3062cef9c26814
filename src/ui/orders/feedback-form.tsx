import { useEffect, useId, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import s from './feedback-form.module.css'
import { CheckField, type CheckFieldProps } from '../forms/check-field.tsx'
import { Form } from '../forms/form.tsx'
import { Select } from '../forms/select.tsx'
import { TextField, type TextFieldProps } from '../forms/text-field.tsx'

type FeedbackFormProps = {
  readonly title: string
  readonly intro: string
  readonly subject: {
    readonly label: string
    readonly value: string
    readonly options: readonly { readonly id: string; readonly text: string }[]
    readonly onChange: (id: string) => void
  }
  readonly body: {
    readonly label: string
    readonly value: string
    readonly error?: string | undefined
    readonly maxLength: number
    readonly onChange: (value: string) => void
  }
  readonly contact: string
  readonly fields: readonly Omit<TextFieldProps, 'isLive'>[]
  /** Whether the conversation goes along; absent where it cannot. */
  readonly withConversation?: Pick<CheckFieldProps, 'label' | 'isChecked' | 'onChange'> | undefined
  /** Why it was not sent. */
  readonly problem?: string | undefined
  readonly send: string
  readonly close: { readonly text: string; readonly onClose: () => void }
  readonly isBusy: boolean
  readonly isLive: boolean
  /** Counts refused submits; each new one leads the focus to the first field in error. */
  readonly refusals: number
  readonly onSubmit: () => void
}

/** A message about an order: what it is about, in the customer's own words, and how to be reached if they want an answer. */
export function FeedbackForm({ subject, body, fields, isLive, refusals, ...rest }: FeedbackFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <Card>
      <Form
        formRef={form}
        className={s.form}
        label={rest.title}
        onSubmit={() => {
          if (isLive && !rest.isBusy) rest.onSubmit()
        }}
      >
        <p className={s.intro}>{rest.intro}</p>
        <div className={s.field}>
          <label className={s.label} htmlFor={`${id}s`}>
            {subject.label}
          </label>
          <Select
            id={`${id}s`}
            name="feedbackSubject"
            value={subject.value}
            tabIndex={isLive ? undefined : -1}
            onChange={(event) => subject.onChange(event.target.value)}
          >
            {subject.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.text}
              </option>
            ))}
          </Select>
        </div>
        <div className={s.field}>
          <label className={s.label} htmlFor={`${id}b`}>
            {body.label}
          </label>
          <textarea
            id={`${id}b`}
            className={s.area}
            name="body"
            rows={5}
            value={body.value}
            maxLength={body.maxLength}
            required
            readOnly={!isLive}
            tabIndex={isLive ? undefined : -1}
            aria-invalid={body.error === undefined ? undefined : true}
            aria-describedby={body.error === undefined ? undefined : `${id}e`}
            onChange={(event) => body.onChange(event.target.value)}
          />
          {body.error !== undefined && (
            <p className={s.error} id={`${id}e`}>
              {body.error}
            </p>
          )}
        </div>
        <fieldset className={s.contact}>
          <legend className={s.legend}>{rest.contact}</legend>
          {fields.map((field) => (
            <TextField key={field.name} {...field} isLive={isLive} />
          ))}
        </fieldset>
        {rest.withConversation && (
          <CheckField name="withConversation" {...rest.withConversation} isLive={isLive} />
        )}
        {rest.problem !== undefined && (
          <p className={s.error} role="alert">
            {rest.problem}
          </p>
        )}
        <div className={s.acts}>
          <Button tone="primary" isSubmit isLive={isLive} isBusy={rest.isBusy}>
            {rest.send}
          </Button>
          <Button tone="quiet" isLive={isLive} onAct={rest.close.onClose}>
            {rest.close.text}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
