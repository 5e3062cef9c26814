import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/core/database/database.ts'
import { DATABASES } from '#tests/support/databases.ts'

describe.each(DATABASES)('a statement that is asked again and again, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('is answered as the first time, however often', async () => {
    const answers = new Set<unknown>()
    for (let run = 0; run < 2_500; run += 1) {
      const [row] = await database.query('SELECT $1::text AS said, $2::integer[] AS numbers', ['yes', [1, 2]])
      answers.add(JSON.stringify(row))
    }
    expect([...answers]).toEqual(['{"said":"yes","numbers":[1,2]}'])
  })

  test('lets who else waits have a turn before the next', async () => {
    const ended: string[] = []
    setImmediate(() => ended.push('somebody else'))
    const asked = Array.from({ length: 20 }, () => database.query('SELECT 1 AS one'))
    await Promise.all(asked)
    ended.push('statements')
    expect(ended).toEqual(['somebody else', 'statements'])
  })

  test('is answered after it has failed, alone and in a transaction', async () => {
    const divided = (by: number) => database.query('SELECT 6 / $1::integer AS divided', [by])
    await expect(divided(0)).rejects.toMatchObject({ code: '22012' })
    await expect(database.transaction((queries) => queries.query('SELECT 1 / 0'))).rejects.toMatchObject({
      code: '22012',
    })
    expect(await divided(3)).toEqual([{ divided: 2 }])
  })

  test('is refused every time where it cannot be read, and nothing else with it', async () => {
    for (let run = 0; run < 2; run += 1)
      await expect(database.query('SELEKT 1')).rejects.toMatchObject({ code: '42601' })
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})
