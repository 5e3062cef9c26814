import { createHttp, type Http } from '#api/http.ts'
import type { Customer } from './test-shop.ts'

const BASE_URL = 'https://orda.test/api'

/** The client's own way to the server, led to a test shop instead of a network, in the name of somebody with a cookie jar. */
export function httpOf(customer: Customer): Http {
  return createHttp({
    baseUrl: BASE_URL,
    fetch: async (input, init) => {
      const path = String(input).slice(BASE_URL.length + 1)
      const { body, headers, statusCode } = await customer.ask(methodOf(init?.method), path, {
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}),
      })
      const told = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
      return new Response(statusCode === 204 ? null : body, {
        status: statusCode,
        headers: Object.fromEntries(told),
      })
    },
    wait: () => Promise.resolve(),
  })
}

function methodOf(name: string | undefined): 'GET' | 'POST' | 'PATCH' | 'DELETE' {
  return name === 'POST' || name === 'PATCH' || name === 'DELETE' ? name : 'GET'
}
