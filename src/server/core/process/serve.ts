import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { buildApp } from '../web/app.ts'
import { SettingsError } from './env.ts'
import type { Settings } from './env.ts'
import { serveFolder } from './folder-socket.ts'
import { importFolder } from './import-folder.ts'
import { loggedError } from './logged-error.ts'
import { loggerOf, loggingAnswers, loggingFailures } from './logger.ts'
import type { JobKind } from '../jobs/worker.ts'
import { mailJob } from '../../mail/mail-job.ts'
import { wordmarkPng } from '../../pictures/wordmark-png.ts'
import { keptSquares } from '../../pictures/kept-squares.ts'
import { renderedPages } from '../web/rendered-pages.ts'
import { fileAt } from '../../seed/folder-picture.ts'
import { weaknessesOf } from '../../seed/look-weaknesses.ts'
import { openShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { performStaffCall } from '../../staff/staff-acts.ts'
import { recordingOf } from '../../support/recording-of.ts'
import { takeOverDeployment } from './written-deployment.ts'
import { webhookJob } from '../../webhooks/webhook-job.ts'

/** Opens the shop and listens until it is told to stop. `here` is the folder of the file that was started. */
export async function serve(settings: Settings, here: string): Promise<void> {
  const logger = loggerOf(settings.logLevel)
  const seedFolder = seedFolderOf(settings, here)
  const shop = await openShop(settings, seedFolder, loggingFailures(logger))
  const isOfFolder = await takeOverDeployment(settings, shop.deps, seedFolder)
  for (const { path, reason } of weaknessesOf(shop.deps.catalogue.deployment().look))
    logger.warn(`deployment.json ${path.join('.')}: ${reason}`)
  const clientDir = clientDirOf(settings, here)
  const pages = await renderedPages(here, clientDir, shop.deps)
  const stopping = new AbortController()
  const metrics = await metricsFor(settings, shop)
  const observers = [
    ...(metrics ? [metrics.answered] : []),
    ...(settings.hasAccessLog ? [loggingAnswers(logger)] : []),
  ]
  const app = await buildApp({
    ...shop.deps,
    ...pages,
    stopping: stopping.signal,
    ...(observers.length > 0 && {
      onAnswered: (answered) => observers.forEach((observe) => observe(answered)),
    }),
    logger,
    ...(settings.trustProxy !== undefined && { trustProxy: settings.trustProxy }),
    ...(settings.certificate && { certificate: settings.certificate }),
    ...(clientDir !== undefined && { clientDir }),
    ...(isOfFolder && {
      pictureFolder: seedFolder,
      squares: keptSquares(join(settings.dataDir, 'pictures'), (error) =>
        logger.warn({ error: loggedError(error) }, 'a smaller copy of a picture was not kept'),
      ),
    }),
  })
  await app.listen({ port: settings.port, host: settings.host })
  const stopOwnerCalls = await ownerCallsOf(settings, shop, logger)
  await shop.worker.start(await outgoingOf(settings, shop, logger, isOfFolder ? seedFolder : undefined))
  shop.polish()
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  // A certificate is for the name customers use, and for no address.
  shop.deps.simulator?.start(settings.certificate ? settings.publicUrl : `http://127.0.0.1:${port}`)
  process.stdout.write(`${listeningLine(settings, port)}\n`)
  const stop = async () => {
    stopping.abort()
    await setTimeout(settings.stopNoticeMs)
    await stopOwnerCalls()
    // What is under way is answered, then what works behind it stops, and the database last.
    await app.close()
    await shop.close()
    await metrics?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

function listeningLine({ host, certificate }: Settings, port: number): string {
  const isOpen = !/^(127\.|localhost$|::1$)/.test(host)
  const reach = isOpen ? '' : ', for this machine only (HOST=0.0.0.0 opens it to others)'
  return `Orda listens on ${certificate ? 'https' : 'http'}://localhost:${port}${reach}`
}

/** Lets the commands of its owner have a copy of the embedded database, another menu in it, or other staff. A shop is served where it cannot, and who runs it is told. */
async function ownerCallsOf(
  settings: Settings,
  { deps }: Shop,
  logger: Logger,
): Promise<() => Promise<void>> {
  const none = async () => undefined
  const { dump: backup } = deps.database
  if (!backup) return none
  return serveFolder(settings.dataDir, {
    backup,
    import: (folder) => importFolder(folder, settings, deps),
    staff: (asked) => performStaffCall(asked, deps),
    conversation: (code) => recordingOf(deps.database, code, deps.clock.now()),
  }).catch((error: unknown) => {
    logger.warn({ err: loggedError(error) }, 'no backup or import can be made while this runs')
    return none
  })
}

/** Tells figures where a port is set for them; rejects with a SettingsError where that cannot be listened at. */
async function metricsFor({ metrics: setting }: Settings, { deps }: Shop) {
  if (setting === undefined) return undefined
  // Loaded only where it is used: most starts are quicker without.
  const { shopMetrics } = await import('../metrics/shop-metrics.ts')
  const { serveMetrics } = await import('../metrics/serve-metrics.ts')
  const metrics = shopMetrics(deps.database, deps.clock)
  const { close } = await serveMetrics(metrics, setting.port, setting.host).catch(() => {
    throw new SettingsError(`METRICS_PORT ${setting.port} at ${setting.host} is taken, or may not be used`)
  })
  return { answered: metrics.answered, close }
}

/** The mails, where a mail server is set (without one they wait in the outbox), and what other systems are told. */
async function outgoingOf(
  settings: Settings,
  { deps }: Shop,
  logger: Logger,
  folder: string | undefined,
): Promise<readonly JobKind[]> {
  const webhooks = webhookJob({
    ...deps,
    secrets: settings.webhookSecrets,
    fetch,
    onError: (error, { id: messageId, lane: webhook }, isLast) =>
      logger[isLast ? 'error' : 'warn'](
        { err: loggedError(error), messageId, webhook },
        'webhook not delivered',
      ),
  })
  if (settings.smtpUrl === undefined) return [webhooks]
  // Loaded only where it is used: most starts are quicker without.
  const { smtpTransport } = await import('../../mail/smtp.ts')
  const { titleSuffix } = deps.catalogue.deployment()
  const from = settings.mailFrom ?? `${titleSuffix} <no-reply@${new URL(settings.publicUrl).hostname}>`
  const mails = mailJob({
    ...deps,
    transport: smtpTransport(settings.smtpUrl, from),
    wordmark: async () => {
      const name = fileAt(deps.catalogue.deployment().wordmark?.light ?? '')
      return folder === undefined || name === undefined ? undefined : wordmarkPng(join(folder, name))
    },
    onError: (error, { id: mailId }) => logger.error({ err: loggedError(error), mailId }, 'mail not sent'),
  })
  return [webhooks, mails]
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
