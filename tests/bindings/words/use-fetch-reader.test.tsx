import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { useFetchReader } from '#bindings/words/use-typed-words.ts'
import { i18nIn } from '#tests/support/render.tsx'

test('what reads typed words is fetched with the first key and not with every other, once for a language', async () => {
  const { i18n, fetching, press } = fieldIn('en')
  press()
  press()
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1))
  await act(() => i18n.changeLanguage('no'))
  fetching.mockClear()
  press()
  press()
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1))
})

test('what did not come is fetched again with the next key', async () => {
  const { fetching, press } = fieldIn('en')
  fetching.mockRejectedValueOnce(new Error('lost'))
  press()
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  press()
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
})

function fieldIn(language: 'en' | 'no') {
  const i18n = i18nIn(language)
  const fetching = vi.spyOn(i18n, 'loadLanguages')
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  const { result } = renderHook(() => useFetchReader(), { wrapper })
  return { i18n, fetching, press: () => act(() => result.current()) }
}
