import { expect, type Page } from '@playwright/test'
import { botCheckHeader, findNonce } from '#domain/account/proof-of-work.ts'
import type { BotCheck } from '#domain/account/proof-of-work.ts'
import { aRegistration, PASSWORD } from '#tests/support/users.ts'
import type { Shop } from '../fixtures.ts'

/** Logs somebody in whose account was made by calls: for journeys that look at what members see, not at how one becomes one. */
export async function logInAsMember(page: Page, shop: Shop, email: string): Promise<void> {
  const send = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(`${shop.url}/api/${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await send('accounts/users', { email, language: 'en' })
  const check = (await (await page.request.get(`${shop.url}/api/x/bot-check`)).json()) as BotCheck
  const nonce = findNonce(check, 0, Infinity)
  const solved = { 'x-bot-check': botCheckHeader(check, nonce ?? 0) }
  await send('accounts/users/validate', aRegistration(email, await mailedToken(shop, email)), solved)
  await send('accounts/authentication/users', { email, password: PASSWORD })
  // A device that nobody was known on asks for no session.
  await page.addInitScript(() => localStorage.setItem('orda.device', 'a-known-device'))
}

async function mailedToken(shop: Shop, email: string): Promise<string> {
  const { items } = (await (await shop.api.get('/api/x/outbox')).json()) as {
    items: readonly { readonly recipient: string; readonly text: string }[]
  }
  const mail = items.find(({ recipient }) => recipient === email)
  return /[/#]([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
}
