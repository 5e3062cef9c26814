import type { FastifyInstance } from 'fastify'

/** Lets bodies of these types through as they came, for who checks a signature over their bytes. */
export function takeRawBodies(app: FastifyInstance, types: string[]): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
