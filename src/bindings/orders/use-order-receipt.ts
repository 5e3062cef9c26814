import { useContext } from 'react'
import { RATE_DECIMALS } from '#domain/money/rounding.ts'
import { goodsAndCoupons, paidFor, savingOf } from '#domain/orders/amounts.ts'
import { isPaid, type Order, type PaidWith } from '#domain/orders/order.ts'
import { receiptPayment, receiptTaxes } from '#domain/orders/order-receipt.ts'
import { restaurantOf } from '#flows/orders/order.selectors.ts'
import { orderCardToken } from './order-drafts.ts'
import { orderedLinesOf } from './ordered-lines.ts'
import { usePrint } from './use-print.ts'
import { useBrand, type Brand } from '../runtime/brand-context.ts'
import { useConversation } from '../runtime/runner-context.ts'
import type { Formatter } from '../words/formatter.ts'
import { PersonalDataContext } from '../words/use-formatter.ts'
import { useFormatterAt } from '../words/use-formatter-of.ts'

/** What was ordered and paid, with its tax by rate, and the receipt to print (S3.33, S3.34, S5.64). */
export function useOrderReceipt(order: Order) {
  const restaurant = useConversation((conversation) => restaurantOf(order.restaurantId, conversation))
  const formatter = useFormatterAt(restaurant)
  const personalData = useContext(PersonalDataContext)
  const brand = useBrand()
  const { isPrinted, print } = usePrint()
  const { t } = formatter
  const told = {
    lines: orderedLinesOf(order, formatter),
    linesLabel: t('basket.lines'),
    totals: totalsOf(order, formatter),
    taxes: taxesOf(order, formatter),
  }
  if (!isPaid(order)) return { told, print: undefined, paper: undefined }
  const paper = {
    // Paper is a light ground.
    wordmark: brand.wordmark && { ...brand.wordmark, dark: undefined },
    title: t('orderReceipt.title'),
    place: restaurant
      ? {
          name: restaurant.name,
          lines: [t('restaurant.address', restaurant.address), restaurant.settings.phoneNumber],
        }
      : undefined,
    seller: sellerOf(brand, formatter),
    facts: factsOf(order, personalData.draftOf(orderCardToken(order.id)), formatter),
  }
  return {
    told,
    print: { text: t('orderReceipt.print'), onPrint: print },
    paper: isPrinted ? paper : undefined,
  }
}

function totalsOf(order: Order, { t, total, text, list }: Formatter) {
  const saving = savingOf(order)
  const coupons = goodsAndCoupons(order).coupons.map(({ snapshot }) => text(snapshot.name))
  return [
    { id: 'total', label: t('orders.paid'), value: total(paidFor(order)), tone: 'total' as const },
    ...(saving > 0
      ? [
          {
            id: 'saving',
            label: coupons.length === 0 ? t('orders.saving') : list(coupons),
            value: t('basket.minus', { amount: total(saving) }),
            tone: 'saving' as const,
          },
        ]
      : []),
  ]
}

function taxesOf(order: Order, { t, total, number }: Formatter) {
  return {
    heads: {
      rate: t('orderReceipt.rate'),
      net: t('orderReceipt.net'),
      tax: t('orderReceipt.tax'),
      gross: t('orderReceipt.gross'),
    },
    rows: receiptTaxes(order).map(({ rate, net, tax, gross }) => ({
      rate:
        rate === undefined
          ? t('orderReceipt.allRates')
          : t('orderReceipt.percent', { rate: number(rate, RATE_DECIMALS) }),
      net: total(net),
      tax: total(tax),
      gross: total(gross),
    })),
  }
}

function sellerOf({ legalName, legalAddress, taxNumber }: Brand, { t }: Formatter): readonly string[] {
  return [
    legalName,
    legalAddress,
    taxNumber === undefined ? undefined : t('orderReceipt.taxNumber', { number: taxNumber }),
  ].filter((line) => line !== undefined)
}

function factsOf(order: Order, maskedPan: string, formatter: Formatter) {
  const { t, date, time } = formatter
  const { posId, tableNumber, paidWith } = order
  const fact = (label: string, value: string) => ({ label, value })
  return [
    ...(posId === undefined ? [] : [fact(t('orderReceipt.number'), posId)]),
    fact(t('orderReceipt.when'), date(order.createdAt)),
    fact(t(`modeNoun.${order.pickUpMode}`), time(order.retrievalDate, order.createdAt)),
    ...(tableNumber === undefined ? [] : [fact(t('orderReceipt.table'), tableNumber)]),
    ...(paidWith ? [fact(t('orderReceipt.payment'), paymentOf(paidWith, maskedPan, formatter))] : []),
    fact(t('orderReceipt.reference'), order.id),
  ]
}

/** `maskedPan`: what the log only names; empty where it is not known here. */
function paymentOf({ provider }: PaidWith, maskedPan: string, { t }: Formatter): string {
  const { by, digits } = receiptPayment({ provider, ...(maskedPan !== '' && { maskedPan }) })
  const brand = t(`orderReceipt.by.${by}`)
  return digits === undefined ? brand : t('orderReceipt.card', { brand, digits })
}
