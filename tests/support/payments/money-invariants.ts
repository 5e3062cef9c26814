import { expect } from 'vitest'
import { moneyComplaints } from '#scripts/faults/money-complaints.ts'
import type { Holders } from '#scripts/faults/order-money.ts'

/** What holds after every fault, once everything that was on its way has arrived (P11). */
export async function assertMoneyInvariants(holders: Holders): Promise<void> {
  expect(await moneyComplaints(holders)).toEqual([])
}
