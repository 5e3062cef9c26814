import { expect, test } from '../fixtures.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/purchase.ts'

test.use({ language: 'no' })

test('a question is answered from the menu, with the way to what it is about, and is no step; how and when it is had is said with the order, shown, and taken once it is accepted', async ({
  chat,
}) => {
  await openMenu(chat)
  await test.step('whether it contains milk, and what it costs', async () => {
    await chat.say('inneholder bryggaburgeren melk?')
    await chat.expectQuestion('categories')
    await expect(chat.live).toContainText('Ifølge menyen inneholder Bryggaburger: melk.')
    await chat.say('hva koster den?')
    await expect(chat.live).toContainText('Bryggaburger koster')
    await chat.tap(chat.button(chat.t('inquiry.add', { name: 'Bryggaburger' })))
    await chat.expectQuestion('basket')
    await chat.back()
    await chat.expectQuestion('categories')
    await chat.expectEmptyBasket()
  })
  await test.step('one to take away, later', async () => {
    await chat.say('en bryggaburger å ta med klokka 23:50')
    await chat.expectQuestion('proposal')
    await expect(chat.live).toContainText(chat.t('proposal.mode', { mode: chat.t('modeNoun.TAKEOUT') }))
    await expect(chat.live).toContainText(/23[:.]50|11[:.]50/)
    await chat.say('klokka 23:55')
    await expect(chat.live).toContainText(/23[:.]55|11[:.]55/)
    await chat.tap(chat.button(startingWith(chat.t('proposal.accept', { total: '' }).trim())))
    await chat.expectQuestion('basket')
    await expect(chat.live).toContainText(chat.t('ack.mode.TAKEOUT'))
    await expect(chat.live).toContainText(/23[:.]55|11[:.]55/)
  })
})
