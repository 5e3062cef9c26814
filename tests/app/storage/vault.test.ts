import { beforeEach, describe, expect, test } from 'vitest'
import { createVault } from '#app/storage/vault.ts'

beforeEach(() => sessionStorage.clear())

describe('what was typed', () => {
  test('is found by its token after a reload', () => {
    const token = createVault(sessionStorage).keep('kari@example.com')
    expect(createVault(sessionStorage).read(token)).toBe('kari@example.com')
  })

  test('half is there after a reload', () => {
    createVault(sessionStorage).keepDraft('email', 'kari@exa')
    expect(createVault(sessionStorage).draftOf('email')).toBe('kari@exa')
  })

  test('twice has two tokens, none of which tells what it stands for', () => {
    const vault = createVault(sessionStorage)
    const tokens = [vault.keep('Kari'), vault.keep('Kari')]
    expect(new Set(tokens).size).toBe(2)
    expect(tokens.join(' ')).not.toContain('Kari')
  })

  test('is gone for whoever comes after, on this page and after a reload', () => {
    sessionStorage.setItem('orda.view', 'classic')
    const vault = createVault(sessionStorage)
    const token = vault.keep('Kari')
    vault.keepDraft('email', 'kari@example.no')
    vault.forget()
    for (const each of [vault, createVault(sessionStorage)])
      expect([each.read(token), each.draftOf('email')]).toEqual([undefined, ''])
    expect(sessionStorage.getItem('orda.view')).toBe('classic')
  })

  test('and cleared is empty, not what it was before', () => {
    const vault = createVault(sessionStorage)
    vault.keepDraft('email', 'kari')
    vault.keepDraft('email', '')
    expect(createVault(sessionStorage).draftOf('email')).toBe('')
  })

  test('nobody kept is nothing', () => {
    const vault = createVault(sessionStorage)
    expect([vault.read('unknown'), vault.draftOf('unknown')]).toEqual([undefined, ''])
  })
})

describe.each([
  ['not there', undefined],
  ['full', storageThat('setItem')],
  ['unreadable', storageThat('getItem')],
])('where storage is %s, what was typed', (_, storage) => {
  test('is kept for the page', () => {
    const vault = createVault(storage)
    vault.keepDraft('email', 'kari')
    expect([vault.read(vault.keep('Kari')), vault.draftOf('email')]).toEqual(['Kari', 'kari'])
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
