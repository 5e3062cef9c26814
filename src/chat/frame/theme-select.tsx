import { THEMES, useTheme, type Theme } from '#bindings/runtime/use-theme.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { HeaderSelect } from '#ui/forms/header-select.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** The colours of the page, and their contrast (S2.86). */
export function ThemeSelect() {
  const { t } = useFormatter()
  const { theme, choose } = useTheme()
  return (
    <HeaderSelect
      label={t('theme.title')}
      value={theme}
      choices={THEMES.map((id) => ({ id, text: t(`theme.${id}`) }))}
      onChoose={(id) => choose(id as Theme)}
    >
      <Icon name="contrast" />
    </HeaderSelect>
  )
}
