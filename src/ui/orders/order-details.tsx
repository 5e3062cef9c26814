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
  /** The receipt, while it is printed. */
  readonly paper: Omit<ReceiptPaperProps, 'children'> | undefined
  readonly isLive: boolean
}

/** What was ordered and paid, and the way to its receipt on paper. */
export function OrderDetails({ lines, linesLabel, totals, taxes, print, paper, isLive }: OrderDetailsProps) {
  const told = (
    <>
      <OrderLines label={linesLabel} lines={lines} />
      <Totals rows={totals} />
      <TaxTable {...taxes} />
    </>
  )
  return (
    <>
      {told}
      {print !== undefined && (
        <Button tone="outline" className={s.print} isLive={isLive} onAct={print.onPrint}>
          <Icon name="print" size="s" />
          {print.text}
        </Button>
      )}
      {paper !== undefined && <ReceiptPaper {...paper}>{told}</ReceiptPaper>}
    </>
  )
}
