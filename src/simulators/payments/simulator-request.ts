import type { FastifyRequest } from 'fastify'
import { chosenLanguage } from '#server/core/http/chosen-language.ts'
import { Failure } from '#server/core/http/failure.ts'
import { isSameSite } from '#server/core/http/same-site.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import type { PlayedIn } from '#server/payments/player.ts'

/** The words of a page that is asked for. */
export function wordsFor(request: FastifyRequest, { catalogue }: Pick<PlayedIn, 'catalogue'>) {
  const deployment = catalogue.deployment()
  return wordsOf(chosenLanguage(request, deployment), deployment)
}

/** The fields of a form that is sent in. */
export function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** Throws a refusal where a page of another site asks. */
export function assertOwnPage({ headers }: FastifyRequest): void {
  if (!isSameSite(headers)) throw new Failure(403, 'request.crossSite')
}
