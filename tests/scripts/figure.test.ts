import { expect, test } from 'vitest'
import { atLeast, atMost, fact, median, tableOf } from '#scripts/bench/figure.ts'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 9, 2], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test.each([
  [atMost('x', 10, 10, 'ms').isReached, true],
  [atMost('x', 10, 10.01, 'ms').isReached, false],
  [atLeast('x', 10, 10, '/s').isReached, true],
  [atLeast('x', 10, 9.99, '/s').isReached, false],
])('a figure on its limit is reached, a figure past it is not: %s', (isReached, expected) => {
  expect(isReached).toBe(expected)
})

test('the table tells what was measured, what it has to reach, and nothing where nothing is promised', () => {
  const [head, , turn, load] = tableOf([atMost('turn', 12, 12.34, 'ms'), fact('load', '0.5')]).split('\n')
  const cellsOf = (line = '') => line.split('|').map((cell) => cell.trim())
  expect([head, turn, load].map(cellsOf)).toEqual([
    ['', 'figure', 'measured', 'to reach', '', ''],
    ['', 'turn', '12.3 ms', '<= 12 ms', 'NOT reached', ''],
    ['', 'load', '0.5', '-', '', ''],
  ])
})
