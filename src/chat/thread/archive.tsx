import { memo, useMemo } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { TurnView } from './turn-view.tsx'
import s from './archive.module.css'

const CHUNK = 20

/** Old turns as plain folded text, in chunks the browser lays out only when they are scrolled to. */
export const Archive = memo(function Archive({ turns, changeable }: TurnsProps) {
  const chunks = useMemo(() => chunksOf(turns), [turns])
  return chunks.map((chunk) => <Chunk key={chunk[0]?.id} turns={chunk} changeable={changeable} />)
})

type TurnsProps = {
  readonly turns: readonly Turn[]
  readonly changeable: ReadonlySet<string>
}

const Chunk = memo(
  function Chunk({ turns, changeable }: TurnsProps) {
    return (
      <div className={s.chunk}>
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            isLive={false}
            isFolded
            isChangeable={changeable.has(turn.id)}
          />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.turns.length === after.turns.length &&
    before.turns.every(
      (turn, at) =>
        turn === after.turns[at] && before.changeable.has(turn.id) === after.changeable.has(turn.id),
    ),
)

function chunksOf(turns: readonly Turn[]): readonly (readonly Turn[])[] {
  const chunks: Turn[][] = []
  for (let from = 0; from < turns.length; from += CHUNK) chunks.push(turns.slice(from, from + CHUNK))
  return chunks
}
