import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PICTURES } from '#server/seed/pictures.ts'

/** While developing only; the build leaves caching to the server. */
const DAY_SECONDS = 86_400

/** Puts the named pictures of the emoji package at `/pictures/<name>.webp`, in the build and while developing. */
export function pictures(): Plugin {
  let folder = ''
  return {
    name: 'orda-pictures',
    configResolved({ root }) {
      folder = join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets')
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const asset = assetOf(request.url ?? '')
        if (asset === undefined) return next()
        const file = join(folder, asset)
        void stat(file).then(
          ({ size }) => {
            response.setHeader('Content-Type', 'image/webp')
            response.setHeader('Content-Length', size)
            response.setHeader('Cache-Control', `max-age=${DAY_SECONDS}`)
            createReadStream(file).pipe(response)
          },
          () => next(),
        )
      })
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      await Promise.all(
        Object.entries(PICTURES).map(async ([name, asset]) => {
          const source = await readFile(join(folder, asset))
          this.emitFile({ type: 'asset', fileName: `pictures/${name}.webp`, source })
        }),
      )
    },
  }
}

function assetOf(url: string): string | undefined {
  const name = /^\/([a-z-]+)\.webp(\?|$)/.exec(url)?.[1]
  return name !== undefined && Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined
}
