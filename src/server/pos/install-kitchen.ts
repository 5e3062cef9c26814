import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../deps.ts'
import { chosenLanguage } from '../http/chosen-language.ts'
import { Failure, refusal } from '../http/failure.ts'
import { PRIVATE, checked } from '../http/route.ts'
import { isSameSite } from '../http/same-site.ts'
import { wordsOf } from '../mail/mail-words.ts'
import { toldBy } from './kitchen-form.ts'
import { moodOf } from './kitchen-levers.store.ts'
import { KitchenWire, runKitchen } from './kitchen-order.ts'
import { STYLESHEET, kitchenPage, kitchensPage } from './kitchen-page.ts'
import { KITCHEN_CSS } from './kitchen.css.ts'
import { queueOf } from './order-queue.ts'

type At = { Params: { slug: string } }

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
      orders: await queueOf(restaurant.id, deps.orders),
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
    pages.get(STYLESHEET, (_request, reply) => reply.type('text/css; charset=utf-8').send(KITCHEN_CSS))
    pages.get('/kitchen', (request, reply) =>
      sendPage(reply, kitchensPage(catalogue.restaurants(), wordsFor(request))),
    )
    pages.get<At>('/kitchen/:slug', (request, reply) =>
      sendKitchen(request, reply, restaurantOf(request, deps)),
    )
    pages.post<At>('/kitchen/:slug', async (request, reply) => {
      if (!isSameSite(request.headers)) throw new Failure(403, 'request.crossSite')
      const restaurant = restaurantOf(request, deps)
      try {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const changed = await runKitchen(checked(toldBy(form, restaurant), KitchenWire), deps)
        return await sendKitchen(request, reply, changed, 'kitchen.done')
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
