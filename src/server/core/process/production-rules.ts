import { enums, optional } from 'superstruct'

/** Said by an operator who knows what it means. */
const Allowed = optional(enums(['allowed-in-production']))

/** Settings that each name a risk a production may only take knowingly. */
export const RiskEnvironment = {
  SIMULATED_KITCHEN: Allowed,
  EMBEDDED_DATABASE: Allowed,
  UNSENT_MAILS: Allowed,
}

type ProductionSettings = {
  readonly PUBLIC_URL?: string | undefined
  readonly TRUST_PROXY: string
  readonly TLS_CERT?: string | undefined
  readonly TEST_CLOCK: string
  readonly PSEUDO_TEXTS: string
  readonly DATABASE_URL?: string | undefined
  readonly SIMULATED_KITCHEN?: string | undefined
  readonly POINT_OF_SALE_URL?: string | undefined
  readonly POINT_OF_SALE_MODULE?: string | undefined
  readonly POINT_OF_SALE_SECRET?: string | undefined
  readonly EMBEDDED_DATABASE?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly UNSENT_MAILS?: string | undefined
}

/** What serves while developing, and must not where customers pay; each line names the setting, the rule and what helps. */
export function problemsInProduction(settings: ProductionSettings): readonly string[] {
  const problems: readonly (readonly [isWrong: boolean, problem: string])[] = [
    [
      settings.PUBLIC_URL?.startsWith('https://') !== true,
      'PUBLIC_URL must be set in production, and begin with https://: it is where customers reach the shop',
    ],
    [
      settings.TRUST_PROXY === '0' && settings.TLS_CERT === undefined,
      'TRUST_PROXY must name the proxy that speaks https in production: set the number of proxies, mostly 1, or their networks; or TLS_CERT and TLS_KEY, with which the server speaks it itself',
    ],
    [settings.TEST_CLOCK === '1', 'TEST_CLOCK cannot be 1 in production: take it out'],
    [
      settings.PSEUDO_TEXTS === '1',
      'PSEUDO_TEXTS cannot be 1 in production: no customer could read them, take it out',
    ],
    [
      settings.SIMULATED_KITCHEN === undefined &&
        settings.POINT_OF_SALE_URL === undefined &&
        settings.POINT_OF_SALE_MODULE === undefined &&
        // The secret of the one that the deployment names.
        settings.POINT_OF_SALE_SECRET === undefined,
      'SIMULATED_KITCHEN must be allowed-in-production where neither POINT_OF_SALE_URL, POINT_OF_SALE_MODULE nor the deployment with POINT_OF_SALE_SECRET names a point of sale: nobody cooks what a simulated kitchen is sent',
    ],
    [
      settings.DATABASE_URL === undefined && settings.EMBEDDED_DATABASE === undefined,
      'DATABASE_URL must name a PostgreSQL in production, or EMBEDDED_DATABASE be allowed-in-production: the embedded database serves one process, on one disk',
    ],
    [
      settings.SMTP_URL === undefined && settings.UNSENT_MAILS === undefined,
      'SMTP_URL must name a mail server in production, or UNSENT_MAILS be allowed-in-production: without one no customer gets a confirmation, and none a link to register or for a new password',
    ],
  ]
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []))
}
