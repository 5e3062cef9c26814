import { createServer, request } from 'node:http'

/** What stands before a shop in production, played: it ended https, and says who asked and how. */
export async function openProxy(shopPort: number): Promise<{ address: string; close(): void }> {
  const proxy = createServer((asked, answer) => {
    const { 'x-forwarded-for': said, ...headers } = asked.headers
    // As proxies do by default, what the customer says of themselves is passed on, with the truth behind it.
    const from = [said, asked.socket.remoteAddress].filter((each) => each !== undefined).join(', ')
    const passedOn = request({
      port: shopPort,
      host: '127.0.0.1',
      method: asked.method,
      path: asked.url,
      headers: { ...headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' },
    })
    passedOn.on('response', (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers)
      told.pipe(answer)
    })
    passedOn.on('error', () => answer.writeHead(502).end())
    asked.pipe(passedOn)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
