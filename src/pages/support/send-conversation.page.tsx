import { useState } from 'react'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { useSending } from '#bindings/support/use-sending.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FormProblem } from '../account/form-problem.tsx'
import { Page, Way } from '../page-frame.tsx'
import s from './send-conversation.module.css'

/** What sending the conversation means, sending it, and the code that is said on the phone. */
export function SendConversationPage({ reason = 'help' }: { readonly reason?: SendingReason | undefined }) {
  const { t } = useFormatter()
  const { support } = useBrand()
  const { isSending, code, failure, send } = useSending(reason)
  const { leave } = useVisits()
  const [isWithValues, setWithValues] = useState(false)
  const title = t('sending.offer')
  const contact = { to: { name: 'contact' }, text: t('classic.contact') } as const
  const isPlain = useIsPlain()
  if (support && isPlain)
    return (
      <Page
        icon="help"
        title={title}
        text={t('sendPage.needsCode')}
        main={{ to: { name: 'restaurants' }, text: t('restaurant.list') }}
      />
    )
  if (!support) return <Page icon="help" title={title} text={t('sendPage.off')} main={contact} />
  return (
    <Page
      icon="help"
      isLong
      title={title}
      text={t('sendPage.text')}
      body={
        <div className={s.body}>
          <p>{t('sendPage.goes')}</p>
          <p>{t('sendPage.stays')}</p>
          <p>{t('sendPage.kept', { count: support.keptDays })}</p>
          {support.takesValues && (
            <CheckField
              name="withValues"
              label={t('sendPage.values')}
              isChecked={isWithValues}
              isLive
              onChange={setWithValues}
            />
          )}
          <Button
            tone={code === undefined ? 'primary' : 'outline'}
            isBusy={isSending}
            onAct={() => send(isWithValues)}
          >
            {t(code === undefined ? 'sendPage.act' : 'sendPage.again')}
          </Button>
          <FormProblem failure={failure} />
          <div role="status">
            {code !== undefined && (
              <>
                <p className={s.code}>{t('sendPage.code', { code: shownConversationCode(code) })}</p>
                <p>{t('sendPage.said')}</p>
              </>
            )}
          </div>
        </div>
      }
    >
      <Way to={contact.to}>{contact.text}</Way>
      <Button tone="link" onAct={leave}>
        {t('classic.close')}
      </Button>
    </Page>
  )
}
