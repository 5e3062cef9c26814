import type { CardBrand } from '#domain/account/saved-method.ts'
import { html, option } from '../../core/http/html.ts'
import { operatorPage } from '../../core/http/operator-page.ts'
import type { Words } from '../../mail/mail-words.ts'

export type CardsView = {
  readonly brands: readonly CardBrand[]
  /** What the form holds, so that nothing typed is lost where it was refused. */
  readonly fields: { readonly email: string; readonly brand: string; readonly endOfValidity: string }
  /** What came of the last one: the key of a sentence. */
  readonly said?: string
}

/** One form: whose card, which, and how long it is good for. */
export function cardsPage({ brands, fields, said }: CardsView, { language, t }: Words): string {
  const options = brands.map((brand) => option(brand, fields.brand, t(`kitchen.cards.brand.${brand}`)))
  const body = html`<nav>
      <a href="/kitchen">${t('kitchen.all')}</a> <a href="/outbox">${t('mail.outbox.title')}</a>
    </nav>
    ${said === undefined ? undefined : html`<p role="status">${t(said)}</p>`}
    <p>${t('kitchen.cards.about')}</p>
    <form method="post" action="/cards">
      <label>
        ${t('kitchen.cards.email')}
        <input type="email" name="email" value="${fields.email}" required autocomplete="off" />
      </label>
      <label>
        ${t('kitchen.cards.card')}
        <select name="brand">
          ${options}
        </select>
      </label>
      <label>
        ${t('kitchen.cards.month')}
        <input
          type="month"
          name="endOfValidity"
          value="${fields.endOfValidity}"
          required
          pattern="[0-9]{4}-[0-9]{2}"
        />
      </label>
      <button>${t('kitchen.cards.save')}</button>
    </form>`
  return operatorPage(language, t('kitchen.cards.title'), body)
}
