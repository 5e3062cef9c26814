import { ApiFailure } from '#api/http.ts'
import { failureOf, type PortFailure } from '#flows/core/log/port.ts'

/** A failed call as a flow sees it: refused with a code, or failed. */
export function portFailureOf(error: unknown): PortFailure {
  if (!(error instanceof ApiFailure)) return failureOf(error)
  const isRefusal = error.kind === 'http' && error.status >= 400 && error.status < 500
  return {
    kind: isRefusal ? 'refused' : 'failed',
    code: error.code,
    status: error.status,
    ...(error.field === undefined ? {} : { field: error.field }),
  }
}

/** Awaits a call; its failure becomes a `PortFailure`. */
export async function asPort<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw portFailureOf(error)
  }
}

/** A refusal that is found without asking the server. */
export function portRefusal(code: string): PortFailure {
  return { kind: 'refused', code }
}
