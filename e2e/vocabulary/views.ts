import type { Page } from '@playwright/test'
import { Chat } from './chat.ts'
import { Classic } from './classic.ts'
import { Linear } from './linear.ts'
import type { Shopper, View } from './shopper.ts'
import type { Language } from './texts.ts'

const CUSTOMERS = { chat: Chat, linear: Linear, classic: Classic } as const

/** A customer at a page of the shop, in a view. */
export function customerIn(view: View, page: Page, url: string, language: Language): Shopper {
  return new CUSTOMERS[view](page, url, language)
}
