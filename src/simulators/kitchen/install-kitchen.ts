import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '#server/core/process/deps.ts'
import { chosenLanguage } from '#server/core/http/chosen-language.ts'
import { Failure, refusal } from '#server/core/http/failure.ts'
import { DONE, sendOperatorPage } from '#server/core/http/operator-page.ts'
import { submittedForm } from '#server/core/http/request-bodies.ts'
import { checked } from '#server/core/http/route.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import { latestFeedback } from '#server/orders/store/feedback.store.ts'
import { toldBy } from './kitchen-form.ts'
import { moodOf } from '#server/kitchen/kitchen-settings.store.ts'
import { KitchenSchema, runKitchen } from '#server/kitchen/kitchen-order.ts'
import { kitchenPage, kitchensPage } from './kitchen-page.ts'
import { queueOf } from '#server/kitchen/order-queue.ts'

const SHOWN_FEEDBACK = 20

type At = { Params: { slug: string }; Querystring: { readonly [DONE]?: string } }

/** The pages below /kitchen: plain forms that do what POST /api/x/kitchen does. */
export function installKitchen(pages: FastifyInstance, deps: Deps): void {
  const { catalogue } = deps
  const wordsFor = (request: FastifyRequest) => {
    const deployment = catalogue.deployment()
    return wordsOf(chosenLanguage(request, deployment), deployment)
  }

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
    return sendOperatorPage(reply, kitchenPage(view, wordsFor(request)))
  }

  pages.get('/kitchen', (request, reply) =>
    sendOperatorPage(reply, kitchensPage(catalogue.restaurants(), wordsFor(request))),
  )
  pages.get<At>('/kitchen/:slug', (request, reply) => {
    const said = request.query[DONE] === undefined ? undefined : 'kitchen.done'
    return sendKitchen(request, reply, restaurantOf(request, deps), said)
  })
  pages.post<At>('/kitchen/:slug', async (request, reply) => {
    const form = submittedForm(request)
    const restaurant = restaurantOf(request, deps)
    try {
      await runKitchen(checked(toldBy(form, restaurant), KitchenSchema), deps)
      return reply.redirect(`/kitchen/${restaurant.slug}?${DONE}`, 303)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return sendKitchen(request, reply.code(error.status), restaurant, `problem.${error.code}`)
    }
  })
}

function restaurantOf(request: FastifyRequest<At>, { catalogue }: Deps): Restaurant {
  const restaurant = catalogue.restaurant(request.params.slug)
  if (!restaurant) throw refusal('restaurant.notFound')
  return restaurant
}
