import { modesOf } from '#flows/core/conversation/selectors.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { modeIcon } from './mode-icon.ts'

/** The modes the deployment offers: eat in, take away, at the table (S2.2, S2.3). */
export function useModes() {
  const { t } = useFormatter()
  return modesOf(useRunner().conversation()).map((mode) => ({
    id: mode,
    text: t(`mode.${mode}`),
    icon: modeIcon(mode),
  }))
}
