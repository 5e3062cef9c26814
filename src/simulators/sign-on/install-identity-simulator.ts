import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chosenLanguage } from '#server/core/http/chosen-language.ts'
import { invalid } from '#server/core/http/failure.ts'
import { sendOperatorPage } from '#server/core/http/operator-page.ts'
import { submittedForm } from '#server/core/http/request-bodies.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import type { Deps } from '#server/core/process/deps.ts'
import { signOnPage, signOnSwitchesPage } from './identity-pages.ts'
import { SIGN_ON_FAULTS } from './identity-simulator.ts'

type At = { Params: { readonly provider: string } }

/** Where customers meet the simulated providers of sign-on. Never in production. */
export function installIdentitySimulator(pages: FastifyInstance, deps: Deps): void {
  const { identitySimulator: simulator } = deps
  if (!simulator) return
  const wordsFor = wordsIn(deps)
  const requestIn = (request: FastifyRequest<At>) =>
    simulator.requestOf(request.params.provider, new URL(request.url, deps.publicUrl).searchParams)

  const at = '/simulator/sign-on/:provider/authorise'
  pages.get(at, (request: FastifyRequest<At>, reply) => {
    const asked = requestIn(request)
    const shown = asked && { provider: asked.provider.name, action: request.url }
    return sendOperatorPage(reply.code(shown ? 200 : 400), signOnPage(shown, wordsFor(request)))
  })
  pages.post(at, (request: FastifyRequest<At>, reply) => {
    const form = submittedForm(request)
    const asked = requestIn(request)
    if (!asked) throw invalid('query')
    if (form.get('answer') !== 'yes') return reply.redirect(simulator.deny(asked), 303)
    const person = {
      email: form.get('email') ?? '',
      firstName: form.get('firstName') ?? '',
      lastName: form.get('lastName') ?? '',
      isEmailVerified: form.get('verified') === 'yes',
    }
    return reply.redirect(simulator.grant(asked, person), 303)
  })
}

/** /simulator/sign-on: the switches of the simulated providers, for who runs the shop. Never in production. */
export function installIdentitySwitches(rooms: FastifyInstance, deps: Deps): void {
  const { identitySimulator: simulator } = deps
  if (!simulator) return
  const wordsFor = wordsIn(deps)
  rooms.get('/simulator/sign-on', (request, reply) =>
    sendOperatorPage(reply, signOnSwitchesPage(simulator.fault, wordsFor(request))),
  )
  rooms.post('/simulator/sign-on', (request, reply) => {
    const form = submittedForm(request)
    if (form.get('rotate') === 'yes') simulator.rotateKey()
    const fault = SIGN_ON_FAULTS.find((each) => each === form.get('fault'))
    if (fault) simulator.fault = fault
    return reply.redirect('/simulator/sign-on', 303)
  })
}

function wordsIn({ catalogue }: Deps) {
  return (request: FastifyRequest) =>
    wordsOf(chosenLanguage(request, catalogue.deployment()), catalogue.deployment())
}
