import {
  authenticateGuest,
  fetchSession,
  leaveGuest,
  logIn,
  logInBySso,
  logOut,
  refreshSession,
} from '#api/authentication.api.ts'
import { fetchBotCheck, solveBotCheck } from '#api/bot-check.api.ts'
import {
  addFavourite,
  changeUser,
  createGuest,
  deleteUser,
  endOtherSessions,
  endSession,
  exportAccount,
  fetchSessions,
  fetchGuest,
  fetchUser,
  registerUser,
  removeFavourite,
  requestPassword,
  resetPassword,
  validateUser,
} from '#api/guests-users.api.ts'
import { id } from '#domain/ids.ts'
import { expect } from 'vitest'
import { PASSWORD, anEmail, mailedToken, mailsTo } from '#tests/support/users.ts'
import {
  CONSENTS,
  DEVICE_TOKEN,
  NOT_SIGNED_IN,
  NOT_THERE,
  aNewGuest,
  aRegistration,
  refused,
  type Rows,
} from './stage.ts'

const NEW_PASSWORD = 'Another1pass'

/** Sessions, guests, users, and the puzzle that keeps robots out (S7.3 to S7.21). */
export const ACCOUNT_ROWS: Rows = {
  authenticateGuest: {
    answered: [
      async ({ aGuest, aVisitor }) =>
        authenticateGuest(aVisitor())({ guestId: (await aGuest()).guest.id, deviceToken: DEVICE_TOKEN }),
      { identity: { kind: 'guest', guest: { language: 'no' } }, expiresAt: expect.any(Number) },
    ],
    failed: [
      async ({ aGuest, aVisitor }) =>
        authenticateGuest(aVisitor())({ guestId: (await aGuest()).guest.id, deviceToken: 'another' }),
      refused(401, 'order.linkInvalid'),
    ],
  },
  logIn: {
    answered: [
      async ({ aUser, aVisitor }) =>
        logIn(aVisitor())({ email: (await aUser()).profile.email, password: PASSWORD }),
      { identity: { kind: 'user', profile: { firstName: 'Kari' } }, expiresAt: expect.any(Number) },
    ],
    failed: [
      ({ aVisitor }) => logIn(aVisitor())({ email: anEmail(), password: PASSWORD }),
      refused(401, 'account.wrongCredentials'),
    ],
  },
  logInBySso: {
    answered: [
      async ({ aSignOn }) => {
        const { http, accessToken } = await aSignOn()
        return logInBySso(http)({ authType: 'fjord', accessToken, language: 'no' })
      },
      { identity: { kind: 'user', profile: { firstName: 'Kari' } }, expiresAt: expect.any(Number) },
    ],
    failed: [
      ({ aVisitor }) => logInBySso(aVisitor())({ authType: 'a', accessToken: 't', language: 'no' }),
      refused(401, 'account.ssoFailed'),
    ],
  },
  logOut: {
    answered: [
      async ({ aGuest }) => {
        const { http } = await aGuest()
        await logOut(http)()
        return fetchSession(http)()
      },
      { identity: { kind: 'visitor' } },
    ],
    failed: [({ gone }) => logOut(gone())(), NOT_THERE],
  },
  leaveGuest: {
    answered: [
      async ({ aGuest }) => {
        const { http } = await aGuest()
        await leaveGuest(http)()
        return fetchSession(http)()
      },
      { identity: { kind: 'visitor' } },
    ],
    failed: [({ gone }) => leaveGuest(gone())(), NOT_THERE],
  },
  fetchSession: {
    answered: [async ({ aGuest }) => fetchSession((await aGuest()).http)(), { identity: { kind: 'guest' } }],
    failed: [({ gone }) => fetchSession(gone())(), NOT_THERE],
  },
  refreshSession: {
    answered: [
      async ({ aGuest }) => refreshSession((await aGuest()).http)(),
      { identity: { kind: 'guest' } },
    ],
    failed: [({ aVisitor }) => refreshSession(aVisitor())(), NOT_SIGNED_IN],
  },
  fetchBotCheck: {
    answered: [({ aVisitor }) => fetchBotCheck(aVisitor())(), { difficulty: 4 }],
    failed: [({ gone }) => fetchBotCheck(gone())(), NOT_THERE],
  },
  solveBotCheck: {
    answered: [({ aVisitor, proof }) => proof(aVisitor()), expect.any(String)],
    failed: [
      async ({ aVisitor }) => solveBotCheck(await fetchBotCheck(aVisitor())(), AbortSignal.abort()),
      { failed: { name: 'AbortError' } },
    ],
  },
  createGuest: {
    answered: [
      ({ aVisitor }) => createGuest(aVisitor())(aNewGuest('kari@example.com')),
      { id: expect.any(String), email: 'kari@example.com' },
    ],
    failed: [
      ({ aVisitor }) => createGuest(aVisitor())(aNewGuest('kari')),
      refused(400, 'field.email', 'email'),
    ],
  },
  fetchGuest: {
    answered: [
      async ({ aGuest }) => {
        const { http, guest } = await aGuest()
        return fetchGuest(http)(guest.id)
      },
      { ...CONSENTS, language: 'no' },
    ],
    failed: [
      async ({ aGuest }) => fetchGuest((await aGuest()).http)((await aGuest()).guest.id),
      refused(404, 'order.notFound'),
    ],
  },
  registerUser: {
    answered: [
      async ({ aVisitor, shop }) => {
        const email = anEmail()
        await registerUser(aVisitor())({ email, language: 'no' })
        return mailsTo(shop, email)
      },
      [{ kind: 'accountConfirmation' }],
    ],
    failed: [
      async ({ aUser, aVisitor }) =>
        registerUser(aVisitor())({ email: (await aUser()).profile.email, language: 'no' }),
      refused(409, 'account.exists'),
    ],
  },
  validateUser: {
    answered: [async ({ aUser }) => (await aUser()).profile, { firstName: 'Kari', lastName: 'Nordmann' }],
    failed: [
      ({ aVisitor }) => validateUser(aVisitor())(aRegistration(anEmail(), 'token'), 'no proof'),
      refused(403, 'request.botCheck'),
    ],
  },
  changeUser: {
    answered: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        return changeUser(http)(profile.id, { firstName: 'Ola' })
      },
      { firstName: 'Ola', lastName: 'Nordmann' },
    ],
    failed: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        return changeUser(http)(profile.id, { firstName: '1' })
      },
      refused(400, 'field.firstName', 'firstName'),
    ],
  },
  fetchUser: {
    answered: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        return fetchUser(http)(profile.id)
      },
      { firstName: 'Kari', favourites: [] },
    ],
    failed: [({ aVisitor }) => fetchUser(aVisitor())(id('nobody')), NOT_SIGNED_IN],
  },
  deleteUser: {
    answered: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        await deleteUser(http)(profile.id)
        return fetchSession(http)()
      },
      { identity: { kind: 'visitor' } },
    ],
    failed: [
      async ({ aUser }) => deleteUser((await aUser()).http)(id('somebody-else')),
      refused(404, 'account.notFound'),
    ],
  },
  exportAccount: {
    answered: [
      async ({ aUser }) => JSON.parse(await exportAccount((await aUser()).http)()) as unknown,
      { account: [{ firstName: 'Kari' }], orders: [] },
    ],
    failed: [({ aVisitor }) => exportAccount(aVisitor())(), NOT_SIGNED_IN],
  },
  fetchSessions: {
    answered: [
      async ({ aUser }) => fetchSessions((await aUser()).http)(),
      [expect.objectContaining({ isCurrent: true })],
    ],
    failed: [({ aVisitor }) => fetchSessions(aVisitor())(), NOT_SIGNED_IN],
  },
  endSession: {
    answered: [
      async ({ aUser }) => {
        const { http } = await aUser()
        for (const session of await fetchSessions(http)()) await endSession(http)(session.id)
        return fetchSession(http)()
      },
      { identity: { kind: 'visitor' } },
    ],
    failed: [({ aVisitor }) => endSession(aVisitor())(id('somewhere')), NOT_SIGNED_IN],
  },
  endOtherSessions: {
    answered: [
      async ({ aUser }) => {
        const { http } = await aUser()
        await endOtherSessions(http)()
        return fetchSessions(http)()
      },
      [expect.objectContaining({ isCurrent: true })],
    ],
    failed: [({ aVisitor }) => endOtherSessions(aVisitor())(), NOT_SIGNED_IN],
  },
  requestPassword: {
    answered: [
      async ({ aUser, aVisitor, shop }) => {
        const { email } = (await aUser()).profile
        await requestPassword(aVisitor())(email)
        return mailsTo(shop, email)
      },
      expect.arrayContaining([expect.objectContaining({ kind: 'passwordReset' })]),
    ],
    failed: [({ aVisitor }) => requestPassword(aVisitor())('kari'), refused(400, 'field.email', 'email')],
  },
  resetPassword: {
    answered: [
      async ({ aUser, aVisitor, shop }) => {
        const { email } = (await aUser()).profile
        await requestPassword(aVisitor())(email)
        const resetPasswordToken = await mailedToken(shop, email)
        await resetPassword(aVisitor())({ resetPasswordToken, email, password: NEW_PASSWORD })
        return logIn(aVisitor())({ email, password: NEW_PASSWORD })
      },
      { identity: { kind: 'user' } },
    ],
    failed: [
      ({ aVisitor }) =>
        resetPassword(aVisitor())({ resetPasswordToken: 'none', email: anEmail(), password: NEW_PASSWORD }),
      refused(400, 'link.invalid'),
    ],
  },
  addFavourite: {
    answered: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        await addFavourite(http)(profile.id, id('brygga'))
        return fetchUser(http)(profile.id)
      },
      { favourites: ['brygga'] },
    ],
    failed: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        return addFavourite(http)(profile.id, id('nobody'))
      },
      refused(404, 'restaurant.notFound', 'restaurantId'),
    ],
  },
  removeFavourite: {
    answered: [
      async ({ aUser }) => {
        const { http, profile } = await aUser()
        await addFavourite(http)(profile.id, id('brygga'))
        await removeFavourite(http)(id('brygga'))
        return fetchUser(http)(profile.id)
      },
      { favourites: [] },
    ],
    failed: [({ aVisitor }) => removeFavourite(aVisitor())(id('brygga')), NOT_SIGNED_IN],
  },
}
