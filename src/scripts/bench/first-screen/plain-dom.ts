import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { firstChoiceIn, openedAt, pressed } from './pressed-turn.ts'

export type PlainDom = { readonly url: string; readonly stop: () => void }

/** All that a page needs whose next turn is in it already. A tap may come before the rest of the page has. */
const SCRIPT = `addEventListener('click', ({ target }) => {
  if (!target.closest('[data-turn=live] [data-choice]')) return
  const put = () => document.getElementById('root').replaceChildren(document.getElementById('next').content)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put)
  else put()
})`

/**
 * What no shop can be faster than: its first turn as its server draws it, without its code and data, and what its first
 * choice leads to in the same page, put in place by a few lines. It is served as the shop serves its own.
 */
export async function servePlainDom(chrome: Browser, shop: string): Promise<PlainDom> {
  const page = brotliCompressSync(await pageOf(chrome, shop))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain')
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return response.end(page)
    }
    // Letters and pictures of the first turn are the shop's, from the same address as a font must come.
    fetch(`${shop}${pathname}`)
      .then(async (file) => {
        const type = file.headers.get('content-type') ?? 'application/octet-stream'
        response.writeHead(file.status, { 'content-type': type }).end(Buffer.from(await file.arrayBuffer()))
      })
      .catch(() => response.writeHead(502).end())
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

async function pageOf(chrome: Browser, shop: string): Promise<string> {
  const { html, opened } = await openedAt(shop)
  const next = await pressed(shop, { ...opened, choice: firstChoiceIn(html) })
  const page = await chrome.newPage()
  try {
    const turn = `${await laterStyles(html)}${next.html}`
    return await page.evaluate(plainPageOf, { html, next: turn, script: SCRIPT })
  } finally {
    await page.close()
  }
}

/** Of what comes after the first turn: the shop fetches them with its first answer. */
async function laterStyles(html: string): Promise<string> {
  const files = /<script type="application\/json" id="orda-files">(?<text>.*?)<\/script>/s.exec(html)
  const { styles } = JSON.parse(files?.groups?.['text'] ?? '{"styles":[]}') as { readonly styles: string[] }
  const sheets = await Promise.all(styles.map((href) => readFile(join('dist/client', href), 'utf8')))
  return `<style>${sheets.join('\n')}</style>`
}

type Given = { readonly html: string; readonly next: string; readonly script: string }

/** Runs in a page. */
function plainPageOf({ html, next, script }: Given): string {
  const shown = new DOMParser().parseFromString(html, 'text/html')
  for (const element of shown.querySelectorAll('script, noscript')) element.remove()
  const code = shown.createElement('script')
  code.textContent = script
  shown.head.append(code)
  const template = shown.createElement('template')
  template.id = 'next'
  template.innerHTML = next
  shown.body.append(template)
  return `<!doctype html>${shown.documentElement.outerHTML}`
}
