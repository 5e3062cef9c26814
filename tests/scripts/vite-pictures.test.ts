import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DRAWN_PICTURES, PICTURES } from '#server/seed/pictures.ts'

const root = join(import.meta.dirname, '../..')
const assets = join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets')

test('every named picture is in the package it comes from', () => {
  const missing = Object.entries(PICTURES).filter(([, asset]) => !existsSync(join(assets, asset)))
  expect(missing).toEqual([])
})

test('no name is both drawn and taken from the package', () => {
  expect(DRAWN_PICTURES.filter((name) => Object.hasOwn(PICTURES, name))).toEqual([])
})

test.each(DRAWN_PICTURES)('%s is drawn in less than 4 kB, without text, script or link', (name) => {
  const drawing = readFileSync(join(root, `public/pictures/${name}.svg`), 'utf8')
  expect(drawing.length).toBeLessThan(4_096)
  expect(drawing).not.toMatch(/<text|<script|\son\w+=|href="(?!#)/)
})
