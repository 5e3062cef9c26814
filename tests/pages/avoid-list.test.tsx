import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { storedAvoided } from '#bindings/menu/avoid-list.ts'
import { AvoidListProvider } from '#bindings/menu/avoid-list-provider.tsx'
import { id } from '#domain/ids.ts'
import { openShop } from '#tests/classic/rig.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function written(text: string) {
  const shop = await openShop({
    view: 'chat',
    around: (page) => <AvoidListProvider>{page}</AvoidListProvider>,
    done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }],
  })
  await shop.user.type(screen.getByRole('textbox', { name: shop.t('composer.label') }), `${text}{Enter}`)
  await screen.findByRole('heading', { name: 'What do you avoid?' })
  const box = (allergen: string) => screen.getByRole('checkbox', { name: allergen })
  const press = (act: 'keep' | 'drop') =>
    shop.user.click(screen.getByRole('button', { name: shop.t(`legal.avoid.${act}`) }))
  return { ...shop, box, press }
}

test('what somebody writes that they are allergic to is ticked, and kept only once they say so (S3.53)', async () => {
  const { box, press, t } = await written("I'm allergic to nuts")
  expect(box('tree nuts')).toBeChecked()
  expect(box('peanuts')).toBeChecked()
  expect(box('milk')).not.toBeChecked()
  expect(storedAvoided()).toEqual([])
  expect(location.href).not.toMatch(/nut/)
  await press('keep')
  expect(screen.getByText(t('legal.avoid.kept'))).toBeVisible()
  expect(box('tree nuts')).toBeChecked()
  expect(storedAvoided()).toEqual(['tree_nuts', 'peanuts'])
})

test('what is unticked before is not kept', async () => {
  const { box, press, user } = await written("I'm allergic to nuts")
  await user.click(box('peanuts'))
  await press('keep')
  expect(box('peanuts')).not.toBeChecked()
  expect(storedAvoided()).toEqual(['tree_nuts'])
})

test('who says no keeps the list as it was', async () => {
  const { box, press, user, t } = await written('I can not eat fish')
  await user.click(box('milk'))
  await press('drop')
  expect(screen.getByText(t('legal.avoid.dropped'))).toBeVisible()
  expect(box('fish')).not.toBeChecked()
  expect(storedAvoided()).toEqual(['milk'])
})
