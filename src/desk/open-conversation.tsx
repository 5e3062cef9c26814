import { useMemo, useState } from 'react'
import { useDeskWords } from './desk-words.ts'
import type { ConversationCode } from '#domain/ids.ts'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { HandledConversation, OpenedConversation } from '#domain/support/opened-conversation.ts'
import { traceOf } from '#flows/core/engine/trace.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ConversationSide } from './conversation-side.tsx'
import type { DeskWorld } from './desk-world.ts'
import { ReplayPanel } from './replay-panel.tsx'
import { unpackedLog, type UnpackedLog } from './unpacked-log.ts'
import { useTold } from './use-told.ts'
import s from './desk.module.css'

type OpenProps = DeskWorld & { readonly code: ConversationCode; readonly onLeave: () => void }
type Open = { readonly opened: OpenedConversation; readonly unpacked: UnpackedLog | undefined }

const WHYS = ['called', 'complaint', 'fault'] as const

/** A conversation, opened once it is said why. */
export function OpenConversation({ code, calls, onLeave, ...world }: OpenProps) {
  const { t } = useDeskWords()
  const [why, setWhy] = useState<string | undefined>(undefined)
  const [open, setOpen] = useState<Open | undefined>(undefined)
  const { told, tell } = useTold()

  const look = async (reason: string) => {
    setWhy(reason)
    const opened = await tell(calls.open(code, reason))
    if (opened) setOpen({ opened, unpacked: await unpackedLog(opened, calls.part) })
  }

  return (
    <>
      <div className={s.bar}>
        <Button tone="link" onAct={onLeave}>
          {t('desk.opened.back')}
        </Button>
        <h2 className={s.subtitle}>{t('desk.opened.title', { code: shownConversationCode(code) })}</h2>
      </div>
      <p role="status" className={s.told}>
        {told}
      </p>
      {why === undefined && (
        <section className={s.panel} aria-labelledby="why">
          <h3 id="why">{t('desk.why.title')}</h3>
          <p>{t('desk.why.text')}</p>
          <div className={s.acts}>
            {WHYS.map((each) => (
              <Button key={each} tone="outline" onAct={() => void look(t(`desk.why.${each}`))}>
                {t(`desk.why.${each}`)}
              </Button>
            ))}
          </div>
        </section>
      )}
      {why !== undefined && open && (
        <Opened
          {...open}
          {...world}
          calls={calls}
          why={why}
          onHandled={(handled) => setOpen({ ...open, opened: { ...open.opened, ...handled } })}
        />
      )}
    </>
  )
}

type OpenedProps = DeskWorld &
  Open & { readonly why: string; readonly onHandled: (handled: HandledConversation) => void }

function Opened({ opened, unpacked, why, onHandled, ...world }: OpenedProps) {
  const { t } = useDeskWords()
  const trace = useMemo(() => unpacked && traceOf(unpacked.recording), [unpacked])
  const [values, setValues] = useState<Parameters<typeof ReplayPanel>[0]['values']>([])
  return (
    <>
      {unpacked?.isOtherVersion === true && <p className={s.warning}>{t('desk.opened.otherVersion')}</p>}
      {unpacked && unpacked.missing.length > 0 && (
        <p className={s.warning}>{t('desk.opened.missing', { count: unpacked.missing.length })}</p>
      )}
      {trace?.broken && <p className={s.warning}>{t('desk.opened.broken', trace.broken)}</p>}
      {unpacked && trace && trace.steps.length > 0 ? (
        <ReplayPanel
          {...world}
          opened={opened}
          recording={unpacked.recording}
          trace={trace}
          values={values}
        />
      ) : (
        <p className={s.warning}>{t('desk.opened.unreadable')}</p>
      )}
      <ConversationSide
        {...world}
        opened={opened}
        recording={unpacked?.recording}
        values={values}
        why={why}
        onValues={setValues}
        onHandled={onHandled}
      />
    </>
  )
}
