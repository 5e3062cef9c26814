import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShopMetrics } from './shop-metrics.ts'

/** Who listens for whom collects figures; `port` is the one it got. */
export type MetricsServer = { readonly port: number; close(): Promise<void> }

/**
 * Answers GET /metrics on a port of its own, so that no customer reaches it by the shop's. Rejects where the port is
 * taken.
 */
export async function serveMetrics(metrics: ShopMetrics, port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      metrics.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
