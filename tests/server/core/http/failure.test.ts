import { expect, test } from 'vitest'
import en from '#locales/en/problems.json' with { type: 'json' }
import no from '#locales/no/problems.json' with { type: 'json' }
import { REQUEST_PROBLEMS } from '#server/core/http/failure.ts'

const LANGUAGES = [
  ['English', en.problem],
  ['Norwegian', no.problem],
] as const

test.each(LANGUAGES)(
  'everything the server can refuse a request for has a sentence in %s',
  (_name, texts) => {
    expect(REQUEST_PROBLEMS.filter((code) => typeof sentenceOf(code, texts) !== 'string')).toEqual([])
  },
)

function sentenceOf(code: string, texts: object): unknown {
  return code.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), texts)
}
