import { describe, expect, test } from 'vitest'
import { inPageOrder, shownAt, SUMMARY } from '#chat/linear/paging.ts'

describe('which page of a question is shown', () => {
  test.each([
    ['the wanted one, where nothing before it is lacking', 'drink', [], 'drink'],
    ['the one that lacks something, where a later one is wanted', 'drink', ['side'], 'side'],
    ['the first of several that lack something', SUMMARY, ['side', 'drink'], 'side'],
    ['the wanted one, where only a later one lacks something', 'side', ['drink'], 'side'],
    ['the wanted one, where it lacks something itself', 'drink', ['drink'], 'drink'],
    ['the end, where nothing is lacking', SUMMARY, [], SUMMARY],
    ['the first, where the wanted one is no longer there', 'gone', [], 'side'],
  ])('%s', (_which, wanted, lacking, shown) => {
    const pages = ['side', 'drink', 'dips', SUMMARY].map((id) => ({ id, isLacking: lacking.includes(id) }))
    expect(pages[shownAt(pages, wanted)]?.id).toBe(shown)
  })
})

describe('the pages of a product', () => {
  test.each([
    ['keep the order of the menu, where all have to be chosen', ['a', 'b'], ['a', 'b'], ['a', 'b']],
    ['begin with what cannot be left as it comes', ['a', 'b', 'c', 'd'], ['b', 'd'], ['b', 'd', 'a', 'c']],
    ['have what a choice brings right after it', ['a', 'a/x/b', 'c'], ['c'], ['c', 'a', 'a/x/b']],
    ['have it there too where it has to be chosen', ['a', 'a/x/b', 'c'], ['a/x/b', 'c'], ['c', 'a', 'a/x/b']],
    ['have what a needed choice brings with it', ['d', 'a', 'a/x/b'], ['a'], ['a', 'a/x/b', 'd']],
    ['tell names apart that only begin alike', ['a', 'ab'], ['ab'], ['ab', 'a']],
  ])('%s', (_how, given, needed, ordered) => {
    const groups = given.map((id) => ({ id }))
    expect(inPageOrder(groups, needed).map(({ id }) => id)).toEqual(ordered)
  })
})
