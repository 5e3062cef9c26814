import { memo } from 'react'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useLanguage } from '#bindings/words/use-language.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { LanguageSelect } from '#ui/forms/language-select.tsx'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { AccountLink } from './account-link.tsx'
import s from './head-actions.module.css'
import { ThemeSelect } from './theme-select.tsx'

/** What can be done from everywhere, in the same order (WCAG 3.2.6): help, the account, colours and language. */
export const HeadActions = memo(function HeadActions({
  languages,
}: {
  readonly languages: readonly string[]
}) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const isPlain = useIsPlain()
  const language = useLanguage()
  return (
    <div className={s.actions}>
      <Button tone="bare" className={s.help} onAct={() => dispatch({ type: 'help.ask' })}>
        <Icon name="help" />
        <span>{t('tray.help')}</span>
      </Button>
      {!isPlain && <AccountLink />}
      <ThemeSelect />
      <LanguageSelect {...language} languages={languages} />
    </div>
  )
})
