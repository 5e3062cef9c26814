import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop, refusal } from '../rig.tsx'

afterEach(cleanup)

/** One question to a page asks for each of it apart (`tests/chat/linear/checkout-pages.test.tsx`). */
const VIEWS: readonly View[] = ['chat', 'classic']
const AT_THE_CHECKOUT: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const WRONG_EMAIL = 'Email not valid'

async function openForm(view: View, given: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({ view, flags: { customerName: true }, done: AT_THE_CHECKOUT, ...given })
  const form = () => within(screen.getByRole('form', { name: shop.t('contact.title') }))
  const field = (name: string) => form().getByRole('textbox', { name: shop.t(`contact.${name}`) })
  await screen.findByRole('textbox', { name: shop.t('contact.email') })
  const policy = () => form().getByRole('checkbox', { name: shop.t('contact.policy') })
  return { ...shop, form, field, policy, pay: () => form().getByRole('button', { name: /^Pay/ }) }
}

describe.each(VIEWS)('who pays in the %s view', (view) => {
  test('is told what is wrong beside the field once it is left, and not while it is typed (S5.9, S5.14)', async () => {
    const { user, field } = await openForm(view)
    await user.type(field('email'), 'kari@')
    expect(field('email')).not.toHaveAttribute('aria-invalid')
    await user.tab()
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'))
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining(WRONG_EMAIL))
  })

  test('goes on to the next field when one is wrong: nothing takes the focus back', async () => {
    const { user, field } = await openForm(view)
    await user.type(field('email'), 'kari@')
    await user.tab()
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'))
    expect(field('firstName')).toHaveFocus()
  })

  test('is told nothing of a field that was only passed by', async () => {
    const { user, field } = await openForm(view)
    await user.click(field('email'))
    await user.tab()
    await user.type(field('firstName'), 'K4ri')
    await user.tab()
    await waitFor(() => expect(field('firstName')).toHaveAttribute('aria-invalid', 'true'))
    expect(field('email')).not.toHaveAttribute('aria-invalid')
  })

  test('is told aloud what is wrong with the field they are in, where they press Enter (S5.14)', async () => {
    const { user, field, policy } = await openForm(view)
    await user.click(policy())
    await user.type(field('firstName'), 'Kari')
    await user.type(field('lastName'), 'Nordmann')
    await user.type(field('email'), 'kari@{Enter}')
    await waitFor(() => expect(document.querySelector('[data-announcer]')).toHaveTextContent(WRONG_EMAIL))
    expect(field('email')).toHaveFocus()
  })

  test.each([
    ['neither the policy nor offers', false, false],
    ['offers and not the policy', false, true],
    ['the policy and no offers', true, false],
    ['the policy and offers', true, true],
  ])('as a guest and accepts %s is taken at their word (S6.6)', async (_what, policy, offers) => {
    const { user, field, form, pay, t, commands } = await openForm(view)
    await user.type(field('email'), 'kari@example.no')
    await user.type(field('firstName'), 'Kari')
    await user.type(field('lastName'), 'Nordmann')
    if (policy) await user.click(form().getByRole('checkbox', { name: t('contact.policy') }))
    if (offers) await user.click(form().getByRole('checkbox', { name: t('contact.offers') }))
    await user.click(pay())
    const facts = () => commands().flatMap((command) => ('facts' in command ? [command.facts] : []))
    await waitFor(() =>
      expect(facts()).toEqual(
        policy ? [expect.objectContaining({ isPolicyAccepted: true, isOffersAccepted: offers })] : [],
      ),
    )
  })

  test('is told at once when it is right again', async () => {
    const { user, field } = await openForm(view)
    await user.type(field('email'), 'kari@')
    await user.tab()
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'))
    await user.type(field('email'), 'example.no')
    await waitFor(() => expect(field('email')).not.toHaveAttribute('aria-invalid'))
  })

  test('is led to the first field that stands in the way, each time they try to pay (S5.14, S5.24)', async () => {
    const { user, field, policy, pay, commands } = await openForm(view)
    await user.click(pay())
    await waitFor(() => expect(field('email')).toHaveFocus())
    expect(policy()).toHaveAttribute('aria-invalid', 'true')
    await user.type(field('email'), 'kari@example.no')
    await user.type(field('firstName'), 'Kari')
    await user.type(field('lastName'), 'Nordmann')
    await user.click(pay())
    await waitFor(() => expect(policy()).toHaveFocus())
    expect(policy()).toHaveAccessibleDescription('Accept the privacy policy to order.')
    expect(commands()).not.toContainEqual(expect.objectContaining({ type: 'checkout.pay' }))
  })

  test('hears once which fields are wrong, all of them in one round', async () => {
    const { user, field, pay } = await openForm(view)
    const heard = heardFrom(document.querySelector('[data-announcer]'))
    await user.type(field('firstName'), 'Kari')
    await user.click(pay())
    await waitFor(() => expect(field('email')).toHaveFocus())
    await waitFor(() => expect(heard.filter((text) => text.startsWith('To correct:'))).not.toEqual([]))
    expect(heard.filter((text) => text.startsWith('To correct:'))).toEqual([
      'To correct: Email, Last name and I have read and accept the privacy policy.',
    ])
  })

  test('pays with what was typed, without the blanks around it', async () => {
    const { user, field, policy, pay, commands, personalData } = await openForm(view)
    await user.type(field('email'), 'kari@example.no')
    await user.type(field('firstName'), 'Kari ')
    await user.type(field('lastName'), 'Nordmann')
    await user.click(policy())
    await user.click(pay())
    await waitFor(() => expect(commands().at(-1)?.type).toBe('checkout.pay'))
    const paid = commands().at(-1)
    if (paid?.type !== 'checkout.pay') throw new Error('nothing was paid')
    const said = Object.fromEntries(
      Object.entries(paid.contact).map(([name, token]) => [name, personalData.read(token)]),
    )
    expect(said).toEqual({ email: 'kari@example.no', firstName: 'Kari', lastName: 'Nordmann' })
    expect(paid.facts).toEqual({ isComplete: true, isPolicyAccepted: true, isOffersAccepted: false })
  })

  test('finds what was typed and ticked when the form is made again', async () => {
    const { user, field, policy, personalData, unmount } = await openForm(view)
    await user.type(field('email'), 'kari@')
    await user.click(policy())
    unmount()
    const again = await openForm(view, { personalData })
    expect(again.field('email')).toHaveValue('kari@')
    expect(again.field('email')).not.toHaveAttribute('aria-invalid')
    expect(again.policy()).toBeChecked()
  })

  test('finds the form filled in where the payment came to nothing, and is not moved in it', async () => {
    const ports = { identify: () => Promise.reject(refusal('server.failed')) }
    const { user, field, policy, pay, t } = await openForm(view, { flags: {}, ports })
    await user.type(field('email'), 'kari@example.no')
    await user.click(policy())
    await user.click(pay())
    const target = await screen.findByRole('button', { name: t('payment.back') })
    // Elsewhere than the tap before it: two in one place are a double tap.
    await user.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: 500, clientY: 500 } }])
    await waitFor(() => expect(field('email')).toHaveValue('kari@example.no'))
    expect(policy()).toBeChecked()
    expect(field('email')).not.toHaveFocus()
  })
})

/** What a live region says from now on. */
function heardFrom(region: Element | null): readonly string[] {
  const heard: string[] = []
  const listen = () => {
    const text = region?.textContent?.trim() ?? ''
    if (text !== '' && text !== heard.at(-1)) heard.push(text)
  }
  if (region)
    new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true })
  return heard
}
