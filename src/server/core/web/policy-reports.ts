import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failure.ts'
import { POLICY_REPORTS } from './content-security.ts'
import { limitReports } from '../limits/rate-limits.ts'
import { takeRawBodies } from '../http/request-bodies.ts'
import { isSameSite } from '../http/same-site.ts'
import { networkOf } from '../http/proxy-setting.ts'
import type { Deps } from '../process/deps.ts'

/** What a policy kept a page from: the directive, and whose it was. */
export type Violation = { readonly directive: string; readonly blocked: string }

type ReportDeps = Pick<Deps, 'clock' | 'limits' | 'database' | 'ipv6Prefix' | 'isProduction'>

/** One report of a browser of the old kind, or a handful of the new. */
const BODY_LIMIT = 16_384
/** A process tells of so many different ones, and then of no other: whoever makes them up fills no log. */
const MOST_TOLD = 200
const WORD = /^[a-z-]{1,40}$/

/** Where browsers tell of the policy of our pages; each thing that was stopped is told once, by its origin alone. */
export function installPolicyReports(deps: ReportDeps) {
  const told = new Set<string>()
  return async (reports: FastifyInstance): Promise<void> => {
    takeRawBodies(reports, ['application/csp-report', 'application/reports+json'])
    reports.post(
      POLICY_REPORTS.replace('/api', ''),
      { bodyLimit: BODY_LIMIT },
      async ({ body, headers, ip, log }, reply) => {
        if (!isSameSite(headers, deps.isProduction)) throw new Failure(403, 'request.crossSite')
        await limitReports(networkOf(ip, deps.ipv6Prefix), deps)
        for (const violation of violationsIn(Buffer.isBuffer(body) ? body.toString() : '')) {
          const key = `${violation.directive} ${violation.blocked}`
          if (told.has(key) || told.size >= MOST_TOLD) continue
          told.add(key)
          log.warn(violation, 'a page was kept from something by its policy')
        }
        return reply.code(204).send()
      },
    )
  }
}

/** What reports tell of, without anything of the page but what it was kept from; nothing where they cannot be read. */
export function violationsIn(text: string): readonly Violation[] {
  return [parsed(text)].flat().flatMap((report) => violationOf(report) ?? [])
}

function violationOf(report: unknown): Violation | undefined {
  const body = fieldOf(report, 'csp-report') ?? fieldOf(report, 'body')
  const directive = fieldOf(body, 'effectiveDirective') ?? fieldOf(body, 'effective-directive')
  const blocked = fieldOf(body, 'blockedURL') ?? fieldOf(body, 'blocked-uri')
  if (typeof directive !== 'string' || typeof blocked !== 'string' || !WORD.test(directive)) return undefined
  return { directive, blocked: ownerOf(blocked) }
}

/** Of an address its origin; a word as `inline` as it is, anything else is not told. */
function ownerOf(blocked: string): string {
  if (WORD.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unreadable'
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 200)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
