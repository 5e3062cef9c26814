import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { keepReceiptAddress } from '#bindings/checkout/receipt-address.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Visitor } from '#flows/account/visitor.ts'
import { USER } from '#tests/pages/account-rig.ts'
import { openShop } from '../../rig.tsx'

const AT_THE_TILL: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]

afterEach(cleanup)

describe.each(['chat', 'classic'] as const)(
  'a user at the checkout of the %s view (S5.17, S5.25)',
  (view) => {
    test('is asked for the phone number the profile lacks, and for nothing else', async () => {
      const { t } = await openAs({ ...USER, isContactKnown: false, missing: ['phoneNumber'] })
      expect(await screen.findByRole('textbox', { name: t('contact.phoneNumber') })).toBeVisible()
      expect(screen.queryByRole('textbox', { name: t('contact.email') })).toBeNull()
      expect(screen.queryByRole('checkbox', { name: t('contact.policy') })).toBeNull()
    })

    test('is asked for nothing where the profile has it all', async () => {
      const { t } = await openAs({ ...USER, missing: [] })
      expect(await screen.findByRole('button', { name: new RegExp(`^${t('payment.pay')}`) })).toBeVisible()
      expect(screen.queryByRole('textbox', { name: t('contact.phoneNumber') })).toBeNull()
      expect(screen.queryByRole('textbox', { name: t('contact.email') })).toBeNull()
    })

    test('is told where the receipt goes', async () => {
      const personalData = createPersonalData(undefined)
      keepReceiptAddress(personalData, 'kari@example.no')
      await openAs({ ...USER, missing: [] }, personalData)
      expect(await screen.findByText('kari@example.no')).toBeVisible()
    })

    function openAs(visitor: Visitor, personalData = createPersonalData(undefined)) {
      return openShop({
        view,
        personalData,
        ports: { currentVisitor: async () => visitor },
        done: AT_THE_TILL,
      })
    }
  },
)
