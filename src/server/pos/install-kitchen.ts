import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../deps.ts'
import { chosenLanguage } from '../http/chosen-language.ts'
import { Failure, refusal } from '../http/failure.ts'
import { OPERATOR_STYLESHEET } from '../http/operator-page.ts'
import { OPERATOR_CSS } from '../http/operator.css.ts'
import { PRIVATE, checked } from '../http/route.ts'
import { isSameSite } from '../http/same-site.ts'
import { wordsOf } from '../mail/mail-words.ts'
import { latestFeedback } from '../store/feedback.store.ts'
import { toldBy } from './kitchen-form.ts'
import { moodOf } from './kitchen-levers.store.ts'
import { KitchenWire, runKitchen } from './kitchen-order.ts'
import { kitchenPage, kitchensPage } from './kitchen-page.ts'
import { queueOf } from './order-queue.ts'

const SHOWN_FEEDBACK = 20

/** Says so after the redirect, so that reloading the page does nothing again. */
const DONE = 'done'

type At = { Params: { slug: string }; Querystring: { readonly [DONE]?: string } }

/** The operator's pages below /kitchen: plain forms that do what POST /api/x/kitchen does. Never in production. */
export function installKitchen(deps: Deps) {
  const { catalogue } = deps
  const wordsFor = (request: FastifyRequest) => wordsOf(chosenLanguage(request, catalogue.deployment()))

  async function sendKitchen(
    request: FastifyRequest<At>,
    reply: FastifyReply,
    restaurant: Restaurant,
    said?: string,
  ): Promise<FastifyReply> {
    const view = {
      restaurant,
      menu: catalogue.currentMenu(restaurant, 'EATIN')?.menu,
      mood: await moodOf(deps.database, restaurant.id),
      orders: await queueOf(restaurant.id, deps, wordsFor(request).language),
      feedback: await latestFeedback(deps.database, restaurant.id, SHOWN_FEEDBACK),
      ...(said !== undefined && { said }),
    }
    return sendPage(reply, kitchenPage(view, wordsFor(request)))
  }

  return async (pages: FastifyInstance): Promise<void> => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    pages.get(OPERATOR_STYLESHEET, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(OPERATOR_CSS),
    )
    pages.get('/kitchen', (request, reply) =>
      sendPage(reply, kitchensPage(catalogue.restaurants(), wordsFor(request))),
    )
    pages.get<At>('/kitchen/:slug', (request, reply) => {
      const said = request.query[DONE] === undefined ? undefined : 'kitchen.done'
      return sendKitchen(request, reply, restaurantOf(request, deps), said)
    })
    pages.post<At>('/kitchen/:slug', async (request, reply) => {
      if (!isSameSite(request.headers)) throw new Failure(403, 'request.crossSite')
      const restaurant = restaurantOf(request, deps)
      try {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        await runKitchen(checked(toldBy(form, restaurant), KitchenWire), deps)
        return reply.redirect(`/kitchen/${restaurant.slug}?${DONE}`, 303)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return sendKitchen(request, reply.code(error.status), restaurant, `problem.${error.code}`)
      }
    })
  }
}

function restaurantOf(request: FastifyRequest<At>, { catalogue }: Deps): Restaurant {
  const restaurant = catalogue.restaurant(request.params.slug)
  if (!restaurant) throw refusal('restaurant.notFound')
  return restaurant
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers({ ...PRIVATE, 'content-type': 'text/html; charset=utf-8' }).send(page)
}
