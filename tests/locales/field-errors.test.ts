import { expect, test } from 'vitest'
import { PROBLEMS } from '#domain/problem.ts'
import { LANGUAGES, lookUpIn, sentencesOf } from './texts.ts'

const FIELD_PROBLEMS = PROBLEMS.filter((code) => code.startsWith('field.'))
/** `Form.errors.required`, or by the kind of rule and the field it is about. */
const ERROR_KEY = /^\$t\((Form\.errors\.(?:required|(?:pattern|maxLength|common|validate)\.[A-Za-z_]+))\)$/

test.each(LANGUAGES)(
  'each refusal of a field is said by a key of Form.errors in %s, one each (S5.32)',
  (language) => {
    const sentences = sentencesOf(language)
    const keys = FIELD_PROBLEMS.map((code) => ERROR_KEY.exec(sentences.get(`problem.${code}`) ?? '')?.[1])
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(FIELD_PROBLEMS.length)
    const said = lookUpIn(language)
    for (const [index, code] of FIELD_PROBLEMS.entries())
      expect(said.t(`problem.${code}`)).toBe(sentences.get(keys[index] ?? ''))
  },
)
