import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { BasketPill } from '#chat/frame/basket-pill.tsx'
import { ContactForm } from '#ui/checkout/contact-form.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { Picture, tintOf } from '#ui/primitives/picture.tsx'
import { ProductList } from '#chat/cards/menu/product-list.tsx'
import { RestaurantList } from '#ui/map/restaurant-list.tsx'
import { SlotPicker } from '#ui/checkout/slot-picker.tsx'
import { Stepper } from '#chat/frame/stepper.tsx'
import { earliest, hours, products, restaurants, steps } from './gallery-samples.ts'

afterEach(cleanup)

test('each restaurant offers its own first choices by name', async () => {
  const act = vi.fn()
  render(
    <RestaurantList
      items={restaurants}
      isLive
      onAct={act}
      labels={{ list: 'Spisesteder', empty: 'Ingen' }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ta med fra Brygga Burger' }))
  expect(act.mock.calls).toEqual([['brygga', 'TAKEOUT']])
})

describe('a product button names the product, its price and its allergens', () => {
  function list() {
    const choose = vi.fn()
    render(
      <ProductList
        label="Burgere"
        groups={[{ id: 'burgers', products }]}
        basket={EMPTY_BASKET}
        isLive
        onChoose={choose}
        onOpen={vi.fn()}
        onCount={vi.fn()}
        fewer={(name) => `Én mindre: ${name}`}
      />,
    )
    return choose
  }

  test('and chooses it', async () => {
    const choose = list()
    await userEvent.click(
      screen.getByRole('button', { name: 'Velg Bryggaburger, 159 kr, inneholder melk, hvete' }),
    )
    expect(choose.mock.calls).toEqual([['bryggaburger']])
  })

  test('and does nothing where the product cannot be had (S2.21)', async () => {
    const choose = list()
    await userEvent.click(screen.getByRole('button', { name: /fatøl.*bare ved Spis her/ }))
    expect(choose).not.toHaveBeenCalled()
  })
})

test('the current step is told, and a done step leads back to its answer', async () => {
  const change = vi.fn()
  const labels = { nav: 'Stegene', change: (name: string) => `Endre ${name}` }
  render(<Stepper steps={steps(2)} labels={labels} onStep={change} />)
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
    null,
    null,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Endre Hvordan' }))
  expect(change.mock.calls).toEqual([['Hvordan']])
})

test('the basket pill says count and total in one name', () => {
  render(<BasketPill count={3} total="387 kr" label="Kurv, 3 varer, 387 kr" onOpen={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Kurv, 3 varer, 387 kr' })).toBeVisible()
})

describe('the pickup times', () => {
  function slots(value: number) {
    const pick = vi.fn()
    const labels = { title: 'Hentetid', act: 'Velg', later: 'Vis senere tider' }
    render(
      <SlotPicker
        earliest={earliest}
        hours={hours}
        value={value}
        isLive
        onPick={pick}
        onAct={vi.fn()}
        labels={labels}
      />,
    )
    return pick
  }

  test('are one radio group with the earliest first', () => {
    slots(earliest.at)
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
    expect(radios[0]).toBeChecked()
  })

  test('show the hour of the chosen time even when it is late', () => {
    const late = hours.at(-1)?.slots.at(-1)
    slots(late?.at ?? 0)
    expect(screen.getByRole('radio', { name: late?.text ?? '' })).toBeChecked()
  })

  test('show all hours when asked', async () => {
    slots(earliest.at)
    const before = screen.getAllByRole('radio').length
    await userEvent.click(screen.getByRole('button', { name: 'Vis senere tider' }))
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(before)
  })
})

test('while it pays the button says so and takes no second tap', () => {
  const pay = vi.fn()
  render(<PayButton text="Betal" price="387 kr" busyText="Betaler" isBusy isLive onPay={pay} />)
  const button = screen.getByRole('button', { name: 'Betaler' })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(pay).not.toHaveBeenCalled()
})

describe('the contact form', () => {
  const form = (refusals: number, error?: string) => (
    <ContactForm
      label="Kontakt"
      isLive
      refusals={refusals}
      act="Fortsett"
      fields={[
        { name: 'first', label: 'Fornavn', value: 'Kari', onChange: vi.fn() },
        { name: 'email', label: 'E-post', type: 'email', value: 'kari@', error, onChange: vi.fn() },
      ]}
      checks={[{ name: 'policy', label: 'Jeg godtar vilkårene', isChecked: false, onChange: vi.fn() }]}
      onSubmit={vi.fn()}
    />
  )

  test('leads the focus to the first field in error, on a refused submit only', () => {
    const { rerender } = render(form(0))
    rerender(form(0, 'Skriv en e-post.'))
    expect(screen.getByLabelText('E-post')).not.toHaveFocus()
    rerender(form(1, 'Skriv en e-post.'))
    expect(screen.getByLabelText('E-post')).toHaveFocus()
  })

  test('reads an error with its field', () => {
    render(form(0, 'Skriv en e-post.'))
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription('Skriv en e-post.')
  })
})

test('a picture that cannot be fetched becomes a placeholder', () => {
  const { container } = render(<Picture code="a" url="/missing.webp" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})

test('the same code always stands on the same of eight backdrops', () => {
  const tints = Array.from({ length: 200 }, (_, index) => tintOf(`product-${index}`))
  expect(new Set(tints)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  expect(tintOf('product-7')).toBe(tints[7])
})

test('of two dialogs the earlier one is shown, and the other when it is gone', async () => {
  function Both() {
    const [isFirstOpen, setIsFirstOpen] = useState(true)
    const close = { label: 'Lukk', onClose: () => setIsFirstOpen(false) }
    return (
      <>
        {isFirstOpen && (
          <Dialog title="Slette kortet?" close={close}>
            <p>Visa</p>
          </Dialog>
        )}
        <Dialog title="Åpent igjen">
          <p>Velkommen</p>
        </Dialog>
      </>
    )
  }
  render(<Both />)
  expect(screen.getByRole('dialog', { name: 'Slette kortet?' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }))
  expect(screen.getByRole('dialog', { name: 'Åpent igjen' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('a dialog is named by its title and closes by its button', async () => {
  const close = vi.fn()
  render(
    <Dialog title="Stengt" close={{ label: 'Lukk', onClose: close }}>
      <p>Åpner 4:00 pm</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Stengt' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }))
  expect(close).toHaveBeenCalledOnce()
})
