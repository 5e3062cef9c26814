import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PACKAGE_PICTURES } from '#server/seed/pictures/package-pictures.ts'
import { RECIPES } from '#server/seed/pictures/recipes.ts'
import { drawPicture } from './pictures/draw-recipe.ts'

/** While developing only; the build leaves caching to the server. */
const DAY_SECONDS = 86_400

/**
 * Puts the composed pictures at `/pictures/<name>.svg` and those of the emoji package at `/pictures/<name>.webp`, in the
 * build and while developing.
 */
export function pictures(): Plugin {
  let folder = ''
  return {
    name: 'orda-pictures',
    configResolved({ root }) {
      folder = join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets')
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const composed = nameIn(request.url ?? '', 'svg', RECIPES)
        if (composed !== undefined) {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(drawPicture(composed, RECIPES))
          return
        }
        const asset = PACKAGE_PICTURES[nameIn(request.url ?? '', 'webp', PACKAGE_PICTURES) ?? '']
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
      for (const name of Object.keys(RECIPES)) {
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${name}.svg`,
          source: drawPicture(name, RECIPES),
        })
      }
      await Promise.all(
        Object.entries(PACKAGE_PICTURES).map(async ([name, asset]) => {
          const source = await readFile(join(folder, asset))
          this.emitFile({ type: 'asset', fileName: `pictures/${name}.webp`, source })
        }),
      )
    },
  }
}

function nameIn(url: string, ending: string, known: Readonly<Record<string, unknown>>): string | undefined {
  const [, name = '', found] = /^\/([a-z0-9-]+)\.([a-z]+)(\?|$)/.exec(url) ?? []
  return found === ending && Object.hasOwn(known, name) ? name : undefined
}
