import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { Composer } from '#chat/composer/composer.tsx'

afterEach(cleanup)

const labels = { field: 'Write', example: 'or type', send: 'Send' }

test('Enter sends what was typed and empties the field', async () => {
  const { user, field, sent } = rendered()
  await user.type(field(), 'two burgers{Enter}')
  expect(sent).toEqual(['two burgers'])
  expect(field()).toHaveValue('')
})

test('the button sends too', async () => {
  const { user, field, sent } = rendered()
  await user.type(field(), 'cola')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual(['cola'])
})

test('Shift+Enter is a new line, not a message', async () => {
  const { user, field, sent } = rendered()
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two')
  expect(sent).toEqual([])
  expect(field()).toHaveValue('one\ntwo')
})

test('Enter that ends the composition of a character is not a message', () => {
  const { field, sent } = rendered()
  fireEvent.change(field(), { target: { value: 'すし' } })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(sent).toEqual([])
})

test.each(['', '   ', '\n'])('nothing (%j) is not sent', (typed) => {
  const { field, sent } = rendered()
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(sent).toEqual([])
})

test('Arrow Up in an empty field recalls the last message', async () => {
  const { user, field } = rendered()
  await user.type(field(), 'burger{Enter}{ArrowUp}')
  expect(field()).toHaveValue('burger')
})

test('Arrow Up in text moves within the text', async () => {
  const { user, field } = rendered()
  await user.type(field(), 'burger{Enter}fries{ArrowUp}')
  expect(field()).toHaveValue('fries')
})

test('half-typed text is there again after a reload', async () => {
  const personalData = createPersonalData(sessionStorage)
  const first = rendered(personalData)
  await first.user.type(first.field(), 'two large fr')
  first.unmount()
  const again = rendered(createPersonalData(sessionStorage))
  expect(again.field()).toHaveValue('two large fr')
  sessionStorage.clear()
})

test('text that was sent does not come back with a reload', async () => {
  const personalData = createPersonalData(sessionStorage)
  const first = rendered(personalData)
  await first.user.type(first.field(), 'fries{Enter}')
  first.unmount()
  expect(rendered(createPersonalData(sessionStorage)).field()).toHaveValue('')
  sessionStorage.clear()
})

test('a long message is sent as it was written, and not cut in silence', async () => {
  const { field, sent, user } = rendered()
  await user.click(field())
  await user.paste('x'.repeat(600))
  await user.keyboard('{Enter}')
  expect(sent).toEqual(['x'.repeat(600)])
})

test('what reads typed words is wanted with the first key, and not before', async () => {
  const { field, onWrite, user } = rendered()
  await user.click(field())
  expect(onWrite).not.toHaveBeenCalled()
  await user.keyboard('t')
  expect(onWrite).toHaveBeenCalledOnce()
})

test('text that waits for what reads it is there again after a reload, until it is answered (F41)', async () => {
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const personalData = createPersonalData(sessionStorage)
  const first = rendered(personalData, answered)
  await first.user.type(first.field(), 'fries{Enter}')
  expect(first.field()).toHaveValue('')
  expect(createPersonalData(sessionStorage).draftOf('composer')).toBe('fries')
  answer()
  await expect.poll(() => createPersonalData(sessionStorage).draftOf('composer')).toBe('')
  sessionStorage.clear()
})

function rendered(personalData = createPersonalData(undefined), answered = Promise.resolve()) {
  const sent: string[] = []
  const onSend = (text: string) => {
    sent.push(text)
    return answered
  }
  const onWrite = vi.fn()
  const { unmount } = render(
    <PersonalDataContext value={personalData}>
      <Composer labels={labels} onSend={onSend} onWrite={onWrite} />
    </PersonalDataContext>,
  )
  return {
    sent,
    onWrite,
    unmount,
    user: userEvent.setup({ delay: null }),
    field: () => screen.getByRole('textbox', { name: 'Write' }),
  }
}
