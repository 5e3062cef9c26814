import { useFormatter } from '#bindings/words/use-formatter.ts'
import { FormPassword } from './account-form.tsx'

/** A password that is new, twice (S5.27, S5.28). */
export function NewPasswordFields({ label }: { readonly label: string }) {
  const { t } = useFormatter()
  return (
    <>
      <FormPassword
        name="password"
        label={label}
        hint={t('account.password.hint')}
        autoComplete="new-password"
        isRequired
      />
      <FormPassword
        name="confirmPassword"
        label={t('account.field.confirmPassword')}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
