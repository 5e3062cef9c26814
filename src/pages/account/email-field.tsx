import { useFormatter } from '#bindings/words/use-formatter.ts'
import { FormField } from './account-form.tsx'

/** The mail address of the form around it. */
export function EmailField({ hint }: { readonly hint?: string }) {
  const { t } = useFormatter()
  return (
    <FormField
      name="email"
      label={t('account.field.email')}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      isRequired
    />
  )
}
