import type { Menu, Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { fromMajor, toMajor } from '#domain/money/minor.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { html, option } from '#server/core/http/html.ts'
import type { Html } from '#server/core/http/html.ts'
import { TOLD_STEPS } from '#server/kitchen/decide-fate.ts'
import { operatorPage } from '#server/core/http/operator-page.ts'
import type { Words } from '#server/mail/mail-words.ts'
import type { KeptFeedback } from '#server/orders/store/feedback.store.ts'
import { CAPTURES, FATES, INJECTIONS, PAYMENTS, STEPS_TOLD } from '#server/kitchen/kitchen-settings.store.ts'
import type { KitchenMood } from '#server/kitchen/kitchen-settings.store.ts'
import type { QueuedOrder } from '#server/kitchen/order-queue.ts'

export type KitchenView = {
  readonly restaurant: Restaurant
  readonly menu: Menu | undefined
  readonly mood: KitchenMood
  readonly orders: readonly QueuedOrder[]
  readonly feedback: readonly KeptFeedback[]
  /** What came of the last thing that was told: the key of a sentence. */
  readonly said?: string
}

/** Every restaurant, to choose one. */
export function kitchensPage(restaurants: readonly Restaurant[], { language, t }: Words): string {
  const links = restaurants.map(({ slug, name }) => html`<li><a href="/kitchen/${slug}">${name}</a></li>`)
  const body = html`<p>${t('kitchen.about')}</p>
    <ul>
      ${links}
    </ul>
    <nav>
      <a href="/outbox">${t('mail.outbox.title')}</a> <a href="/cards">${t('kitchen.cards.title')}</a>
    </nav>`
  return operatorPage(language, t('kitchen.title'), body)
}

/** One restaurant: its orders and its levers, in plain forms. */
export function kitchenPage(view: KitchenView, words: Words): string {
  const { t, language } = words
  const { restaurant, said } = view
  const body = html`<nav>
      <a href="/kitchen">${t('kitchen.all')}</a> <a href="/outbox">${t('mail.outbox.title')}</a>
      <a href="/restaurant/${restaurant.slug}">${t('kitchen.shop')}</a>
    </nav>
    ${said === undefined ? undefined : html`<p role="status">${t(said)}</p>`} ${ordersOf(view, words)}
    ${orderingOf(view, words)} ${moodOf(view, words)} ${productsOf(view, words)} ${feedbackOf(view, words)}`
  return operatorPage(language, restaurant.name, body)
}

function ordersOf({ orders, restaurant }: KitchenView, words: Words): Html {
  const { t } = words
  return html`<section>
    <h2>${t('kitchen.orders')}</h2>
    <p><a href="/kitchen/${restaurant.slug}">${t('kitchen.refresh')}</a></p>
    ${
      orders.length === 0
        ? html`<p>${t('kitchen.noOrders')}</p>`
        : html`<ul class="queue">
            ${orders.map((order) => orderOf(order, restaurant, words))}
          </ul>`
    }
  </section>`
}

function orderOf(order: QueuedOrder, restaurant: Restaurant, words: Words): Html {
  const { t, time, money } = words
  const items = order.items.map(
    ({ name, quantity, isOutaged }) =>
      html`<li>${quantity} × ${isOutaged ? html`<del>${name}</del>` : name}</li>`,
  )
  return html`<li>
    <h3>
      ${order.posId ?? order.id.slice(0, 8)}:
      ${order.state}${order.kitchenStep === undefined ? '' : `, ${order.kitchenStep}`}
    </h3>
    <p>${time(Date.parse(order.retrievalDate), restaurant.timeZone)}, ${t(`modeNoun.${order.pickUpMode}`)}</p>
    ${order.tableNumber === undefined ? undefined : html`<p>${t('kitchen.table', { number: order.tableNumber })}</p>`}
    ${customerOf(order)} ${arrivalOf(order, restaurant, words)}
    <ul>
      ${items}
    </ul>
    <p>${money(fromMajor(order.total), restaurant.currency, restaurant)}</p>
    ${endingsOf(order, restaurant, words)}
  </li>`
}

function customerOf({ customer }: QueuedOrder): Html | undefined {
  if (!customer) return undefined
  const { firstName, lastName, phoneNumber } = customer
  return html`<p>${[firstName, lastName, phoneNumber].filter((each) => each !== undefined).join(' ')}</p>`
}

function arrivalOf({ eta, parkingBay }: QueuedOrder, { timeZone }: Restaurant, { t, time }: Words): Html {
  return html`${
    eta === undefined
      ? undefined
      : html`<p>${t('kitchen.arrives', { time: time(Date.parse(eta), timeZone) })}</p>`
  }
  ${parkingBay === undefined ? undefined : html`<p>${t('kitchen.parkedAt', { bay: parkingBay })}</p>`}`
}

function endingsOf({ id, state }: QueuedOrder, restaurant: Restaurant, { t }: Words): Html | undefined {
  const choices = choicesOf(state)
  if (!choices) return undefined
  const buttons = choices.fates.map(
    (fate) => html`<button name="fate" value="${fate}">${t(`kitchen.${choices.group}.${fate}`)}</button>`,
  )
  return form('order', restaurant, html`<input type="hidden" name="id" value="${id}" />${buttons}`)
}

function choicesOf(state: QueuedOrder['state']) {
  switch (state) {
    case 'WAITING':
      return { group: 'decide', fates: ['accept', 'refuse'] }
    case 'VALIDATED':
      return { group: 'fate', fates: ['accept', ...FATES] }
    case 'PAID':
    case 'PAYMENT_ERROR':
      return { group: 'step', fates: TOLD_STEPS }
    default:
      return undefined
  }
}

function feedbackOf({ feedback }: KitchenView, { t }: Words): Html | undefined {
  if (feedback.length === 0) return undefined
  const said = feedback.map(
    ({ isProblem, subject, body }) =>
      html`<li>
        <strong>${t(isProblem ? 'kitchen.problem' : 'kitchen.feedback')}: ${subject}</strong>
        <p>${body}</p>
      </li>`,
  )
  return html`<section>
    <h2>${t('kitchen.said')}</h2>
    <ul>
      ${said}
    </ul>
  </section>`
}

function orderingOf({ restaurant }: KitchenView, { t }: Words): Html {
  const { ordersEnabled, ordersInjectionDelayMinutes } = restaurant.settings
  const hours = restaurant.openingHours.map(({ name, value }) => `${name} ${value}`).join('\n')
  return html`<section>
    <h2>${t('kitchen.ordering')}</h2>
    <p>${t(ordersEnabled ? 'kitchen.takesOrders' : 'kitchen.takesNone')}</p>
    ${form(
      'ordering',
      restaurant,
      html`<button name="ordersEnabled" value="${ordersEnabled ? 'no' : 'yes'}">
        ${t(ordersEnabled ? 'kitchen.stopOrders' : 'kitchen.startOrders')}
      </button>`,
    )}
    ${form(
      'hours',
      restaurant,
      html`<label>
          ${t('kitchen.hours')}
          <textarea name="openingHours" rows="8" spellcheck="false">${hours}</textarea>
        </label>
        <button name="set" value="written">${t('kitchen.saveHours')}</button>
        <button name="set" value="closed">${t('kitchen.close')}</button>
        <button name="set" value="always">${t('kitchen.openAlways')}</button>`,
    )}
    ${form(
      'delay',
      restaurant,
      html`<label>
          ${t('kitchen.injectionDelay')}
          <input type="number" name="minutes" min="0" max="600" value="${ordersInjectionDelayMinutes}" />
        </label>
        <button>${t('kitchen.save')}</button>`,
    )}
  </section>`
}

function moodOf({ restaurant, mood }: KitchenView, { t }: Words): Html {
  const select = (name: 'injection' | 'payment' | 'capture' | 'steps', values: readonly string[]) =>
    html`<label>
      ${t(`kitchen.mood.${name}`)}
      <select name="${name}">
        ${values.map((value) => option(value, mood[name], t(`kitchen.answer.${value}`)))}
      </select>
    </label>`
  return html`<section>
    <h2>${t('kitchen.behaviour')}</h2>
    ${form(
      'mood',
      restaurant,
      html`${select('payment', PAYMENTS)} ${select('injection', INJECTIONS)} ${select('capture', CAPTURES)}
        ${select('steps', STEPS_TOLD)}
        <label>
          ${t('kitchen.mood.delay')}
          <input type="number" name="seconds" min="0" max="60" value="${mood.delayMs / 1000}" />
        </label>
        <button>${t('kitchen.save')}</button>`,
    )}
  </section>`
}

function productsOf({ restaurant, menu }: KitchenView, words: Words): Html {
  const { t } = words
  const heads = ['product', 'price', 'stock'].map(
    (name) => html`<th scope="col">${t(`kitchen.menu.${name}`)}</th>`,
  )
  const products = Object.values(menu?.products ?? {}).filter(({ type }) => type !== 'COUPON')
  const rows = products.map((product) => productOf(product, restaurant, words))
  return html`<section>
    <h2>${t('kitchen.products')}</h2>
    <p>${t('kitchen.aboutPrices')}</p>
    ${form(
      'products',
      restaurant,
      html`<table>
          <thead>
            <tr>
              ${heads}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
        <button>${t('kitchen.saveProducts')}</button>`,
    )}
  </section>`
}

function productOf(product: Product, restaurant: Restaurant, { language, t }: Words): Html {
  const name = textIn(product.name, language)
  const outage = restaurant.outageProducts.find(({ productCode }) => productCode === product.code)
  const price = toMajor(product.price.defaultUnitPrice)
  const states = ['SOLD', 'UNAVAILABLE', 'DISABLED'].map((state) =>
    option(state, outage?.state ?? 'SOLD', t(`kitchen.stock.${state}`)),
  )
  return html`<tr>
    <th scope="row">${name}</th>
    <td>
      <input
        type="number"
        name="price.${product.code}"
        min="0"
        step="0.01"
        value="${price}"
        aria-label="${t('kitchen.menu.priceOf', { name })}"
      />
      <input type="hidden" name="was.${product.code}" value="${price}" />
    </td>
    <td>
      <select name="stock.${product.code}" aria-label="${t('kitchen.menu.stockOf', { name })}">
        ${states}
      </select>
    </td>
  </tr>`
}

function form(about: string, { slug }: Restaurant, fields: Html): Html {
  return html`<form method="post" action="/kitchen/${slug}">
    <input type="hidden" name="about" value="${about}" />
    ${fields}
  </form>`
}
