import { createHttp } from '#api/http.ts'
import type { Http, HttpSettings } from '#api/http.ts'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly credentials: RequestCredentials | undefined
  readonly cache: RequestCache | undefined
}
export type Answering = (asked: Asked, signal: AbortSignal | undefined) => Response | Promise<Response>

/** A client whose server is a function; `asked` lists what reached it and `waits` how long the client held back. */
export function clientOf(answering: Answering, settings: Partial<HttpSettings> = {}) {
  const asked: Asked[] = []
  const waits: number[] = []
  const http: Http = createHttp({
    baseUrl: 'https://orda.example/api',
    fetch: async (input, init) => {
      const url = new URL(String(input))
      const call: Asked = {
        method: init?.method ?? 'GET',
        path: url.pathname.replace('/api', ''),
        query: Object.fromEntries(url.searchParams),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        credentials: init?.credentials,
        cache: init?.cache,
      }
      asked.push(call)
      return answering(call, init?.signal ?? undefined)
    },
    wait: async (durationMs) => {
      waits.push(durationMs)
    },
    random: () => 0,
    now: () => Date.UTC(2026, 2, 10, 12),
    ...settings,
  })
  return { http, asked, waits }
}

export function says(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** Never answers; rejects as fetch does when its signal fires. */
export function silence(signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
