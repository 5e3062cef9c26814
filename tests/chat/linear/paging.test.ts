import { describe, expect, test } from 'vitest'
import { shownAt, SUMMARY } from '#chat/linear/paging.ts'

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
