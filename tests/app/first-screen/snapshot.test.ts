import { expect, test } from 'vitest'
import { conversationOf, snapshotOf, type Snapshot } from '#app/first-screen/snapshot.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { atTheMenu, conversationWith } from '#tests/support/flows.ts'

test.each([
  ['that has only begun', conversationWith],
  ['that stands at the menu', atTheMenu],
])('a conversation %s is the same from its snapshot as from its log', (_, opened) => {
  const log = opened().log()
  const { flows, ...rest } = fold(log)
  const shown = conversationOf(sent(snapshotOf(fold(log), log)), log)
  expect(shown).toMatchObject(plain(rest))
  expect(Object.keys(shown.flows)).toEqual(Object.keys(flows))
  for (const name of Object.keys(flows) as (keyof typeof flows)[]) {
    expect(shown.flows[name].value).toEqual(flows[name].value)
    expect(shown.flows[name].context).toEqual(flows[name].context)
  }
})

test('a large answer is in the page once: the snapshot refers to the log', () => {
  const log = atTheMenu().log()
  const snapshot = JSON.stringify(snapshotOf(fold(log), log))
  for (const blob of Object.values(log.blobs)) expect(snapshot).not.toContain(JSON.stringify(blob))
})

/** As it comes out of the page. */
function sent(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot
}

function plain(conversation: object): object {
  return JSON.parse(JSON.stringify(conversation)) as object
}
