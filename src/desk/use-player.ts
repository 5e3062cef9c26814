import { useCallback, useEffect, useMemo, useState } from 'react'
import { isAct } from '#flows/core/log/log.ts'
import type { TracedStep } from '#flows/core/engine/trace.ts'

export const SPEEDS = [1, 4, 16] as const
export type Speed = (typeof SPEEDS)[number]

/** Where a replay stands, and what moves it. */
export type Player = {
  readonly step: number
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly goTo: (step: number) => void
  /** To where the turn before stood settled, and the turn after. */
  readonly back: () => void
  readonly forth: () => void
  readonly play: () => void
  readonly pause: () => void
  readonly setSpeed: (speed: Speed) => void
}

/** Plays the steps of a conversation with the pauses it had, or faster. */
export function usePlayer(steps: readonly TracedStep[]): Player {
  const last = steps.length - 1
  const [step, setStep] = useState(last)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(4)
  const stops = useMemo(() => stopsIn(steps), [steps])

  useEffect(() => {
    const [here, next] = [steps[step], steps[step + 1]]
    if (!isPlaying || !here || !next) return undefined
    const timer = setTimeout(
      () => {
        setStep(step + 1)
        if (step + 1 === last) setPlaying(false)
      },
      (next.entry.at - here.entry.at) / speed,
    )
    return () => clearTimeout(timer)
  }, [isPlaying, step, speed, steps, last])

  const goTo = useCallback((wanted: number) => setStep(Math.max(0, Math.min(wanted, last))), [last])
  return {
    step,
    isPlaying,
    speed,
    goTo,
    back: () => goTo(stops.findLast((stop) => stop < step) ?? 0),
    forth: () => goTo(stops.find((stop) => stop > step) ?? last),
    play: () => {
      if (step === last) setStep(0)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
    setSpeed,
  }
}

/** The steps behind which the customer did something again: there everything had come that was on its way. */
export function stopsIn(steps: readonly TracedStep[]): readonly number[] {
  return steps.flatMap(({ step }, index) => {
    const next = steps[index + 1]
    return next === undefined || isAct(next.entry.event) ? [step] : []
  })
}
