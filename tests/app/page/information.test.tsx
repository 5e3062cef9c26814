import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Engine } from '#app/engine.ts'
import { Site } from '#app/page/site.tsx'
import { useInformation } from '#bindings/restaurant/use-information.ts'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { VisitsProvider } from '#bindings/navigation/visits.tsx'
import { formatterOf } from '#bindings/words/formatter.ts'
import { FormatterContext } from '#bindings/words/use-formatter.ts'
import { id } from '#domain/ids.ts'
import { clientOf, says, type Answering } from '#tests/api/fake-fetch.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { i18nIn, runnerOf, settled } from '#tests/support/render.tsx'

afterEach(cleanup)

const TEXTS = (items: readonly object[]) => ({ translations: [{ code: 'information', items }] })
const NORWEGIAN = { language: 'no', value: 'Vedfyrt ovn.' }
const ENGLISH = { language: 'en', value: 'Wood-fired oven.' }

test.each<[string, Answering, string, string | null]>([
  ['that it has', () => says(TEXTS([NORWEGIAN, ENGLISH])), 'Wood-fired oven.', null],
  ['that it lacks', () => says(TEXTS([NORWEGIAN])), 'Forno a legna.', ''],
  ['where the backend has no such call', () => says({}, 404), 'Forno a legna.', ''],
  ['where its answer is nothing this client can read', () => says({ translations: 1 }), 'Forno a legna.', ''],
])(
  'a restaurant speaks of itself in a language %s, else as the contract has it and marked as foreign (S3.18)',
  async (_, answering, text, lang) => {
    const { asked } = await told('en', answering)
    expect(screen.getByRole('note')).toHaveTextContent(text)
    expect(screen.getByRole('note').getAttribute('lang')).toBe(lang)
    expect(asked.map(({ path }) => path)).toEqual(['/x/restaurants/bella/texts'])
  },
)

test('in a language that it lacks English stands in, and says that it is English (S3.18)', async () => {
  await told('fi', () => says(TEXTS([NORWEGIAN, ENGLISH])))
  expect(screen.getByRole('note')).toHaveTextContent('Wood-fired oven.')
  expect(screen.getByRole('note')).toHaveAttribute('lang', 'en')
})

async function told(language: string, answering: Answering) {
  const { http, asked } = clientOf(answering)
  const engine = { world: { http }, healthStatus: async () => undefined } as Partial<Engine> as Engine
  const formatter = formatterOf({
    t: i18nIn('en').t,
    language,
    currency: 'nok',
    minFractionDigits: 0,
    maxFractionDigits: 2,
    timeZone: 'Europe/Oslo',
    twentyFourHourLanguages: [],
    valueOf: () => undefined,
  })
  const bella = aRestaurant({ id: id('bella'), information: 'Forno a legna.' })
  function Told() {
    const { text, lang } = useInformation(bella)
    return (
      <p role="note" lang={lang}>
        {text}
      </p>
    )
  }
  function Page() {
    const [fetchEngine] = useState(() => async () => engine)
    return (
      <Site engine={fetchEngine} version="1">
        <Told />
      </Site>
    )
  }
  render(
    <FormatterContext value={formatter}>
      <RunnerContext value={runnerOf(conversationWith().log())}>
        <VisitsProvider>
          <Page />
        </VisitsProvider>
      </RunnerContext>
    </FormatterContext>,
  )
  await settled()
  return { asked }
}
