import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf } from './source.ts'

const lines = textOf('src/server/Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const running = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const argumentsOf = (instruction: string, among = lines) =>
  among.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))

test('what is built is in the repository', () => {
  const given = argumentsOf('COPY').filter((each) => !each.startsWith('--from'))
  const sources = given.flatMap((each) => each.split(' ').slice(0, -1))
  expect(sources).toEqual(expect.arrayContaining(['src', 'flows', 'locales']))
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('what a container is made of is in the repository, or is built first', () => {
  const copied = argumentsOf('COPY', running).map(
    (each) => /^--from=build \/orda\/(\S+) /.exec(each)?.[1] ?? each,
  )
  const isMade = (path: string) => ['node_modules', 'dist'].includes(path)
  expect(copied.length).toBeGreaterThan(2)
  expect(copied.filter((path) => !isMade(path) && !existsSync(join(root, path)))).toEqual([])
})

test('a container runs as somebody who is not root, and no script of a package ran for it', () => {
  expect(argumentsOf('USER', running)).toEqual(['node'])
  const installing = argumentsOf('RUN').filter((run) => run.includes('npm '))
  expect(installing.length).toBeGreaterThan(0)
  expect(installing.filter((run) => !run.includes('--ignore-scripts'))).toEqual([])
})

test('a container is asked whether it is alive by a call that there is', () => {
  const [check = ''] = argumentsOf('HEALTHCHECK', running)
  const path = /\/api(\/[\w/-]+)`/.exec(check)?.[1] ?? ''
  expect(textOf('src/server/core/web/system.route.ts')).toContain(`path: '${path}'`)
})

test('both stages stand on one Node that the project supports', () => {
  const bases = argumentsOf('FROM').map((from) => from.split(' ')[0])
  expect(new Set(bases).size).toBe(1)
  expect(Number(/node:(\d+)-slim$/.exec(bases[0] ?? '')?.[1])).toBeGreaterThanOrEqual(20)
})
