import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import { expect, type Page } from '@playwright/test'
import { askFolder } from '#server/core/process/folder-socket.ts'
import type { Shop } from '../fixtures.ts'
import { textsOf, type Language, type Texts } from './texts.ts'

export const STAFF_PASSWORD = 'Rullekake4'

/** Somebody who works at a shop, at the pages of the staff. */
export class Colleague {
  readonly t: Texts
  readonly #page: Page
  readonly #shop: Shop
  readonly email: string
  #secret = ''

  constructor(page: Page, shop: Shop, language: Language, email: string) {
    this.#page = page
    this.#shop = shop
    this.t = textsOf(language)
    this.email = email
  }

  /** Is taken in by the owner's command; the address of the link it prints. */
  async isTakenIn(role: string, name: string): Promise<string> {
    const args = ['add', this.email, '--role', role, '--name', name]
    const command = ['src/scripts/run.mjs', 'src/server/staff/staff.cli.ts', ...args]
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: this.#shop.dataDir },
    })
    return linkIn(stdout)
  }

  /** The same as the command asks it of the server, without a process of its own, for who comes to see the desk alone. */
  async isTakenInAtOnce(role: string, name: string): Promise<string> {
    const args = ['add', this.email, '--role', role, '--name', name]
    const answer = await askFolder(this.#shop.dataDir, 'staff', JSON.stringify(args))
    return linkIn(answer ? await text(answer) : '')
  }

  /** Joins at the page of a link, with the key that is shown there. */
  async joins(password = STAFF_PASSWORD): Promise<void> {
    this.#secret = (await this.#page.locator('code').innerText()).replaceAll(' ', '')
    await this.write('account.field.password', password)
    await this.write('account.field.confirmPassword', password)
    await this.write('staff.join.code', await this.code())
    await this.press('account.confirm.act')
  }

  async logsIn(password = STAFF_PASSWORD): Promise<void> {
    await this.write('account.field.email', this.email)
    await this.write('account.field.password', password)
    await this.write('staff.login.code', await this.code())
    await this.press('account.login.act')
  }

  /** What the app of codes shows when the shop has this time. */
  async code(): Promise<string> {
    const { now } = (await (await this.#shop.api.get('/api/x/time')).json()) as { now: number }
    return new TOTP({ secret: this.#secret }).generate({ timestamp: now })
  }

  async write(label: string, text: string): Promise<void> {
    await this.#page
      .getByRole('textbox', { name: this.t(label), exact: true })
      .or(this.#secretField(label))
      .fill(text)
  }

  async press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.t(name), exact: true }).click()
  }

  async sees(title: string): Promise<void> {
    await expect(
      this.#page.getByRole('heading', { level: 1, name: this.t(title), exact: true }),
    ).toBeVisible()
  }

  /** A field of a password has no role. */
  #secretField(label: string) {
    return this.#page.getByLabel(this.t(label), { exact: true }).and(this.#page.locator('[type=password]'))
  }
}

function linkIn(told: string): string {
  return /^http\S+$/m.exec(told)?.[0] ?? ''
}
