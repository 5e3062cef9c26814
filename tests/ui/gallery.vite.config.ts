import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const font = `/@fs${root}node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2`

/** Shows every pixel at once: `npx vite --config tests/ui/gallery.vite.config.ts --port 4200`, then /gallery.html. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: `${root}public`,
  plugins: [
    react(),
    {
      name: 'preload-font',
      transformIndexHtml: () => [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossorigin: '' },
        },
      ],
    },
  ],
  server: { fs: { allow: [root] } },
  cacheDir: `${root}node_modules/.vite-gallery`,
})
