import { beforeEach, describe, expect, test } from 'vitest'
import { createPersonalData } from '#app/storage/personal-data.ts'

beforeEach(() => sessionStorage.clear())

describe('what was typed', () => {
  test('is found by its token after a reload', () => {
    const token = createPersonalData(sessionStorage).keep('kari@example.com')
    expect(createPersonalData(sessionStorage).read(token)).toBe('kari@example.com')
  })

  test('half is there after a reload', () => {
    createPersonalData(sessionStorage).keepDraft('email', 'kari@exa')
    expect(createPersonalData(sessionStorage).draftOf('email')).toBe('kari@exa')
  })

  test('twice has two tokens, none of which tells what it stands for', () => {
    const personalData = createPersonalData(sessionStorage)
    const tokens = [personalData.keep('Kari'), personalData.keep('Kari')]
    expect(new Set(tokens).size).toBe(2)
    expect(tokens.join(' ')).not.toContain('Kari')
  })

  test('is gone for whoever comes after, on this page and after a reload', () => {
    sessionStorage.setItem('orda.view', 'classic')
    const personalData = createPersonalData(sessionStorage)
    const token = personalData.keep('Kari')
    personalData.keepDraft('email', 'kari@example.no')
    personalData.forget()
    for (const each of [personalData, createPersonalData(sessionStorage)])
      expect([each.read(token), each.draftOf('email')]).toEqual([undefined, ''])
    expect(sessionStorage.getItem('orda.view')).toBe('classic')
  })

  test('and cleared is empty, not what it was before', () => {
    const personalData = createPersonalData(sessionStorage)
    personalData.keepDraft('email', 'kari')
    personalData.keepDraft('email', '')
    expect(createPersonalData(sessionStorage).draftOf('email')).toBe('')
  })

  test('nobody kept is nothing', () => {
    const personalData = createPersonalData(sessionStorage)
    expect([personalData.read('unknown'), personalData.draftOf('unknown')]).toEqual([undefined, ''])
  })
})

describe.each([
  ['not there', undefined],
  ['full', storageThat('setItem')],
  ['unreadable', storageThat('getItem')],
])('where storage is %s, what was typed', (_, storage) => {
  test('is kept for the page', () => {
    const personalData = createPersonalData(storage)
    personalData.keepDraft('email', 'kari')
    expect([personalData.read(personalData.keep('Kari')), personalData.draftOf('email')]).toEqual([
      'Kari',
      'kari',
    ])
  })
})

function storageThat(fails: 'getItem' | 'setItem'): Storage {
  const storage: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: () => null,
    setItem: () => undefined,
    [fails]: () => {
      throw new DOMException('no', 'QuotaExceededError')
    },
  }
  return storage as Storage
}
