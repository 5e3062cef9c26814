import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../../core/http/chosen-language.ts'
import { Failure } from '../../core/http/failure.ts'
import { sendOperatorPage } from '../../core/http/operator-page.ts'
import { submittedForm } from '../../core/http/request-bodies.ts'
import { wordsOf } from '../../mail/mail-words.ts'
import type { Deps } from '../../core/process/deps.ts'
import { findPayment } from '../store/payments.store.ts'
import { testAnswerOf } from './test-payments.store.ts'
import { bankPage } from '../bank-page.ts'
import { decideTestPayment } from './decide-test-payment.ts'

type At = { Params: { readonly id: string } }

/** Where the bank of the test payment asks about a payment. */
export function testBankUrl(paymentId: string): string {
  return `/test-bank/${encodeURIComponent(paymentId)}`
}

/** /test-bank: the bank of the test payment asks its customer, where the kitchen was told that it does. Never in production. */
export function installTestBank(pages: FastifyInstance, deps: Deps): void {
  const { database, catalogue } = deps
  const askedAbout = async (paymentId: string) => {
    const payment = await findPayment(database, paymentId)
    const answer = payment?.status === 'begun' ? await testAnswerOf(database, paymentId) : undefined
    return payment?.provider === 'test' && answer?.answer === 'authentication' ? payment : undefined
  }

  pages.get('/test-bank/:id', async (request: FastifyRequest<At>, reply) => {
    const payment = await askedAbout(request.params.id)
    const words = wordsOf(chosenLanguage(request, catalogue.deployment()), catalogue.deployment())
    const asked = payment && { ...payment, action: testBankUrl(payment.id) }
    return sendOperatorPage(reply, bankPage(asked, words))
  })
  pages.post('/test-bank/:id', async (request: FastifyRequest<At>, reply) => {
    const isApproved = submittedForm(request).get('answer') === 'yes'
    const payment = await askedAbout(request.params.id)
    // Where the restaurant can no longer serve the order, the page that follows tells so.
    if (payment)
      await decideTestPayment(payment.orderId, isApproved, deps).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
      })
    return reply.redirect(`/checkout?redirect_status=${isApproved ? 'succeeded' : 'failed'}`, 303)
  })
}
