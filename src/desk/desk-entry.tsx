import '#ui/style/tokens.css'
import '#ui/style/font.css'
import '#ui/style/base.css'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { deskCalls } from '#api/desk.api.ts'
import { createHttp } from '#api/http.ts'
import { fetchRestaurants } from '#api/restaurants.api.ts'
import { fetchDeployment } from '#api/settings.api.ts'
import { API_BASE_URL } from '#app/api-base-url.ts'
import { createI18n } from '#app/languages/i18n.ts'
import { languageOf, rememberLanguage } from '#app/languages/language-choice.ts'
import { DESK_TEXTS, LATER_TEXTS } from '#app/languages/later-texts.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { trustKnownStrings } from '#app/trusted-strings.ts'
import { untilFetched } from '#bindings/runtime/until-fetched.ts'
import { showTheme, storedTheme } from '#bindings/runtime/use-theme.ts'
import { Desk } from './desk-page.tsx'

trustKnownStrings()
void start()

async function start(): Promise<void> {
  showTheme(storedTheme())
  const http = createHttp({ baseUrl: API_BASE_URL })
  const [deployment, restaurants] = await untilFetched(() =>
    Promise.all([fetchDeployment(http)(), fetchRestaurants(http)().catch(() => [])]),
  )
  const language = languageOf(deployment, document.documentElement.lang)
  const i18n = createI18n({
    language,
    languages: deployment.languages,
    fallback: deployment.defaultLanguage,
    texts: { [language]: await loadTexts(language) },
    own: deployment.texts,
  })
  rememberLanguage(i18n)
  await i18n.loadNamespaces([...LATER_TEXTS, ...DESK_TEXTS])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Desk deployment={deployment} restaurants={restaurants} calls={deskCalls(http)} />
    </I18nextProvider>,
  )
}
