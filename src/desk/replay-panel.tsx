import { useEffect, useMemo, useState } from 'react'
import { nameOfLanguage, useDeskWords } from './desk-words.ts'
import type { OpenedConversation } from '#domain/support/opened-conversation.ts'
import type { PersonalValue } from '#domain/support/sent-conversation.ts'
import type { Recording } from '#flows/core/engine/replay.ts'
import type { Trace } from '#flows/core/engine/trace.ts'
import { viewNamed, VIEWS, type View } from '#bindings/runtime/view-context.ts'
import { formatterOf } from '#bindings/words/formatter.ts'
import { announcementText } from '#chat/thread/live-region.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CustomerScreen } from './customer-screen.tsx'
import type { DeskWorld } from './desk-world.ts'
import { StepFacts } from './step-facts.tsx'
import { StepList } from './step-list.tsx'
import { SPEEDS, usePlayer, type Speed } from './use-player.ts'
import s from './desk.module.css'

type ReplayProps = DeskWorld & {
  readonly opened: OpenedConversation
  readonly recording: Recording
  readonly trace: Trace
  readonly values: readonly PersonalValue[]
}

const WIDTHS = { phone: 390, desktop: 1100 } as const
type Width = keyof typeof WIDTHS

/** The customer's screen beside the timeline of what happened, and what came of the step in view. */
export function ReplayPanel({ deployment, opened, recording, trace, values }: ReplayProps) {
  const { t, i18n } = useDeskWords()
  const { steps } = trace
  const player = usePlayer(steps)
  const [view, setView] = useState<View>(viewNamed(opened.view))
  const [language, setLanguage] = useState(opened.language)
  const [width, setWidth] = useState<Width>('phone')
  const traced = steps[player.step]
  const place = traced?.after.flows.restaurant.context.chosen
  // The texts of the language come with the screen that shows them; until then those of the desk are said.
  const formatter = useMemo(
    () =>
      formatterOf({
        t: i18n.getFixedT(language, 'translation'),
        language,
        currency: place?.currency ?? deployment.currency,
        minFractionDigits: place?.minFractionDigits ?? 0,
        maxFractionDigits: place?.maxFractionDigits ?? 2,
        timeZone: place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        place: place?.address.city,
        twentyFourHourLanguages: deployment.twentyFourHourLanguages,
        valueOf: (token) => values.find(({ name }) => name === token)?.value,
      }),
    [i18n, language, place, deployment, values],
  )
  const { back, forth, play, pause, isPlaying } = player
  useEffect(() => {
    void i18n.loadLanguages(language)
  }, [i18n, language])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const acts: Readonly<Record<string, () => void>> = {
        ArrowLeft: back,
        ArrowRight: forth,
        ' ': isPlaying ? pause : play,
      }
      const act = acts[event.key]
      if (!act || isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [back, forth, play, pause, isPlaying])
  if (!traced) return null

  const said = steps
    .slice(0, player.step + 1)
    .flatMap(({ step, announced }) =>
      announced ? [{ step, text: announcementText(announced, formatter, false) }] : [],
    )
  return (
    <>
      <div className={s.controls} role="group" aria-label={t('desk.play.steps')}>
        <Button onAct={back}>{t('desk.play.back')}</Button>
        <Button tone="primary" onAct={isPlaying ? pause : play}>
          {t(isPlaying ? 'desk.play.pause' : 'desk.play.play')}
        </Button>
        <Button onAct={forth}>{t('desk.play.forth')}</Button>
        <label className={s.field}>
          <span>{t('desk.play.speed')}</span>
          <Select
            value={player.speed}
            onChange={({ target }) =>
              player.setSpeed(SPEEDS.find((each) => each === Number(target.value)) ?? (1 as Speed))
            }
          >
            {SPEEDS.map((count) => (
              <option key={count} value={count}>
                {t('desk.play.times', { count })}
              </option>
            ))}
          </Select>
        </label>
        <label className={s.slider}>
          <span>{t('desk.play.step', { step: player.step + 1, of: steps.length })}</span>
          <input
            type="range"
            min={0}
            max={steps.length - 1}
            value={player.step}
            onChange={({ target }) => player.goTo(Number(target.value))}
          />
        </label>
        <p className={s.hint}>{t('desk.play.keys')}</p>
      </div>
      <div className={s.replay}>
        <section className={s.shown} aria-label={t('desk.screen.title')}>
          <div className={s.controls}>
            <label className={s.field}>
              <span>{t('desk.screen.view')}</span>
              <Select value={view} onChange={({ target }) => setView(viewNamed(target.value))}>
                {VIEWS.map((each) => (
                  <option key={each} value={each}>
                    {t(`desk.screen.${each}`)}
                  </option>
                ))}
              </Select>
            </label>
            <label className={s.field}>
              <span>{t('desk.screen.width')}</span>
              <Select
                value={width}
                onChange={({ target }) => setWidth(target.value === 'desktop' ? 'desktop' : 'phone')}
              >
                <option value="phone">{t('desk.screen.phone')}</option>
                <option value="desktop">{t('desk.screen.desktop')}</option>
              </Select>
            </label>
            <label className={s.field}>
              <span>{t('desk.screen.language')}</span>
              <Select value={language} onChange={({ target }) => setLanguage(target.value)}>
                {deployment.languages.map((each) => (
                  <option key={each} value={each} lang={each}>
                    {nameOfLanguage(each)}
                  </option>
                ))}
              </Select>
            </label>
          </div>
          <CustomerScreen
            title={t('desk.screen.title')}
            width={WIDTHS[width]}
            showing={{ deployment, recording, values, step: player.step, view, language }}
          />
        </section>
        <StepList steps={steps} current={player.step} formatter={formatter} onGoTo={player.goTo} />
        <div className={s.facts}>
          <StepFacts traced={traced} recording={recording} formatter={formatter} />
          <section className={s.panel} aria-labelledby="spoken">
            <h3 id="spoken">{t('desk.screen.spoken')}</h3>
            {said.length === 0 && <p>{t('desk.screen.unspoken')}</p>}
            <ol className={s.spoken} lang={language}>
              {said.map(({ step, text }) => (
                <li key={step} aria-current={step === player.step ? 'step' : undefined}>
                  {text}
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  )
}

/** Whether a key is meant for a field or a button. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, button, a') !== null
}
