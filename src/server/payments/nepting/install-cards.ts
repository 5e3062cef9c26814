import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enums, object, pattern, string } from 'superstruct'
import type { CardBrand } from '#domain/account/saved-method.ts'
import type { Deps } from '../../core/process/deps.ts'
import { chosenLanguage } from '../../core/http/chosen-language.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { DONE, sendOperatorPage } from '../../core/http/operator-page.ts'
import { submittedForm } from '../../core/http/request-bodies.ts'
import { checked } from '../../core/http/route.ts'
import { wordsOf } from '../../mail/mail-words.ts'
import { insertSavedMethod } from '../store/payment-methods.store.ts'
import { findUserByEmail } from '../../accounts/store/users.store.ts'
import { cardsPage } from './cards-page.ts'
import type { CardsView } from './cards-page.ts'

/** Test numbers, their middle hidden: no page of ours asks for a number. */
const TEST_CARDS: Readonly<Record<CardBrand, string>> = {
  mastercard: '5555********4444',
  visa: '4242********4242',
  other: '3782*******0005',
}
const BRANDS = ['mastercard', 'visa', 'other'] as const satisfies readonly CardBrand[]

const CardForm = object({
  email: string(),
  brand: enums(BRANDS),
  endOfValidity: pattern(string(), /^\d{4}-(0[1-9]|1[0-2])$/),
})

const EMPTY: CardsView['fields'] = { email: '', brand: 'mastercard', endOfValidity: '2030-12' }

type At = { Querystring: { readonly [DONE]?: string } }

/** /cards: the simulated payment provider keeps a card for a user, as a real one does when a customer saves it. */
export function installCards(pages: FastifyInstance, { database, catalogue, clock }: Deps): void {
  const send = (request: FastifyRequest, reply: FastifyReply, view: Omit<CardsView, 'brands'>) => {
    const deployment = catalogue.deployment()
    const words = wordsOf(chosenLanguage(request, deployment), deployment)
    return sendOperatorPage(reply, cardsPage({ brands: BRANDS, ...view }, words))
  }

  pages.get<At>('/cards', (request, reply) => {
    const said = request.query[DONE] === undefined ? {} : { said: 'kitchen.cards.done' }
    return send(request, reply, { fields: EMPTY, ...said })
  })
  pages.post('/cards', async (request, reply) => {
    const form = submittedForm(request)
    try {
      const { email, brand, endOfValidity } = checked(Object.fromEntries(form), CardForm)
      const user = await findUserByEmail(database, email)
      if (!user) throw refusal('account.notFound', 'email')
      const card = {
        provider: 'nepting',
        reference: randomUUID(),
        maskedPan: TEST_CARDS[brand],
        endOfValidity,
      } as const
      await insertSavedMethod(database, user.account.id, card, clock.now())
      return reply.redirect(`/cards?${DONE}`, 303)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const said = (name: keyof typeof EMPTY) => form.get(name) ?? ''
      const fields = { email: said('email'), brand: said('brand'), endOfValidity: said('endOfValidity') }
      return send(request, reply.code(error.status), { fields, said: `problem.${error.code}` })
    }
  })
}
