import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../fixtures.ts'
import type { Shopper } from './shopper.ts'

type Session = {
  readonly success: boolean
  readonly user?: {
    readonly email: string
    readonly language: string
    readonly phoneNumber?: string
    readonly favourites?: readonly string[]
  }
  readonly guest?: { readonly id: string }
}

/** What a customer does with their account, the same in both views. */
export class Account {
  readonly page: Page
  readonly email: string
  private readonly shopper: Shopper
  private readonly shop: Shop

  /** An address of its own in each view: journeys of both meet at one shop. */
  constructor(shopper: Shopper, shop: Shop, name: string) {
    this.page = shopper.page
    this.shopper = shopper
    this.shop = shop
    this.email = `${name}.${shopper.view}@example.no`
  }

  async open(path: string): Promise<void> {
    const { language, view } = this.shopper
    await this.page.context().addCookies([{ name: 'orda-language', value: language, url: this.shop.url }])
    const [address = '', fragment] = path.split('#')
    await this.page.goto(`${address}?view=${view}${fragment === undefined ? '' : `#${fragment}`}`)
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true })
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** A page has come, and is read from its heading. */
  async expectPage(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 })
  }

  /** From the first address to an account, by way of its mail, which logs in. */
  async register(password: string): Promise<void> {
    await this.open('/profile/create')
    await this.field('Email').fill(this.email)
    await this.press('Send the link')
    await this.expectPage('Check your email')
    await this.confirm(password)
  }

  /** The form behind the link of the mail. */
  async confirm(password: string): Promise<void> {
    await this.open(await this.mailed('/profile/confirmation#'))
    await this.field('First name').fill('Kari')
    await this.field('Last name').fill('Nordmann')
    await this.field('Password').fill(password)
    await this.field('Repeat the password').fill(password)
    await this.press('Create the account')
    await expect(this.page.getByText('Your account is ready')).toBeVisible()
    await this.expectPage('Your profile')
  }

  async logIn(password: string): Promise<void> {
    // What it was asked from may still be there, with an address of its own.
    const form = this.page.getByRole('form', { name: 'Log in', exact: true })
    await form.getByLabel('Email', { exact: true }).fill(this.email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  /** Until the page has left the login: the server knows of it sooner, and a page that is left then has not heard. */
  async expectLoggedIn(): Promise<void> {
    await expect(this.page.getByRole('form', { name: 'Log in', exact: true })).toHaveCount(0)
    expect((await this.session()).user?.email).toBe(this.email)
  }

  /** From the login to the page that tells of the mail with a link, however the address is typed. */
  async requestPassword(): Promise<void> {
    await this.open('/login')
    await this.page.getByRole('link', { name: 'Forgot your password?' }).click()
    await this.field('Email').fill(this.email.toUpperCase())
    await this.press('Send the link')
    await this.expectPage('Check your email')
  }

  /** The form behind the link of that mail; it asks for the address once this browser has forgotten who asked. */
  async chooseNewPassword(
    link: string,
    password: string,
    browser: 'asked' | 'forgot' = 'asked',
  ): Promise<void> {
    await this.open(link)
    if (browser === 'forgot') await this.field('Email').fill(this.email)
    await this.field('New password').fill(password)
    await this.field('Repeat the password').fill(password)
    await this.press('Change the password')
  }

  /** A password made anew by the link of a mail, which does it once: used again, it says that something is wrong. */
  async renewPassword(from: string, to: string): Promise<void> {
    await this.requestPassword()
    await expect(this.page).toHaveURL(/forgot-password\/sent/)
    const link = await this.mailed('/profile/forgot-password/request#')
    await this.chooseNewPassword(link, to)
    await this.expectPage('Your password is changed')
    await expect(this.page).toHaveURL(/forgot-password\/success/)
    await this.chooseNewPassword(link, from, 'forgot')
    await this.expectPage('OOPS! SOMETHING WENT WRONG')
    await expect(this.page).toHaveURL(/forgot-password\/fail/)
  }

  /** From the login there and back, as whom this account belongs to. */
  async signOn(provider: 'Fjord-ID' | 'Nordlys'): Promise<void> {
    await this.page.getByRole('link', { name: `Continue with ${provider}` }).click()
    await this.page.locator('input[name=email]').fill(this.email)
    await this.press('Sign in')
  }

  /** What is wrong with whatever the played providers say from now on. */
  async haveSignOnFault(fault: 'none' | 'signature'): Promise<void> {
    const told = await this.shop.api.post('/simulator/sign-on', { form: { fault } })
    expect(told.ok()).toBe(true)
  }

  /** What the simulated payment provider keeps when this customer saves a card while paying. */
  async haveCardSaved(brand: 'mastercard' | 'visa' | 'other', endOfValidity: string): Promise<void> {
    const form = { email: this.email, brand, endOfValidity }
    const kept = await this.shop.api.post('/cards', { form })
    expect(kept.ok()).toBe(true)
  }

  /** The menu view tells of the payment in a dialog. */
  async followOrder(): Promise<void> {
    if (this.shopper.view === 'classic') await this.press(this.shopper.t('classic.paid.follow'))
  }

  /** By the side menu, or by asking the chat for it, until this device holds nothing of theirs. */
  async logOut(): Promise<void> {
    const { page, shopper } = this
    if (shopper.view === 'classic') {
      await this.press(shopper.t('classic.menu.open'))
      await this.press(shopper.t('accountMenu.logOut'))
    } else {
      const composer = page.getByRole('textbox', { name: shopper.t('composer.label') })
      await composer.fill('log out')
      await composer.press('Enter')
    }
    await this.expectLoggedOut()
  }

  /** By the button of the profile page, likewise. */
  async logOutOfProfile(): Promise<void> {
    await this.press('Log out')
    await this.expectLoggedOut()
  }

  private async expectLoggedOut(): Promise<void> {
    await expect(this.page.getByText(this.shopper.t('device.loggedOut.text'))).toBeVisible()
  }

  /** The session ends while its page is open: this browser's key opens nothing any more, and the page is not told. */
  async loseSession(): Promise<void> {
    const key = (await this.page.context().cookies()).find(
      ({ httpOnly, name }) => httpOnly && name.endsWith('sid'),
    )
    const ended = await this.shop.api.post('/api/accounts/authentication/logout', {
      headers: { cookie: `${key?.name}=${key?.value}` },
    })
    expect(ended.ok()).toBe(true)
  }

  /** Who the server takes this browser for. */
  async session(): Promise<Session> {
    return (await this.page.request.get(`${this.shop.url}/api/accounts/authentication/current`)).json()
  }

  /** The language of the newest mail to this customer. */
  async mailLanguage(): Promise<string | undefined> {
    const { items } = (await (await this.shop.api.get('/api/x/outbox')).json()) as {
      items: readonly { readonly recipient: string; readonly language: string }[]
    }
    return items.find(({ recipient }) => recipient === this.email)?.language
  }

  /** The path of the newest link that was mailed to this customer, its token included. */
  async mailed(path: string): Promise<string> {
    let found: string | undefined
    await expect(async () => {
      const outbox = await (await this.shop.api.get('/outbox')).text()
      const mails = outbox.split('<article>').filter((mail) => mail.includes(this.email))
      const links = mails.flatMap((mail) => [...mail.matchAll(/href="https?:\/\/[^/"]+([^"]+)"/g)])
      found = links.map(([, link]) => link).find((link) => link?.startsWith(path) === true)
      expect(found).toBeDefined()
    }).toPass()
    return found ?? ''
  }
}
