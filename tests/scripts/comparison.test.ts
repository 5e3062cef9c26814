import { expect, test } from 'vitest'
import { compared, fixedWorkIn, measuredIn } from '#scripts/bench/comparison.ts'
import { MACHINE_ROWS } from '#scripts/bench/machine.ts'
import { atLeast, atMost, fact, tableOf } from '#scripts/bench/figure.ts'

const printed = (turn: number) =>
  tableOf([
    fact(MACHINE_ROWS.noise, '70 / 71 / 90 ms'),
    fact(MACHINE_ROWS.load, '0.5'),
    atMost('one turn', 12, turn, 'ms', '4.0 ms with 10'),
    atLeast('orders', 200, 215, '/s'),
    fact('two processes', '320 /s, 0.99 times one'),
    atMost('painted after the tap, median of 14 undisturbed taps', 100, 80, 'ms'),
  ])

const runs = (...values: readonly number[]) => values.map((value) => measuredIn(printed(value)))
const turnIn = (rows: ReturnType<typeof compared>) => rows.find(({ name }) => name === 'one turn')

test('what a printed table measured is read from it, the rows that are no number left out', () => {
  expect([...measuredIn(printed(12.34))]).toEqual([
    ['one turn', { value: 12.3, unit: 'ms' }],
    ['orders', { value: 215, unit: '/s' }],
    ['painted after the tap', { value: 80, unit: 'ms' }],
  ])
})

test('what the machine did to the fixed piece of work is the median of that run', () => {
  expect(fixedWorkIn(printed(1))).toBe(71)
  expect(fixedWorkIn('nothing')).toBeUndefined()
})

test('both states stand beside each other by the medians of their runs, with the ratio', () => {
  expect(turnIn(compared(runs(10, 20, 11), runs(20, 22, 24), [70, 71]))).toEqual({
    name: 'one turn',
    unit: 'ms',
    before: 11,
    now: 22,
    ratio: 2,
    isOutsideNoise: false,
  })
})

test.each([
  ['one that no run of the other state comes near', [10, 11, 10], [20, 21, 20], [70, 71], true],
  ['a faster one as well', [20, 21, 20], [10, 11, 10], [70, 71], true],
  ['less than what the machine did to the fixed work', [10, 10, 10], [11, 11, 11], [70, 80], false],
  ['one whose runs overlap', [10, 20, 10], [20, 21, 22], [70, 71], false],
])('a ratio is outside the noise, or not: %s', (_name, before, now, fixedWork, expected) => {
  expect(turnIn(compared(runs(...before), runs(...now), fixedWork))?.isOutsideNoise).toBe(expected)
})

test('what is counted and not timed is outside the noise as soon as it differs', () => {
  const size = (value: number) => measuredIn(tableOf([atMost('JavaScript', 90, value, 'kB')]))
  const [row] = compared([size(90)], [size(91)], [70, 140])
  expect(row?.isOutsideNoise).toBe(true)
})

test('a row that only one of the states has is not compared', () => {
  expect(compared(runs(1), [new Map()], [70])).toEqual([])
})

test('rows that other runs did not measure are compared, as each run measures one part', () => {
  const other = measuredIn(tableOf([atMost('another part', 90, 1, 'ms')]))
  expect(turnIn(compared([other, ...runs(10)], [other, ...runs(20)], [70]))?.ratio).toBe(2)
})
