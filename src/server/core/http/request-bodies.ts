import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'
import { isSameSite } from './same-site.ts'

/** Lets bodies of these types through as they came, for who checks a signature over their bytes. */
export function takeRawBodies(app: FastifyInstance, types: string[]): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Lets the forms of pages through, as their fields. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** The fields of a form of this site's own pages; one of another site is obeyed by nobody. */
export function submittedForm(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  isHttpsAlone = false,
): URLSearchParams {
  if (!isSameSite(headers, isHttpsAlone)) throw new Failure(403, 'request.crossSite')
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}
