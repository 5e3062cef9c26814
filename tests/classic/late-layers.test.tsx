import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState, type ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { laterPart } from '#bindings/runtime/later.ts'
import { Drawer } from '#classic/layout/drawer.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

afterEach(cleanup)

const nothing = () => undefined
const OPEN = { display: 'OPEN', open: nothing, close: nothing } as const

function ADialog() {
  return (
    <Dialog title="Hours" close={{ label: 'Close', onClose: nothing }}>
      <p>Open all day</p>
    </Dialog>
  )
}

function ADrawer() {
  return (
    <Drawer popover={OPEN} side="left" title="Menu" closeLabel="Close">
      <p>Contact</p>
    </Drawer>
  )
}

function Opener({ of: Layer }: { readonly of: ComponentType }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Suspense fallback={null}>{isOpen && <Layer />}</Suspense>
    </>
  )
}

test.each([
  ['dialog', ADialog],
  ['drawer', ADrawer],
])('a %s that is fetched late takes the focus when it comes', async (_what, Layer) => {
  let come = () => {}
  const came = new Promise<ComponentType>((resolve) => (come = () => resolve(Layer)))
  render(<Opener of={laterPart(() => came)} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  expect(opener).toHaveFocus()
  come()
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
})
