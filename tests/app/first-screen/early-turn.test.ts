import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingLog, settingsOf, type Boot } from '#app/first-screen/boot.ts'
import { answerEarlyTap, earlyAnswers } from '#app/first-screen/early-tap.ts'
import { EARLY_TURNS_SCRIPT, type EarlyPage } from '#app/first-screen/early-turn.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { NOON } from '#tests/support/flows.ts'

const page: Window & EarlyPage = window

beforeEach(() => {
  // Nobody has taken over a new page.
  delete page.ordaIsTaken
  document.body.innerHTML = `
    <script type="application/json" id="orda-boot">${JSON.stringify(bootWith({ list: ['Brygga'] }))}</script>
    <div id="root"><section data-turn="live"><button type="button" data-choice="brygga:EATIN">Eat here</button></section></div>`
})
afterEach(() => {
  answerEarlyTap()
  delete page.ordaBoot
  document.body.innerHTML = ''
})

test('the code goes on with the large answers of the page, and those that came with answers to early taps', async () => {
  const html = '<section data-turn="live"><button data-choice="burgers">Burgers</button></section>'
  answeredWith({ html, boot: bootWith({ menu: ['Burger'] }) }, { html, boot: bootWith({}) })
  new Function(EARLY_TURNS_SCRIPT)()
  for (const choice of ['brygga:EATIN', 'burgers']) {
    document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.click()
    await earlyAnswers()
  }
  expect((await earlyAnswers())?.log.blobs).toEqual({ list: ['Brygga'], menu: ['Burger'] })
})

function answeredWith(...parts: readonly { readonly html: string; readonly boot: Boot }[]): void {
  const answers = parts.map((part) => Response.json({ title: 'Orda', ...part }))
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
}

function bootWith(blobs: Boot['log']['blobs']): Boot {
  const deployment = aDeployment()
  const log = openingLog({ id: '', path: '/', settings: settingsOf(deployment), now: NOON })
  return { deployment, language: 'en', now: NOON, log: { ...log, blobs } }
}
