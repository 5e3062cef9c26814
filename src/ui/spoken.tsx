type SpokenProps = { readonly polite: string; readonly urgent: string }

/** What only a screen reader is told: when it is silent, or at once. */
export function Spoken({ polite, urgent }: SpokenProps) {
  return (
    <>
      <p className="visually-hidden" role="status" data-announcer>
        {polite}
      </p>
      <p className="visually-hidden" role="alert">
        {urgent}
      </p>
    </>
  )
}
