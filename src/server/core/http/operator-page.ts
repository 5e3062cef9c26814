import type { FastifyReply } from 'fastify'
import { html } from './html.ts'
import type { Html } from './html.ts'
import { PRIVATE } from './route.ts'

export const OPERATOR_STYLESHEET = '/operator.css'

/** Says so after the redirect, so that reloading the page does nothing again. */
export const DONE = 'done'

/** A whole page for people who run a shop, not for customers: without script. */
export function operatorPage(
  language: string,
  title: string,
  body: Html,
  stylesheet = OPERATOR_STYLESHEET,
): string {
  const head = html`<link rel="stylesheet" href="${stylesheet}" />`
  const main = html`<main>
    <h1>${title}</h1>
    ${body}
  </main>`
  return unlistedPage({ language, title, head, body: main })
}

type Page = { readonly language: string; readonly title: string; readonly head: Html; readonly body: Html }

/** A whole page that no search engine shows. */
export function unlistedPage({ language, title, head, body }: Page): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
}

export function sendOperatorPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers({ ...PRIVATE, 'content-type': 'text/html; charset=utf-8' }).send(page)
}
