import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { REPORTING_ENDPOINTS, contentSecurity, reportedSecurity } from './content-security.ts'

type Headers = Readonly<Record<string, string>>

/**
 * What every answer tells browsers not to do. Asked for with each, and made anew only where other styles are let in: making
 * them costs more than most answers.
 */
export function securityHeadersOf(
  deployment: Deployment,
  scriptHashes: readonly string[],
  styleHashes: () => readonly string[],
): () => Headers {
  let made: { readonly styles: string; readonly headers: Headers } | undefined
  return () => {
    const hashes = styleHashes()
    const styles = hashes.join(' ')
    if (made?.styles !== styles) made = { styles, headers: headersOf(deployment, scriptHashes, hashes) }
    return made.headers
  }
}

function headersOf(
  deployment: Deployment,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): Headers {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const set = helmet({
    contentSecurityPolicy: contentSecurity(deployment, scriptHashes, styleHashes),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 31_536_000 },
  })
  set(request, response, (failure?: unknown) => {
    if (failure !== undefined) throw failure
  })
  const reported = reportedSecurity(deployment)
  return {
    ...Object.fromEntries(
      Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
    ),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    ...(reported !== undefined && { 'content-security-policy-report-only': reported }),
  }
}
