import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callCountsOf } from '#server/core/limits/call-counts.store.ts'
import type { CallCounts } from '#server/core/limits/call-counts.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { DATABASES } from '#tests/support/databases.ts'

const MINUTE = 60_000

describe.each(DATABASES)('calls on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  describe.each([
    ['the only one', true],
    ['one of several', false],
  ])('counted by a process that is %s', (name, isOnlyProcess) => {
    const counts = (): CallCounts => callCountsOf(database, isOnlyProcess)
    const own = { key: `own/${name}`, max: 2 }
    const ofMany = { key: `of many/${name}`, max: 3 }

    test('are full until their window ends, and have room again then', async () => {
      const { fullUntil } = counts()
      const call = (now: number) => fullUntil({ key: `alone/${name}`, max: 2 }, undefined, MINUTE, now)
      expect([await call(0), await call(10), await call(20), await call(MINUTE - 1)]).toEqual([
        undefined,
        undefined,
        MINUTE,
        MINUTE,
      ])
      expect(await call(MINUTE)).toBeUndefined()
    })

    test('of who calls too often use up nothing of those who share an address', async () => {
      const { fullUntil } = counts()
      for (let call = 0; call < 9; call += 1) await fullUntil(own, ofMany, MINUTE, 0)
      const other = (nth: number) => fullUntil({ key: `other ${nth}/${name}`, max: 2 }, ofMany, MINUTE, 0)
      expect([await other(1), await other(2)]).toEqual([undefined, MINUTE])
    })
  })
})
