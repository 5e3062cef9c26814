import { ApiFailure } from '#api/http.ts'
import { failureOf, type PortFailure } from '#flows/log/port.ts'

/** What a flow is told of a failed call: a "no" with its code, or a fault. */
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

/** Runs a call and fails the way flows understand. */
export async function asPort<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw portFailureOf(error)
  }
}

/** A "no" that is found on this side. */
export function portRefusal(code: string): PortFailure {
  return { kind: 'refused', code }
}
