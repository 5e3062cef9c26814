import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { openMigratedPglite } from '#tests/support/databases.ts'
import { aGuest, openTestShop, order } from '#tests/support/test-shop.ts'

const { writeSync } = fs
const MENU = 'restaurants/brygga/campaigns/brygga-1/cache/EATIN'

/** No file takes another byte; what is printed still goes out. */
function fillDisk(): void {
  const full = (file: number, ...rest: unknown[]): number => {
    if (file <= 2) return Reflect.apply(writeSync, fs, [file, ...rest])
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  }
  Object.assign(fs, { writeSync: full })
  syncBuiltinESMExports()
}

function freeDisk(): void {
  Object.assign(fs, { writeSync })
  syncBuiltinESMExports()
}
afterEach(freeDisk)

test('a disk that is full takes no order and shows the menu; with room again, orders go on (F50)', async () => {
  const shop = await openTestShop({ database: await openMigratedPglite() })
  const guest = await aGuest(shop)
  fillDisk()
  // Whatever waits while the database gives up is answered too.
  const refused = await Promise.all([1, 2, 3].map(() => order(guest, {}, 'while-the-disk-is-full')))
  for (const answer of refused)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
  expect((await shop.customer().ask('GET', MENU)).statusCode).toBe(200)
  freeDisk()
  expect((await order(guest, {}, 'while-the-disk-is-full')).statusCode).toBe(201)
  await shop.close()
}, 120_000)
