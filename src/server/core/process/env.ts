import { basename } from 'node:path'
import { type Infer, defaulted, enums, optional, refine, string, type, validate } from 'superstruct'
import type { GeocoderSettings } from '../../geocode/geocoding-service.ts'
import { PROVIDERS } from '../../payments/provider-list.ts'
import { GeocoderEnvironment, geocoderSettingsOf } from '../../geocode/geocoder-settings.ts'
import { PaymentEnvironment, paymentSettingsOf } from '../../payments/payment-settings.ts'
import type { PaymentSettings } from '../../payments/payment-settings.ts'
import { PointOfSaleEnvironment, pointOfSaleSettingsOf } from '../../kitchen/point-of-sale-settings.ts'
import type { ServiceSecrets } from './services-of-deployment.ts'
import type { PointOfSaleSettings } from '../../kitchen/point-of-sale-settings.ts'
import type { SupportSettings } from '../../support/support-room.ts'
import { RiskEnvironment, problemsInProduction } from './production-rules.ts'
import { certificateOf, TlsEnvironment, type Certificate } from '../http/tls-setting.ts'
import { Ipv6Prefix, TrustProxy, USUAL_IPV6_PREFIX, trustedProxies } from '../http/proxy-setting.ts'
import type { TrustedProxies } from '../http/proxy-setting.ts'
import { SignOnEnvironment, signOnSettingsOf } from '../../accounts/sign-on/sign-on-settings.ts'
import type { SignOnSettings } from '../../accounts/sign-on/sign-on-settings.ts'
import { webhookSecretsOf } from '../../webhooks/webhook-settings.ts'
import type { WebhookSecrets } from '../../webhooks/webhook-settings.ts'

const Port = refine(string(), 'port', (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? true : 'must be a port number from 0 to 65535',
)
const PostgresUrl = refine(string(), 'database', (value) =>
  /^postgres(ql)?:\/\/\S+$/.test(value) ? true : 'must start with postgres:// or postgresql://',
)
const WebUrl = refine(string(), 'address', (value) =>
  /^https?:\/\/[^\s/?#]+$/.test(value) ? true : 'must be like https://orders.example, without a path',
)
const SmtpUrl = refine(string(), 'mail server', (value) =>
  /^smtps?:\/\/\S+$/.test(value) ? true : 'must start with smtp:// or smtps://',
)
const Count = refine(string(), 'count', (value) =>
  /^[1-9]\d{0,6}$/.test(value) ? true : 'must be a whole number above 0',
)
const Seconds = refine(string(), 'seconds', (value) =>
  /^\d{1,3}$/.test(value) ? true : 'must be a whole number of seconds, 0 to 999',
)
const SupportKey = refine(string(), 'key', (value) =>
  value.length >= SHORTEST_KEY
    ? true
    : `is too short: at least ${SHORTEST_KEY} characters, as of \`openssl rand -base64 32\``,
)
const Folder = refine(string(), 'deployment', (value) =>
  /^[a-z0-9-]+$/.test(value) || /[/\\]/.test(value)
    ? true
    : 'must be a name of small letters, digits and hyphens, or the path of a folder',
)
const Switch = enums(['0', '1'])

const RawSettings = type({
  PORT: defaulted(Port, '4000'),
  HOST: optional(string()),
  DATA_DIR: optional(string()),
  DATABASE_URL: optional(PostgresUrl),
  PUBLIC_URL: optional(WebUrl),
  SMTP_URL: optional(SmtpUrl),
  MAIL_FROM: optional(string()),
  DATABASE_CONNECTIONS: defaulted(Count, '8'),
  DEPLOYMENT: optional(Folder),
  SEED_DIR: optional(string()),
  CLIENT_DIR: optional(string()),
  NODE_ENV: defaulted(enums(['production', 'development', 'test']), 'development'),
  ORDERS_PER_MINUTE: defaulted(Count, '10'),
  IPV6_PREFIX: defaulted(Ipv6Prefix, String(USUAL_IPV6_PREFIX)),
  ONLY_PROCESS: optional(Switch),
  TRUST_PROXY: defaulted(TrustProxy, '0'),
  TEST_CLOCK: defaulted(Switch, '0'),
  PSEUDO_TEXTS: defaulted(Switch, '0'),
  SUPPORT: defaulted(enums(['on', 'off']), 'on'),
  SUPPORT_KEY: optional(SupportKey),
  STOP_NOTICE_SECONDS: optional(Seconds),
  METRICS_PORT: optional(Port),
  METRICS_HOST: optional(string()),
  ACCESS_LOG: defaulted(Switch, '0'),
  LOG_LEVEL: defaulted(enums(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
  ...TlsEnvironment,
  ...RiskEnvironment,
  ...PaymentEnvironment,
  ...SignOnEnvironment,
  ...GeocoderEnvironment,
  ...PointOfSaleEnvironment,
})

/** Everything the server may be told from outside, parsed once. */
export type Settings = {
  readonly port: number
  /** Where it listens: this machine only, unless it is told otherwise or serves customers. */
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly databaseConnections: number
  /** Where customers reach this shop; links in mails begin with it. */
  readonly publicUrl: string
  /** The mail server; without one, mails wait in the outbox. */
  readonly smtpUrl?: string
  readonly mailFrom?: string
  /** A name, or the path of a folder. */
  readonly deployment: string
  /** Said in the environment, and not just the shipped one. */
  readonly isDeploymentChosen: boolean
  readonly seedDir?: string
  readonly clientDir?: string
  readonly isProduction: boolean
  readonly ordersPerMinute: number
  /** How many bits of an IPv6 address are one customer. */
  readonly ipv6Prefix: number
  readonly isOnlyProcess: boolean
  readonly trustProxy?: TrustedProxies
  /** By which this server ends https itself. */
  readonly certificate?: Certificate
  readonly testClock: boolean
  /** Whether every text is one that nobody wrote, so that what is not translated stands out. */
  readonly hasPseudoTexts: boolean
  /** Whether customers can send conversations, and the staff look at them. */
  readonly support: SupportSettings
  /** For so long a server that is told to stop serves on, and says that it is not ready. */
  readonly stopNoticeMs: number
  readonly logLevel: string
  /** A line for each request, whatever the level of the log. */
  readonly hasAccessLog: boolean
  /** Where figures are told; nowhere without it. */
  readonly metrics?: { readonly port: number; readonly host: string }
  readonly payments: PaymentSettings
  readonly signOn: SignOnSettings
  readonly webhookSecrets: WebhookSecrets
  /** Where orders are cooked; the kitchen is simulated where it is missing. */
  readonly pointOfSale?: PointOfSaleSettings
  /** Where places are looked up; in the gazetteer where it is missing. */
  readonly geocoder?: GeocoderSettings
  /** Of the services a deployment may name by their addresses. */
  readonly secrets: ServiceSecrets
}

/** What keeps a server from starting: a line for each setting that is wrong. */
export class SettingsError extends Error {
  constructor(...problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** Throws a SettingsError that lists every problem, where there are any. */
export function assertOpenable(problems: readonly string[]): void {
  if (problems.length > 0) throw new SettingsError(...problems)
}

/** Reads the settings; throws a SettingsError that lists every setting that is wrong, with its reason. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const raw = parse(environment)
  const isProduction = raw.NODE_ENV === 'production'
  const payments = paymentSettingsOf(withoutEmpty(environment), isProduction)
  const signOn = signOnSettingsOf(raw, isProduction)
  const webhooks = webhookSecretsOf(raw)
  const pointOfSale = pointOfSaleSettingsOf(raw, isProduction)
  const geocoder = geocoderSettingsOf(raw, isProduction)
  const trustProxy = trustedProxies(raw.TRUST_PROXY)
  const certificate = certificateOf(raw)
  const problems = [
    ...(isProduction ? problemsInProduction(raw) : []),
    ...payments.problems,
    ...signOn.problems,
    ...webhooks.problems,
    ...pointOfSale.problems,
    ...geocoder.problems,
    ...certificate.problems,
  ]
  assertOpenable(problems)
  return {
    port: Number(raw.PORT),
    host: raw.HOST ?? (isProduction ? EVERYWHERE : THIS_MACHINE),
    dataDir: raw.DATA_DIR ?? dataDirOf(raw.DEPLOYMENT),
    ...(raw.DATABASE_URL !== undefined && { databaseUrl: raw.DATABASE_URL }),
    databaseConnections: Number(raw.DATABASE_CONNECTIONS),
    publicUrl: raw.PUBLIC_URL ?? `${certificate.settings ? 'https' : 'http'}://localhost:${raw.PORT}`,
    ...(raw.SMTP_URL !== undefined && { smtpUrl: raw.SMTP_URL }),
    ...(raw.MAIL_FROM !== undefined && { mailFrom: raw.MAIL_FROM }),
    deployment: raw.DEPLOYMENT ?? SHIPPED,
    isDeploymentChosen: raw.DEPLOYMENT !== undefined,
    ...(raw.SEED_DIR !== undefined && { seedDir: raw.SEED_DIR }),
    ...(raw.CLIENT_DIR !== undefined && { clientDir: raw.CLIENT_DIR }),
    isProduction,
    ordersPerMinute: Number(raw.ORDERS_PER_MINUTE),
    ipv6Prefix: Number(raw.IPV6_PREFIX),
    // Replicas on one PostgreSQL cannot see each other's memory; the embedded database has one process by its lock.
    isOnlyProcess: raw.ONLY_PROCESS === undefined ? raw.DATABASE_URL === undefined : raw.ONLY_PROCESS === '1',
    ...(trustProxy !== undefined && { trustProxy }),
    ...(certificate.settings && { certificate: certificate.settings }),
    testClock: raw.TEST_CLOCK === '1',
    hasPseudoTexts: raw.PSEUDO_TEXTS === '1',
    support: {
      isOn: raw.SUPPORT === 'on',
      ...(raw.SUPPORT_KEY !== undefined && { key: raw.SUPPORT_KEY }),
    },
    stopNoticeMs: 1000 * Number(raw.STOP_NOTICE_SECONDS ?? (isProduction ? NOTICE_SECONDS : 0)),
    logLevel: raw.LOG_LEVEL,
    hasAccessLog: raw.ACCESS_LOG === '1',
    ...(raw.METRICS_PORT !== undefined && {
      metrics: { port: Number(raw.METRICS_PORT), host: raw.METRICS_HOST ?? THIS_MACHINE },
    }),
    payments: payments.settings,
    signOn: signOn.settings,
    webhookSecrets: webhooks.secrets,
    ...(pointOfSale.settings && { pointOfSale: pointOfSale.settings }),
    ...(geocoder.settings && { geocoder: geocoder.settings }),
    secrets: {
      ...(raw.POINT_OF_SALE_SECRET !== undefined && { pointOfSale: raw.POINT_OF_SALE_SECRET }),
      ...(raw.GEOCODER_KEY !== undefined && { geocoder: raw.GEOCODER_KEY }),
    },
  }
}

type RawSettings = Infer<typeof RawSettings>

const SHORTEST_KEY = 32
const SHIPPED = 'gardermoen'
/** Longer than whoever sends customers here takes from one look at its readiness to the next. */
const NOTICE_SECONDS = 5
const THIS_MACHINE = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'

/** Each deployment has its own data: that of the shipped one stands where it always did. */
function dataDirOf(deployment: string = SHIPPED): string {
  return deployment === SHIPPED ? '.data' : `.data/${basename(deployment)}`
}

function parse(environment: Readonly<Record<string, string | undefined>>): RawSettings {
  const given = withoutEmpty(environment)
  const [failure, raw] = validate(given, RawSettings, { coerce: true })
  const failures = [...(failure?.failures() ?? []), ...PROVIDERS.flatMap((kind) => kind.failuresIn(given))]
  const lines = failures.map(({ key, message }) => `${String(key)} ${reasonOf(message)}`)
  if (raw === undefined || lines.length > 0) throw new SettingsError(...lines)
  return raw
}

/** An empty variable means "not set", as shells and compose files write it. */
function withoutEmpty(environment: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function reasonOf(message: string): string {
  return message.replace(/^Expected (the value|a value of type `\w+`)[^,]*, but received: /, 'is not valid: ')
}
