import type { PickupMode } from '#domain/catalogue/product.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useModes } from '#bindings/menu/use-modes.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Banners } from '#pages/banners.tsx'
import { Title } from '#pages/title.tsx'
import s from './before-order.module.css'
import screen from '../screen.module.css'

/** Eat in or take away (S2.2-S2.5). */
export function BeforeOrderScreen() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  return (
    <div className={screen.narrow}>
      <Title>{t('classic.title.mode')}</Title>
      <div className={s.modes}>
        {useModes().map(({ id, text, icon }) => (
          <Button
            key={id}
            tone="outline"
            className={s.mode}
            choice={id}
            onAct={() => dispatch({ type: 'mode.choose', mode: id satisfies PickupMode, asks: true })}
          >
            <Icon name={icon} size="l" />
            <span>{text}</span>
          </Button>
        ))}
      </div>
      <Banners />
    </div>
  )
}
