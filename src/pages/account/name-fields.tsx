import { useFormatter } from '#bindings/words/use-formatter.ts'
import { FormField } from './account-form.tsx'

/** Names and phone of the form around it. */
export function NameFields() {
  const { t } = useFormatter()
  return (
    <>
      <FormField
        name="firstName"
        label={t('account.field.firstName')}
        autoComplete="given-name"
        maxLength={100}
        isRequired
      />
      <FormField
        name="lastName"
        label={t('account.field.lastName')}
        autoComplete="family-name"
        maxLength={100}
        isRequired
      />
      <FormField
        name="phoneNumber"
        label={t('account.field.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  )
}
