import { afterEach, beforeEach, expect } from 'vitest'

// Unexpected noise is a failure: a warning nobody reads today is the defect nobody finds tomorrow.
// A test that expects noise replaces console.error or console.warn for itself.
const levels = ['error', 'warn'] as const
const original = { error: console.error, warn: console.warn }
const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const level of levels) {
    console[level] = (...args: unknown[]) => {
      noise.push(`console.${level}: ${args.map(String).join(' ')}`)
    }
  }
})

afterEach(() => {
  for (const level of levels) console[level] = original[level]
  expect(noise, 'unexpected console output').toEqual([])
})
