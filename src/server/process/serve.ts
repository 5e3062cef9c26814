import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { buildApp } from '../web/app.ts'
import { SettingsError } from './env.ts'
import type { Settings } from './env.ts'
import { loggedError } from './logged-error.ts'
import { loggerOf, loggingOrders } from './logger.ts'
import { mailSenderOf } from '../mail/mail-sender.ts'
import type { MailSender } from '../mail/mail-sender.ts'
import { renderedPages } from '../web/rendered-pages.ts'
import { weaknessesOf } from '../seed/look-weaknesses.ts'
import { openShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { takeOverDeployment } from './written-deployment.ts'

/** Opens the shop and listens until it is told to stop. `here` is the folder of the file that was started. */
export async function serve(settings: Settings, here: string): Promise<void> {
  const logger = loggerOf(settings.logLevel)
  const seedFolder = seedFolderOf(settings, here)
  const shop = await openShop(settings, seedFolder, loggingOrders(logger))
  await takeOverDeployment(settings, shop.deps, seedFolder)
  for (const { path, reason } of weaknessesOf(shop.deps.catalogue.deployment().look))
    logger.warn(`deployment.json ${path.join('.')}: ${reason}`)
  const clientDir = clientDirOf(settings, here)
  const pages = await renderedPages(here, clientDir, shop.deps)
  const app = await buildApp({
    ...shop.deps,
    ...pages,
    logger,
    ...(settings.trustProxy !== undefined && { trustProxy: settings.trustProxy }),
    ...(clientDir !== undefined && { clientDir }),
  })
  await app.listen({ port: settings.port, host: settings.host })
  shop.scheduler.start()
  const sender = await senderFor(settings, shop, logger)
  await sender?.start()
  shop.polish()
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  shop.deps.simulator?.start(`http://127.0.0.1:${port}`)
  process.stdout.write(`${listeningLine(settings.host, port)}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(app, shop, sender))
}

function listeningLine(host: string, port: number): string {
  const isOpen = !/^(127\.|localhost$|::1$)/.test(host)
  const reach = isOpen ? '' : ', for this machine only (HOST=0.0.0.0 opens it to others)'
  return `Orda listens on http://localhost:${port}${reach}`
}

/** Sends the mails where a mail server is set; without one they wait in the outbox. */
async function senderFor(
  settings: Settings,
  { deps }: Shop,
  logger: Logger,
): Promise<MailSender | undefined> {
  if (settings.smtpUrl === undefined) return undefined
  // Loaded only where it is used: most starts are quicker without.
  const { smtpTransport } = await import('../mail/smtp.ts')
  const { titleSuffix } = deps.catalogue.deployment()
  const from = settings.mailFrom ?? `${titleSuffix} <no-reply@${new URL(settings.publicUrl).hostname}>`
  return mailSenderOf({
    ...deps,
    isOnlyProcess: settings.isOnlyProcess,
    transport: smtpTransport(settings.smtpUrl, from),
    onError: (error, mailId) => logger.error({ err: loggedError(error), mailId }, 'mail not sent'),
  })
}

async function stop(
  app: { close(): Promise<unknown> },
  shop: Shop,
  sender: MailSender | undefined,
): Promise<void> {
  await app.close()
  await sender?.stop()
  await shop.close()
  process.exit(0)
}

/** Beside the source, or where the source is when this file is the built one. */
function seedFolderOf(settings: Settings, here: string): string {
  const roots = [
    settings.seedDir,
    resolve(here, 'seed/data'),
    resolve(here, '../../src/server/seed/data'),
    resolve('deployments'),
  ]
  const isPath = /[/\\]/.test(settings.deployment)
  const folders = isPath
    ? [resolve(settings.deployment)]
    : roots.flatMap((root) => (root === undefined ? [] : [resolve(root, settings.deployment)]))
  const found = folders.find((folder) => existsSync(folder))
  if (found === undefined)
    throw new SettingsError(
      `DEPLOYMENT ${settings.deployment} has no folder (looked in ${folders.join(', ')})`,
    )
  return found
}

function clientDirOf(settings: Settings, here: string): string | undefined {
  const folders = [settings.clientDir, resolve(here, '../client'), resolve(here, '../../dist/client')]
  const absolute = folders.flatMap((folder) => (folder === undefined ? [] : [resolve(folder)]))
  return absolute.find((folder) => existsSync(join(folder, 'index.html')))
}
