import s from './skeleton-card.module.css'

/** Holds the place of a card that is on its way; it shows itself only after 300 ms of waiting. */
export function SkeletonCard({
  label,
  shape = 'rows',
}: {
  readonly label: string
  readonly shape?: 'rows' | 'tiles'
}) {
  return (
    <div className={s.skeleton} role="group" aria-label={label} aria-busy="true">
      <span className={s.text}>{label}</span>
      <span className={s[shape]} aria-hidden="true">
        <span className={s.block} />
        <span className={s.block} />
        <span className={s.block} />
      </span>
    </div>
  )
}
