import type { FastifyInstance } from 'fastify'
import { DEFAULT_TIME_ZONE } from '#domain/constants.ts'
import type { Deps } from '../process/deps.ts'
import { chosenLanguage } from '../http/chosen-language.ts'
import { OPERATOR_STYLESHEET, sendOperatorPage } from '../http/operator-page.ts'
import { takeForms } from '../http/request-bodies.ts'
import { Failure } from '../http/failure.ts'
import { OPERATOR_CSS } from '../http/operator.css.ts'
import { isFromThisMachine } from '../http/this-machine.ts'
import { outboxPage } from '../../mail/outbox-page.ts'
import { SHOWN_MAILS, latestMails } from '../../mail/outbox.store.ts'
import { providerParts } from '../../payments/provider-parts.ts'

/** The pages of who tries out this shop: its kitchens, mails, saved cards and the bank. Never in production. */
export function installOperatorPages(deps: Deps) {
  return async (pages: FastifyInstance): Promise<void> => {
    takeForms(pages)
    pages.get(OPERATOR_STYLESHEET, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(OPERATOR_CSS),
    )
    await pages.register(installControlRooms(deps))
    for (const { installPages } of await providerParts()) installPages?.(pages, deps)
    if (deps.identitySimulator) {
      const { installIdentitySimulator } = await import('#simulators/sign-on/install-identity-simulator.ts')
      installIdentitySimulator(pages, deps)
    }
    if (deps.simulator) {
      const { installSimulator } = await import('#simulators/payments/install-simulator.ts')
      installSimulator(pages, deps)
    }
  }
}

/** What nobody but who runs the shop may see, though it listens to others: answered on the machine itself. */
function installControlRooms(deps: Deps) {
  return async (rooms: FastifyInstance): Promise<void> => {
    rooms.addHook('onRequest', async ({ raw }) => {
      if (!isFromThisMachine(raw)) throw new Failure(404, 'request.notFound')
    })
    installOutbox(rooms, deps)
    const { installKitchen } = await import('#simulators/kitchen/install-kitchen.ts')
    installKitchen(rooms, deps)
    for (const { installRooms } of await providerParts()) installRooms?.(rooms, deps)
    if (deps.identitySimulator) {
      const { installIdentitySwitches } = await import('#simulators/sign-on/install-identity-simulator.ts')
      installIdentitySwitches(rooms, deps)
    }
    if (deps.simulator) {
      const { installPaymentSwitches } = await import('#simulators/payments/install-simulator.ts')
      installPaymentSwitches(rooms, deps)
    }
  }
}

function installOutbox(pages: FastifyInstance, { database, catalogue, publicUrl }: Deps): void {
  pages.get('/outbox', async (request, reply) => {
    const mails = await latestMails(database, SHOWN_MAILS)
    const timeZone = catalogue.restaurants()[0]?.timeZone ?? DEFAULT_TIME_ZONE
    const deployment = catalogue.deployment()
    const language = chosenLanguage(request, deployment)
    return sendOperatorPage(reply, outboxPage(mails, language, timeZone, { publicUrl, deployment }))
  })
}
