import { Button } from '../primitives/button.tsx'
import { Price } from '../primitives/price.tsx'
import s from './pay-button.module.css'

type PayButtonProps = {
  readonly text: string
  readonly price: string
  /** What stands there while the payment is on its way. */
  readonly busyText: string
  readonly isBusy: boolean
  readonly isLive: boolean
  readonly describedBy?: string | undefined
  /** Absent on the button of a form, which pays itself. */
  readonly onPay?: (() => void) | undefined
  readonly isSubmit?: boolean | undefined
}

/** States the act and the amount; once tapped it tells that it works and takes no second tap. */
export function PayButton({
  text,
  price,
  busyText,
  isBusy,
  isLive,
  describedBy,
  onPay,
  isSubmit,
}: PayButtonProps) {
  return (
    <Button
      tone="primary"
      className={s.pay}
      choice="pay"
      isLive={isLive}
      isBusy={isBusy}
      describedBy={describedBy}
      isSubmit={isSubmit}
      onAct={onPay}
    >
      {isBusy ? (
        <>
          <span className={s.spinner} aria-hidden="true" />
          <span>{busyText}</span>
        </>
      ) : (
        <>
          <span>{`${text} `}</span>
          <Price text={price} />
        </>
      )}
    </Button>
  )
}
