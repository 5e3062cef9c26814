import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { META_KEY, SEGMENT, SET_ASIDE_KEY, setAside, storeLog } from '#app/storage/log-storage.ts'
import { loadLog, readLog } from '#app/storage/read-log.ts'
import { openStored } from '#app/storage/open-stored.ts'
import { id } from '#domain/ids.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { FLOW_VERSION, type Log } from '#flows/core/log/log.ts'
import { createRunner } from '#flows/core/engine/runner.ts'
import { atTheCheckout, atTheMenu, NOON } from '#tests/support/flows.ts'
import { openedLog, runnerOf, shopPorts } from '#tests/support/render.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const noLoss = () => {
  throw new Error('the storage is not full')
}

describe('a conversation kept on the device', () => {
  test('is the same when it is opened again', () => {
    const log = atTheCheckout().log()
    storeLog(localStorage, log, noLoss).begin()
    const opened = loadLog(localStorage, 'test')
    expect(opened).toEqual(JSON.parse(JSON.stringify(log)))
  })

  test('folds to the same transcript', () => {
    const talk = atTheCheckout()
    storeLog(localStorage, talk.log(), noLoss).begin()
    const opened = loadLog(localStorage, 'test')
    expect(opened && fold(opened).turns).toEqual(talk.turns())
  })

  test('is not written over by a tab that has not heard yet what another has done', () => {
    const opened = openedLog()
    const [one, other] = [storeLog(localStorage, opened, noLoss), storeLog(localStorage, opened, noLoss)]
    one.begin()
    const step = opened.entries.length
    const added = { at: NOON, event: { type: 'command', command: { type: 'help.ask' } } } as const
    one.append(added, step)
    other.append({ ...added, at: NOON + 1 }, step)
    expect(loadLog(localStorage, 'test')?.entries.slice(step)).toEqual([added])
  })

  test('is whole after every act, without anybody saving it', async () => {
    const opened = openedLog()
    const store = storeLog(localStorage, opened, noLoss)
    store.begin()
    const runner = createRunner({ log: opened, ports: shopPorts(), now: () => NOON, store })
    const sizes: (number | undefined)[] = []
    runner.on('step', () => sizes.push(loadLog(localStorage, 'test')?.entries.length))
    runner.start()
    await Promise.resolve()
    await Promise.resolve()
    runner.dispatch({ type: 'restaurant.choose', id: id('brygga') })
    runner.undo('answer')
    expect(sizes).toEqual([2, 3, 4])
    expect(loadLog(localStorage, 'test')).toEqual(JSON.parse(JSON.stringify(runner.log())))
  })

  test.each([SEGMENT - 1, SEGMENT, SEGMENT + 1, 2 * SEGMENT])('of %i entries is whole', (count) => {
    const log = longLog(count)
    storeLog(localStorage, log, noLoss).begin()
    expect(loadLog(localStorage, 'test')?.entries).toHaveLength(count)
  })

  test('grows by rewriting one segment, never the whole', () => {
    const written: string[] = []
    const setItem = (key: string) => void written.push(key)
    const store = storeLog(storageWith({ setItem }), longLog(3 * SEGMENT), noLoss)
    store.append({ at: NOON, event: { type: 'command', command: { type: 'help.ask' } } }, 3 * SEGMENT)
    expect(written).toEqual(['orda.log.3', META_KEY])
  })

  test('takes the place of the one before it, and of nothing else', () => {
    localStorage.setItem('orda.view', 'classic')
    storeLog(localStorage, longLog(120), noLoss).begin()
    storeLog(localStorage, openedLog(), noLoss).begin()
    expect(Object.keys(localStorage).toSorted()).toEqual(['orda.log', 'orda.log.0', 'orda.view'])
  })
})

describe('storage that is full or forbidden', () => {
  test('is reported once, and the conversation goes on', async () => {
    const lost = vi.fn()
    const opened = openedLog()
    const runner = createRunner({
      log: opened,
      ports: shopPorts(),
      now: () => NOON,
      store: storeLog(fullAfter(0), opened, lost),
    })
    runner.start()
    await Promise.resolve()
    await Promise.resolve()
    runner.dispatch({ type: 'restaurant.choose', id: id('brygga') })
    runner.dispatch({ type: 'mode.choose', mode: 'EATIN' })
    expect(runner.conversation().turns).toHaveLength(3)
    expect(lost).toHaveBeenCalledOnce()
  })

  test('in the middle leaves nothing that opens as a torn conversation', () => {
    const log = longLog(2 * SEGMENT)
    const store = storeLog(fullAfter(4), log, () => undefined)
    store.begin()
    store.append({ at: NOON, event: { type: 'command', command: { type: 'help.ask' } } }, 2 * SEGMENT)
    const opened = loadLog(localStorage, 'test')
    expect([undefined, 2 * SEGMENT]).toContain(opened?.entries.length)
  })

  test('that is not there at all is reported once, and is no conversation', () => {
    const lost = vi.fn()
    storeLog(undefined, longLog(3 * SEGMENT), lost).begin()
    expect(lost).toHaveBeenCalledOnce()
    expect(readLog(undefined, 'test')).toEqual({ kind: 'none' })
  })

  test('that throws on reading is no conversation', () => {
    expect(readLog(storageWith({ getItem: forbidden }), 'test')).toEqual({ kind: 'none' })
  })
})

describe('what is not a conversation of this app', () => {
  const good = () => {
    storeLog(localStorage, atTheMenu().log(), noLoss).begin()
    return Object.fromEntries(Object.entries(localStorage))
  }
  const hash = () => Object.keys(localStorage).find((key) => key.startsWith('orda.blob.')) ?? ''
  const meta = (change: object) => () =>
    localStorage.setItem(
      META_KEY,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(META_KEY) ?? ''), ...change }),
    )
  const metaIs = (text: string) => () => localStorage.setItem(META_KEY, text)
  const segmentIs = (text: string) => () => localStorage.setItem('orda.log.0', text)
  const entryIs = (entry: unknown) => () => {
    const entries = JSON.parse(localStorage.getItem('orda.log.0') ?? '[]') as unknown[]
    localStorage.setItem('orda.log.0', JSON.stringify([entries[0], entry, ...entries.slice(2)]))
  }
  const eventIs = (event: unknown) => entryIs({ at: NOON, event })

  test.each<readonly [string, () => void]>([
    ['an empty meta', metaIs('')],
    ['a blank meta', metaIs(' ')],
    [
      'a truncated meta',
      () => localStorage.setItem(META_KEY, localStorage.getItem(META_KEY)?.slice(0, 40) ?? ''),
    ],
    ['a meta that is null', metaIs('null')],
    ['a meta that is a number', metaIs('7')],
    ['a meta that is a text', metaIs('"orda"')],
    ['a meta that is a list', metaIs('[]')],
    ['a meta that is an empty object', metaIs('{}')],
    ['a meta that is markup', metaIs('<!doctype html><title>502</title>')],
    ['a meta deep as a well', metaIs('['.repeat(20_000))],
    ['a meta that sets a prototype', metaIs('{"__proto__":{"version":1,"entries":1}}')],
    ['an older version', meta({ version: FLOW_VERSION - 1 })],
    ['a newer version', meta({ version: FLOW_VERSION + 1 })],
    ['a version in letters', meta({ version: String(FLOW_VERSION) })],
    ['another deployment', meta({ deployment: 'somebody-else' })],
    ['a deployment that is none', meta({ deployment: null })],
    ['more entries than there are', meta({ entries: 10_000 })],
    ['endlessly many entries', metaIs('{"version":1,"deployment":"test","settings":{},"entries":1e999}')],
    ['entries that are no number', meta({ entries: 'all' })],
    ['no entries', meta({ entries: 0 })],
    ['a negative number of entries', meta({ entries: -1 })],
    ['settings that are none', meta({ settings: null })],
    ['settings that are a text', meta({ settings: 'test' })],
    ['a missing segment', () => localStorage.removeItem('orda.log.0')],
    ['an empty segment', segmentIs('[]')],
    [
      'a truncated segment',
      () => localStorage.setItem('orda.log.0', localStorage.getItem('orda.log.0')?.slice(0, -20) ?? ''),
    ],
    ['a segment that is null', segmentIs('null')],
    ['a segment that is an object', segmentIs('{"0":{}}')],
    ['a segment of nulls', segmentIs('[null]')],
    ['an entry without time', entryIs({ event: { type: 'started' } })],
    ['an entry whose time is a text', entryIs({ at: 'noon', event: { type: 'started' } })],
    ['an entry without event', entryIs({ at: NOON })],
    ['an event without type', eventIs({})],
    ['an event whose type is a number', eventIs({ type: 1 })],
    ['an event of an unknown type', eventIs({ type: 'hacked' })],
    ['a command without its command', eventIs({ type: 'command' })],
    ['a command that is null', eventIs({ type: 'command', command: null })],
    [
      'an answer that is no reference and no list',
      eventIs({ type: 'done', effect: 'restaurant:list:0', output: 7 }),
    ],
    ['a missing blob', () => localStorage.removeItem(hash())],
    ['a truncated blob', () => localStorage.setItem(hash(), '[{"id":"brygg')],
    ['a blob that is null', () => localStorage.setItem(hash(), 'null')],
    ['a blob that is another', () => localStorage.setItem(hash(), '[{"id":1}]')],
    ['a log that was taken back to before it began', eventIs({ type: 'undone', to: -5 })],
    [
      'a prototype in an entry',
      segmentIs('[{"at":1,"event":{"type":"started","id":"x","path":"/"},"__proto__":{"polluted":true}}]'),
    ],
  ])('%s opens as nothing or as something that can be folded, and never throws', (_, spoil) => {
    good()
    spoil()
    const opened = loadLog(localStorage, 'test')
    expect(opened && problemOf(opened)).toBeUndefined()
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test.each<readonly [string, () => void, 'none' | 'spoiled']>([
    ['nothing', () => localStorage.clear(), 'none'],
    ['of another deployment', meta({ deployment: 'somebody-else' }), 'none'],
    ['of an older version', meta({ version: FLOW_VERSION - 1 }), 'spoiled'],
    ['truncated', segmentIs('[{"at":'), 'spoiled'],
    ['of wrong types', meta({ entries: 'all' }), 'spoiled'],
    ['of a command nobody knows', eventIs({ type: 'command', command: { type: 'order.steal' } }), 'spoiled'],
    [
      'of a command without what it is about',
      eventIs({ type: 'command', command: { type: 'table.tell' } }),
      'spoiled',
    ],
    ['with another menu in the place of its own', () => localStorage.setItem(hash(), '[]'), 'spoiled'],
  ])('what is %s is told apart', (_, spoil, kind) => {
    good()
    spoil()
    expect(readLog(localStorage, 'test')).toEqual({ kind })
  })

  test('whatever stands in its keys, a conversation opens and asks something (fuzz)', () => {
    const sound = good()
    const keys = Object.keys(sound)
    const broken = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string(),
      fc.constantFrom('null', '{}', '[]', '{"__proto__":{"polluted":true}}', '[{"at":0,"event":null}]'),
      fc
        .tuple(fc.constantFrom(...Object.values(sound)), fc.nat(), fc.nat(40), fc.string({ maxLength: 6 }))
        .map(([text, from, count, put]) => {
          const at = from % text.length
          return text.slice(0, at) + put + text.slice(at + count)
        }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...keys), broken, (key, text) => {
        localStorage.setItem(key, text)
        const stored = loadLog(localStorage, 'test')
        const { opened } = openStored({ stored, fresh: openedLog, open: runnerOf })
        expect(opened.conversation().turns.length).toBeGreaterThan(0)
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
        localStorage.setItem(key, sound[key] ?? '')
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  test('is set aside for support beside the new conversation, without its menus', () => {
    good()
    metaIs('{"version":')()
    setAside(localStorage)
    storeLog(localStorage, openedLog(), noLoss).begin()
    const aside = JSON.parse(localStorage.getItem(SET_ASIDE_KEY) ?? 'null') as Record<string, string>
    expect(Object.keys(aside).toSorted()).toEqual(['orda.log', 'orda.log.0'])
    expect(aside['orda.log']).toBe('{"version":')
    expect(readLog(localStorage, 'test')).toMatchObject({ kind: 'log' })
  })

  test('is forgotten where there is no room to set it aside', () => {
    good()
    setAside(fullAfter(0))
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('that no rule of the storage sees and no fold survives is begun anew all the same', () => {
    const talk = atTheMenu()
    const hostile = { ...talk.log(), blobs: {} }
    const { log, isNew, opened } = openStored({ stored: hostile, fresh: openedLog, open: runnerOf })
    expect({ isNew, entries: log.entries.length, turns: opened.conversation().turns.length }).toEqual({
      isNew: true,
      entries: 1,
      turns: 1,
    })
  })

  test('does not keep a sound one from being opened', () => {
    const stored = atTheMenu().log()
    expect(openStored({ stored, fresh: openedLog, open: runnerOf })).toMatchObject({
      log: stored,
      isNew: false,
    })
  })
})

/** Why a log cannot be folded, in a word: the whole error holds the whole menu. */
function problemOf(log: Log): string | undefined {
  try {
    return fold(log).turns.length === 0 ? 'nothing is asked' : undefined
  } catch (error) {
    return String(error)
  }
}

function longLog(count: number): Log {
  const opened = openedLog()
  const help = { at: NOON, event: { type: 'command', command: { type: 'help.ask' } } } as const
  return { ...opened, entries: [...opened.entries, ...Array.from({ length: count - 1 }, () => help)] }
}

/** The device's storage, some of whose ways are others. */
function storageWith(others: Partial<Storage>): Storage {
  return new Proxy(localStorage, {
    get: (target, name) => {
      const value: unknown = Reflect.get(others, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function fullAfter(writes: number): Storage {
  let left = writes
  return storageWith({
    setItem: (key, value) => {
      left -= 1
      if (left < 0) throw new DOMException('full', 'QuotaExceededError')
      localStorage.setItem(key, value)
    },
  })
}

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError')
}
