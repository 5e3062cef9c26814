import { basename, join, relative } from 'node:path'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { SPOKEN_LANGUAGES } from './src/domain/languages/spoken-languages.ts'
import { DESK_TEXTS, LATER_TEXTS } from './src/app/languages/later-texts.ts'
import { languageTexts, textsModule } from './src/scripts/building/language-texts.ts'
import { SERVER_ADDRESSES } from '#server/core/web/server-addresses.ts'

const root = import.meta.dirname
const views = ['ui', 'chat', 'classic', 'pages', 'bindings', 'app'].map(
  (layer) => `tests/${layer}/**/*.test.{ts,tsx}`,
)
// What needs the server or a database, beside the tests of the server itself: named `….server.test.ts`.
const servers = ['tests/server/**/*.test.ts', 'tests/**/*{.,-}server.test.ts']
// What leaves something in the window for good, as a script of another house does.
const alone = ['tests/**/*.alone.test.tsx']
/** Code that is fetched as one file: what its roots import, or what at least two of several such sets do. */
type Group = { readonly name: string } & (
  | { readonly roots: readonly string[] }
  | { readonly sharedBy: readonly (readonly string[])[] }
)

const CHAT = ['src/chat/chat.tsx', 'src/chat/linear/linear.tsx']
const CLASSIC = ['src/classic/classic.tsx']
const CARDS = [
  'src/chat/cards/later.cards.ts',
  'src/chat/linear/product-pages.tsx',
  'src/pages/restaurant/restaurant-details.tsx',
]
const SCREENS = ['src/classic/layers.tsx', 'src/classic/screens/ordering.screens.ts']
const CHECKOUT = [
  'src/chat/cards/checkout/checkout.cards.ts',
  'src/chat/linear/checkout-pages.tsx',
  'src/classic/screens/checkout/checkout.screen.tsx',
  'src/pages/payment/provider-forms.tsx',
]
const THREAD = ['src/chat/thread/assistant-thread.tsx']
const AFTER_ORDER = [
  'src/chat/cards/aside.cards.ts',
  'src/chat/cards/orders/after-order.cards.tsx',
  'src/chat/cards/arrival/arrival.card.tsx',
  'src/classic/dialogs/rating-dialog.tsx',
  'src/classic/screens/orders/after-order.screens.tsx',
  'src/classic/screens/arrival/order-arrival.tsx',
]
const ACCOUNT = [
  'src/app/ports/save-file.ts',
  'src/pages/account/account-page.tsx',
  'src/pages/legal.page.tsx',
  'src/pages/page.tsx',
  'src/pages/support/send-conversation.page.tsx',
  'src/pages/support/sending-notice.tsx',
  'src/bindings/support/sending-by-itself.ts',
  'src/app/ports/send-conversation.ts',
]

const LANGUAGES = SPOKEN_LANGUAGES.map(({ code }) => code)

/**
 * By when they are needed: a module is in the first that has it, so that a group stands on those before it alone. The words
 * that typed sentences are read by are one more file for each language.
 */
const GROUPS: readonly Group[] = [
  // Changes rarely: its file stays in the visitor's cache when a new version of the app is put out.
  { name: 'react', roots: ['react/index.js', 'react/jsx-runtime.js', 'react-dom/client.js'].map(inPackages) },
  // What draws and hydrates the first turn.
  { name: 'page', roots: ['src/app/browser.tsx'] },
  { name: 'views', sharedBy: [[...CHAT, ...CARDS, ...CHECKOUT, ...AFTER_ORDER, ...ACCOUNT], CLASSIC] },
  { name: 'chat', roots: CHAT },
  // What folds and calls.
  {
    name: 'fold',
    roots: [
      'src/api/restaurants.api.ts',
      'src/api/settings.api.ts',
      'src/app/engine.ts',
      'src/app/first-screen/boot-from-server.ts',
      'src/app/ports/account-calls.ts',
      'src/app/ports/later-ports.ts',
      'src/app/storage/kept-basket.ts',
    ],
  },
  { name: 'classic', roots: CLASSIC },
  { name: 'ordering', sharedBy: [CARDS, SCREENS, THREAD, AFTER_ORDER, ACCOUNT] },
  { name: 'cards', roots: CARDS },
  { name: 'screens', roots: SCREENS },
  { name: 'thread', roots: THREAD },
  { name: 'checkout', roots: CHECKOUT },
  {
    name: 'card-form',
    roots: [
      'src/pages/payment/stripe/card-payment.tsx',
      'src/pages/payment/stripe/stripe-loader.ts',
      'src/pages/payment/stripe/wallet-payment.tsx',
    ],
  },
  { name: 'after-order', roots: AFTER_ORDER },
  { name: 'account', roots: ACCOUNT },
  {
    name: 'map',
    roots: [
      'src/chat/cards/restaurant/restaurant-map.card.tsx',
      'src/classic/screens/restaurant/restaurants-map.tsx',
    ],
  },
  {
    name: 'reader',
    roots: [
      'flows/language/clearer-reading.ts',
      'flows/language/command-meant.ts',
      'flows/language/resembling.ts',
      'flows/language/understand.ts',
      'flows/language/words/load-words.ts',
      'src/bindings/words/global-words.ts',
      'src/pages/typed/proposal-summary.tsx',
      'src/pages/typed/revision-summary.tsx',
    ],
  },
  ...LANGUAGES.map((language) => ({
    name: language,
    roots: [textsModule(language), ...LATER_TEXTS.map((part) => `locales/${language}/${part}.json`)],
  })),
]

/** What the staff alone fetches: its desk, and the frame in it that shows what a customer saw. */
const DESK = ['src/desk/desk-entry.tsx', 'src/desk/screen/screen.tsx']

function rolldownOptionsOf(isSsrBuild: boolean, isDesk: boolean) {
  if (isSsrBuild) return {}
  return isDesk ? { input: DESK } : { output: { codeSplitting: { groups: [inGroups()] } } }
}

export default defineConfig(({ isSsrBuild, command, mode }): ViteUserConfig => {
  const isDesk = mode === 'desk'
  return {
    root,
    plugins: [
      react(),
      languageTexts(
        LANGUAGES,
        command === 'build' && !isDesk ? LATER_TEXTS : [...LATER_TEXTS, ...DESK_TEXTS],
      ),
    ],
    server: {
      port: 5173,
      proxy: { [SERVER_ADDRESSES]: `http://localhost:${process.env['PORT'] ?? '4000'}` },
    },
    // Where the contract is served: by the server that served the page, unless another is named at build.
    define: { __API_BASE_URL__: JSON.stringify(process.env['API_BASE_URL'] ?? '/api') },
    css: { modules: { generateScopedName } },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 1024,
      reportCompressedSize: false,
      // The server finds in it which files a language needs.
      manifest: !isSsrBuild,
      rolldownOptions: rolldownOptionsOf(isSsrBuild === true, isDesk),
    },
    test: {
      // A worker waits for a good part of its time: for a server, a database, a process that is started.
      maxWorkers: Math.ceil(1.5 * Math.max(2, availableParallelism())),
      // Files of a project share one process and its modules: making both anew for each took longer than the tests.
      isolate: false,
      // Limits for what hangs, not measures: a busy small machine takes ten times as long as a quiet one.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: [...views, ...servers],
            setupFiles: ['tests/setup/console.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            include: servers,
            globalSetup: ['tests/setup/servers.ts'],
            setupFiles: ['tests/setup/console.ts'],
            // A database of a few seconds is not worth compiling twice.
            execArgv: ['--liftoff-only'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'happy-dom',
            globals: true,
            include: views,
            exclude: [...servers, ...alone],
            // Files share a window, and a view is taken down after what its own file does then.
            unstubGlobals: true,
            setupFiles: ['tests/setup/console.ts', 'tests/setup/views.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'happy-dom',
            globals: true,
            include: alone,
            isolate: true,
            setupFiles: ['tests/setup/console.ts', 'tests/setup/views.ts'],
          },
        },
      ],
    },
  }
})

/** A class name that a person can read in the inspector and that the browser and server builds agree on. */
function generateScopedName(local: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/')
  const hash = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 3)
  return `${basename(path).replace('.module.css', '')}-${local}-${hash}`
}

function inPackages(path: string): string {
  return `node_modules/${path}`
}

type Modules = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The groups as the bundler wants them. What a module imports is in its group or one before, so nothing has to be pulled in. */
function inGroups() {
  const reached = new Map<string, ReadonlySet<string>>()
  const has = (path: string, id: string, modules: Modules): boolean => {
    let ids = reached.get(path)
    if (!ids) reached.set(path, (ids = reachedFrom(path.startsWith('\0') ? path : join(root, path), modules)))
    return ids.has(id)
  }
  return {
    debugName: 'by need',
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules): string | null => {
      const isIn = (roots: readonly string[]) => roots.some((path) => has(path, id, modules))
      const group = GROUPS.find((each) =>
        'roots' in each ? isIn(each.roots) : each.sharedBy.filter(isIn).length > 1,
      )
      return group?.name ?? null
    },
  }
}

/** A module and all that it imports when it is read. Throws where there is none: a group would be empty without a word. */
function reachedFrom(start: string, modules: Modules): ReadonlySet<string> {
  if (!modules.getModuleInfo(start))
    throw new Error(`a group of vite.config.ts names what is not there: ${start}`)
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(start)
  return seen
}
