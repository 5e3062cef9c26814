import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageTemplate } from '#server/core/web/page-template.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orda-page-'))
  mkdirSync(join(folder, '.vite'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a style stands after those of what it builds on, whoever else builds on them', () => {
  const chunk = (name: string, imports: readonly string[] = []) => {
    writeFileSync(join(folder, `${name}.css`), `.${name}{}`)
    return { name, file: `${name}.js`, imports, css: [`${name}.css`] }
  }
  const manifest = {
    '_chat.js': chunk('chat', ['card', 'frame']),
    card: chunk('card', ['button']),
    frame: chunk('frame', ['button']),
    button: chunk('button'),
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  )
  const style = /<style>([\s\S]*)<\/style>/.exec(pageTemplate(folder).html)?.[1]
  expect(style?.split('\n')).toEqual(['.button{}', '.card{}', '.frame{}', '.chat{}'])
})

test('what a page begins from stands before what fetches its code, which may run while the rest is on its way', () => {
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'index.html'), readFileSync('index.html'))
  const { html } = pageTemplate(folder)
  const places = ['<!--first-turn-->', '<!--boot-->', '<script>(function lateCode('].map((part) =>
    html.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
