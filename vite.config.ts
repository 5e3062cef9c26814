import { basename, relative } from 'node:path'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { SERVER_ADDRESSES } from './src/server/web/server-addresses.ts'

const root = import.meta.dirname
const views = ['ui', 'chat', 'classic', 'pages', 'bindings', 'app'].map(
  (layer) => `tests/${layer}/**/*.test.{ts,tsx}`,
)
// What needs the server or a database, beside the tests of the server itself: named `….server.test.ts`.
const servers = ['tests/server/**/*.test.ts', 'tests/**/*{.,-}server.test.ts']
// What leaves something in the window for good, as a script of another house does.
const alone = ['tests/**/*.alone.test.tsx']
const reactGroup = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }
// What every view stands on, in one file: many small ones are compressed worse.
const coreGroup = {
  name: 'core',
  test: /node_modules[\\/](i18next|react-i18next|use-sync-external-store|wouter|mitt)[\\/]/,
}

// What folds and what reads the wire: the engine, the account pages and some later parts stand on it.
const engineGroup = {
  name: 'fold',
  test: /node_modules[\\/](xstate|@xstate|superstruct|wretch)[\\/]/,
}

export default defineConfig(({ isSsrBuild }): ViteUserConfig => ({
  root,
  plugins: [react()],
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
    // React changes rarely: its own file stays in the visitor's cache when a new version of the app is put out.
    // Everything else falls into chunks by what is imported when it is needed.
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [reactGroup, coreGroup, engineGroup] } } },
  },
  test: {
    // On two cores one worker would be the default, and half of the time it waits for a server or a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files of a project share one process and its modules: making both anew for each took longer than the tests.
    isolate: false,
    // Limits for what hangs, not measures: a busy small machine takes ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
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
}))

/** A class name that a person can read in the inspector and that the browser and server builds agree on. */
function generateScopedName(local: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/')
  const hash = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 3)
  return `${basename(path).replace('.module.css', '')}-${local}-${hash}`
}
