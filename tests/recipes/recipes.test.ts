import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#tests/architecture/source.ts'
import { followRecipe } from './recipe.ts'

const COPIED = ['src', 'flows', 'locales', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json']
/** What restaurants show is no part of what is added. */
const PICTURES = /\/seed\/data\/\w+\/pictures\//
/** Where what was added is tried, beside the other tests of the page. */
const FOLLOWED = 'tests/app/followed.test.tsx'
const PAYING = 'tests/recipes/followed-paying.test.ts'
const RECIPES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''))
const COMPILED = ['src', 'flows', 'tests/setup', 'tests/support', FOLLOWED, PAYING]
const folder = mkdtempSync(join(tmpdir(), 'orda-recipes-'))

beforeAll(() => {
  for (const path of [...COPIED, 'vite.config.ts'])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (each) => !PICTURES.test(each) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of RECIPES) followRecipe(name, folder)
  translate('locales/de/common.json', '"Language"', '"Sprache"')
  writeFileSync(
    join(folder, 'tsconfig.recipes.json'),
    JSON.stringify({ extends: './tsconfig.json', include: COMPILED }),
  )
  cpSync(join(folder, 'tests/recipes/followed.tsx'), join(folder, FOLLOWED))
  cpSync(join(folder, 'tests/recipes/followed-paying.ts'), join(folder, PAYING))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a question, a card, a language, a command and a payment provider that are added by their recipes compile, and work', async () => {
  const told = await Promise.all([
    run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.recipes.json'),
    run('vitest/vitest.mjs', 'run', '--reporter=dot', '--project=views', '--project=rules', FOLLOWED, PAYING),
  ])
  expect(told).toEqual(['', ''])
})

/** What a tool says where it fails; nothing otherwise. */
function run(tool: string, ...args: readonly string[]): Promise<string> {
  const command = [join(root, 'node_modules', tool), ...args]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => resolve(error === null ? '' : `${stdout}${stderr}`),
    )
  })
}

function translate(path: string, english: string, german: string): void {
  const texts = readFileSync(join(folder, path), 'utf8')
  writeFileSync(join(folder, path), texts.replace(english, german))
}
