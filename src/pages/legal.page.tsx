import type { LegalText } from '#domain/navigation/routes.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Page, Way } from './page-frame.tsx'
import { usePageHost } from './page-host.ts'
import s from './page.module.css'

const PARTS = {
  privacy: ['about', 'kept', 'device', 'place', 'shared', 'rights'],
  terms: ['about', 'order', 'price', 'change', 'age'],
  allergens: ['about', 'ask'],
  nutrition: ['about', 'ask'],
} as const satisfies Readonly<Record<LegalText, readonly string[]>>

/** What a deployment tells until it links to legal pages of its own (S2.99, S3.40). */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const { t } = useFormatter()
  const { productName: name } = usePageHost()
  const isPaying = useConversation((conversation) => placeRouteOf(conversation).name === 'checkout')
  return (
    <Page
      icon="help"
      isLong
      title={t(`legal.${text}.title`)}
      body={PARTS[text].map((part) => (
        <p key={part} className={s.intro}>
          {t(`legal.${text}.${part}`, { name })}
        </p>
      ))}
    >
      <Way to={{ name: 'contact' }}>{t('classic.contact')}</Way>
      {isPaying ? (
        <Way to={{ name: 'checkout' }}>{t('legal.toCheckout')}</Way>
      ) : (
        <Way to={{ name: 'menu' }}>{t('legal.back')}</Way>
      )}
    </Page>
  )
}
