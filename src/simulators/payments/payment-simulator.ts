import { randomBytes } from 'node:crypto'
import { PROVIDERS } from '#server/payments/provider-list.ts'
import { keptLedgers } from './kept-ledgers.ts'
import type { PaymentSimulator } from '#server/payments/player.ts'

const DELIVERY_MS = 300

/** Plays the providers by the shop's own clock (epoch ms), remembering everything in `file`. Never in production. */
export async function paymentSimulator(file: string, now: () => number): Promise<PaymentSimulator> {
  const { kept, keep } = keptLedgers(file)
  const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`
  let ownUrl: string | undefined
  let timer: NodeJS.Timeout | undefined

  async function post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    if (ownUrl === undefined) throw new Error('the shop is not open yet')
    return (await fetch(ownUrl + path, { method: 'POST', headers, body })).status
  }

  const host = () => (ownUrl === undefined ? '' : new URL(ownUrl).host)

  const players = await Promise.all(
    PROVIDERS.flatMap(({ name, player }) => (player ? [{ name, player }] : [])).map(
      async ({ name, player }) =>
        (await player())({ now, newId, post, host, kept: kept[name], keep: (ledger) => keep(name, ledger) }),
    ),
  )

  return {
    players,
    start(url) {
      ownUrl = url
      timer = setInterval(() => players.forEach((each) => void each.deliver()), DELIVERY_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
