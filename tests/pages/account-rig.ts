import { screen } from '@testing-library/react'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Ports } from '#flows/core/engine/runner.ts'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import { ANONYMOUS, type Visitor } from '#flows/account/visitor.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { accountPortsWith } from '#tests/support/account-ports.ts'

export const USER: Visitor = {
  kind: 'user',
  isContactKnown: true,
  usual: undefined,
  accountId: id('account-1'),
}
export const GUEST: Visitor = {
  kind: 'guest',
  isContactKnown: true,
  usual: undefined,
  accountId: id('account-2'),
}

type Given = {
  readonly view?: View
  readonly visitor?: Visitor
  readonly accounts?: Partial<AccountPorts>
  readonly ports?: Ports
}

/** The app at an address of the account, opened by a visitor unless said otherwise. */
export async function openAccount(
  path: string,
  { view = 'classic', visitor = ANONYMOUS, accounts, ports }: Given = {},
) {
  const asked = accountPortsWith(accounts)
  let current = visitor
  const shop = await openShop({
    view,
    path,
    accounts: asked,
    ports: {
      ...ports,
      currentVisitor: async () => current,
      logOut: async () => {
        current = ANONYMOUS
        return null
      },
    },
  })
  return {
    ...shop,
    asked: () => asked.asked,
    /** From now on the server knows somebody else. */
    becomes: (next: Visitor) => {
      current = next
    },
    title: (name: string) => screen.findByRole('heading', { name }),
    field: (name: string) => screen.findByLabelText(name, { selector: 'input' }),
    button: (name: string) => screen.findByRole('button', { name }),
    link: (name: string) => screen.findByRole('link', { name }),
  }
}
