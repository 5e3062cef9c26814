import { OrderLines, type OrderLine } from '../basket/order-lines.tsx'
import { Totals, type TotalRow } from '../basket/total-rows.tsx'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import s from './order-details.module.css'
import { ReceiptPaper, type ReceiptPaperProps } from './receipt-paper.tsx'
import { TaxTable, type TaxTableProps } from './tax-table.tsx'

type OrderDetailsProps = {
  readonly lines: readonly OrderLine[]
  readonly linesLabel: string
  readonly totals: readonly TotalRow[]
  readonly taxes: TaxTableProps
  /** Missing where there is no receipt. */
  readonly print: { readonly text: string; readonly onPrint: () => void } | undefined
  readonly isLive: boolean
}

type OrderToldProps = Pick<OrderDetailsProps, 'lines' | 'linesLabel' | 'totals' | 'taxes'>

/** What was ordered and paid, and the way to its receipt on paper. */
export function OrderDetails({ print, isLive, ...told }: OrderDetailsProps) {
  return (
    <>
      <OrderTold {...told} />
      {print !== undefined && (
        <Button tone="outline" className={s.print} isLive={isLive} onAct={print.onPrint}>
          <Icon name="print" size="s" />
          <span>{print.text}</span>
        </Button>
      )}
    </>
  )
}

type OrderReceiptProps = OrderToldProps & {
  /** Missing while it is not printed. */
  readonly paper: Omit<ReceiptPaperProps, 'children'> | undefined
}

/** The receipt of an order while it is printed. */
export function OrderReceipt({ paper, ...told }: OrderReceiptProps) {
  if (paper === undefined) return null
  return (
    <ReceiptPaper {...paper}>
      <OrderTold {...told} />
    </ReceiptPaper>
  )
}

function OrderTold({ lines, linesLabel, totals, taxes }: OrderToldProps) {
  return (
    <>
      <OrderLines label={linesLabel} lines={lines} />
      <Totals rows={totals} />
      <TaxTable {...taxes} />
    </>
  )
}
