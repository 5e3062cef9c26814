type SpokenProps = { readonly polite: string; readonly urgent: string }

/** What only a screen reader is told: when it is silent, or at once. An open dialog hides the page behind it, but nothing that says `aria-live`. */
export function Spoken({ polite, urgent }: SpokenProps) {
  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite" data-announcer>
        {polite}
      </p>
      <p className="visually-hidden" role="alert" aria-live="assertive">
        {urgent}
      </p>
    </>
  )
}
