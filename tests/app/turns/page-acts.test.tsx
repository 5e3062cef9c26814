import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageActs, type PageActs } from '#app/turns/page-acts.ts'

let acts: PageActs
const done: string[] = []
const doing = (what: string) => () => void done.push(what)

beforeEach(() => {
  acts = createPageActs(true)
  done.length = 0
})

function press(choice: string, fields = ''): boolean {
  return acts.perform({ choice, fields: new URLSearchParams(fields) })
}

describe('a button', () => {
  test('is known by what it answers, else by its name, else by what it says', () => {
    const say = (
      <>
        <span>Add</span> <b>now</b>
      </>
    )
    const names = [
      acts.form.button({ choice: 'add', label: 'Add fries', children: 'Add', act: doing('answered') }),
      acts.form.button({ label: 'Add fries', children: 'Add', act: doing('named') }),
      acts.form.button({ children: say, act: doing('said') }),
    ].map(({ value }) => value)
    expect(names).toEqual(['add', 'Add fries', 'Add now'])
    for (const name of names) press(name ?? '')
    expect(done).toEqual(['answered', 'named', 'said'])
  })

  test('that is called as another one is a second one of its name', () => {
    acts.form.button({ children: 'Change', act: doing('first') })
    expect(acts.form.button({ children: 'Change', act: doing('second') }).value).toBe('Change 2')
    press('Change 2')
    expect(done).toEqual(['second'])
  })

  test('that may not act is part of no form', () => {
    expect(acts.form.button({ children: 'Add', act: undefined })).toEqual({})
    expect(press('Add')).toBe(false)
  })

  test('of a page with code stays as it is, and is known nevertheless', () => {
    acts = createPageActs(false)
    expect(acts.form.button({ choice: 'add', children: 'Add', act: doing('added') })).toEqual({})
    expect(press('add')).toBe(true)
    expect(done).toEqual(['added'])
  })

  test('that would do nothing is left out, and one that would do something is not', () => {
    const inert = vi.fn()
    acts.form.button({ choice: 'a "b"', children: '', act: inert })
    acts.form.button({ choice: 'c', children: '', act: doing('c') })
    const html =
      '<p><button data-act="a &quot;b&quot;"><b>A</b></button></p><button data-act="c" id="c">C</button>'
    expect(acts.finished(html, (act) => act === inert)).toBe('<p></p><button id="c">C</button>')
  })
})

describe('what is ticked', () => {
  beforeEach(() => {
    const box = (name: string, value: string, isSet: boolean, isOne = false) =>
      acts.form.box({
        name,
        value,
        isSet,
        set: doing(`set ${value}`),
        ...(!isOne && { unset: doing(`unset ${value}`) }),
      })
    box('size', 'small', true, true)
    box('size', 'large', false, true)
    box('extras', 'onion', false)
    box('extras', 'bacon', true)
    acts.form.button({ choice: 'add', children: '', act: doing('add') })
  })

  test('is done before what is pressed, and what is taken off makes room first', () => {
    press('add', 'size=large&extras=onion')
    expect(done).toEqual(['unset bacon', 'set large', 'set onion', 'add'])
  })

  test('as it was is not done again', () => {
    press('add', 'size=small&extras=bacon')
    expect(done).toEqual(['add'])
  })
})

describe('a form within the page', () => {
  test('is sent by its own button, and by Enter where it is the only one', () => {
    acts.form
      .within(doing('sent'))
      .button({ choice: 'details', children: 'Pay', isSubmit: true, act: undefined })
    expect(acts.isSubmit('details')).toBe(true)
    press('details')
    press('')
    expect(done).toEqual(['sent', 'sent'])
  })

  test('is not guessed by Enter where there are several', () => {
    for (const name of ['coupon', 'details'])
      acts.form.within(doing(name)).button({ choice: name, children: '', isSubmit: true, act: undefined })
    expect(press('')).toBe(false)
  })
})

test('nothing is pressed that the page does not offer', () => {
  acts.form.button({ choice: 'add', children: '', act: doing('add') })
  expect(press('remove')).toBe(false)
  acts.reset()
  expect(press('add')).toBe(false)
})
