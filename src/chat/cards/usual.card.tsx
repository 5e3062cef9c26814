import { addMinor } from '#domain/money/minor.ts'
import { useConversation, useDispatch } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Notice } from '#ui/notice.tsx'

/** A returning customer's last order, one tap from its recap. Nothing where there is none or its restaurant is not listed. */
export function UsualCard({ isLive }: { readonly isLive: boolean }) {
  const { t, list, text, total } = useSpeech()
  const dispatch = useDispatch()
  const usual = useConversation(({ flows }) => flows.session.context.visitor.usual)
  const restaurant = useConversation(({ flows }) =>
    flows.restaurant.context.list.find(({ id }) => id === flows.session.context.visitor.usual?.restaurantId),
  )
  if (!usual || !restaurant) return null
  const names = usual.items.map((item) =>
    t('usual.item', { quantity: item.quantity, name: text(item.snapshot.name) }),
  )
  return (
    <Notice
      tone="info"
      title={t('usual.title')}
      text={t('usual.text', {
        list: list(names),
        name: restaurant.name,
        mode: t(`mode.${usual.pickUpMode}`),
      })}
      actions={[
        {
          id: 'usual',
          text: t('usual.yes', { total: total(addMinor(usual.price, usual.taxes)) }),
          isPrimary: true,
        },
      ]}
      isLive={isLive}
      onAction={() => dispatch({ type: 'usual.choose' })}
    />
  )
}
