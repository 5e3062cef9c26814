import { Fragment } from 'react'

/** A mail address: where there is no room for the whole it goes on after its @ or a dot, not within a word. */
export function MailAddress({ address }: { readonly address: string }) {
  return (
    <span translate="no">
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          <span>{part}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
