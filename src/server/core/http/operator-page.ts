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
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
}

export function sendOperatorPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers({ ...PRIVATE, 'content-type': 'text/html; charset=utf-8' }).send(page)
}
