import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { NO_SIGNING_SECRET, isSigningSecret } from '../core/process/signing-secret.ts'

/** What messages to other systems are signed with, by the name of its setting. */
export type WebhookSecrets = Readonly<Record<string, string>>

/** The secrets the environment sets; `problems` tells by name what is no secret, never what is set. */
export function webhookSecretsOf(environment: Readonly<Record<string, unknown>>): {
  readonly secrets: WebhookSecrets
  readonly problems: readonly string[]
} {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    SETTING.test(name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  return {
    secrets: Object.fromEntries(secrets),
    problems: secrets.flatMap(([name, value]) =>
      isSigningSecret(value) ? [] : [`${name} ${NO_SIGNING_SECRET}`],
    ),
  }
}

/** What keeps the webhooks of a deployment from being told, by the name of what is missing. */
export function problemsOfWebhooks(
  { webhooks }: Pick<Deployment, 'webhooks'>,
  secrets: WebhookSecrets,
  isProduction: boolean,
): readonly string[] {
  return webhooks.flatMap(({ id, url }, index) => {
    const setting = webhookSettingOf(id)
    return [
      ...(webhooks.findIndex((other) => other.id === id) === index
        ? []
        : [`"webhooks" of the deployment names "${id}" twice`]),
      ...(secrets[setting] === undefined
        ? [`${setting} must be set: the deployment tells orders to "${id}"`]
        : []),
      ...(isProduction && !url.startsWith('https://')
        ? [`the url of "${id}" in "webhooks" of the deployment must begin with https:// in production`]
        : []),
    ]
  })
}

const SETTING = /^WEBHOOK_[A-Z0-9_]+_SECRET$/

/** The setting that holds the secret of a webhook. */
export function webhookSettingOf(webhookId: string): string {
  return `WEBHOOK_${webhookId.toUpperCase().replaceAll('-', '_')}_SECRET`
}
