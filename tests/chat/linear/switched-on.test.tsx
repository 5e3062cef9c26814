import { cleanup, screen, waitFor } from '@testing-library/react'
import { useContext, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { openShop } from '#tests/classic/rig.tsx'

afterEach(cleanup)

test('whoever switches to one question per page hears that it is on', async () => {
  await openShop({ view: 'linear', around: (view) => <Chosen>{view}</Chosen> })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('One question per page: on'))
})

test('whoever comes back to it hears its question alone', async () => {
  await openShop({ view: 'linear' })
  expect(screen.getByRole('status')).not.toHaveTextContent('on')
})

/** As after a choice of the view. */
function Chosen({ children }: { readonly children: ReactNode }) {
  const viewed = useContext(ViewContext)
  return <ViewContext value={{ ...viewed, wasChosen: { current: true } }}>{children}</ViewContext>
}
