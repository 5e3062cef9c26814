import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { is, string, type } from 'superstruct'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { preferredEncoding } from '../http/negotiation.ts'
import { FOLDER_ADDRESS, PICTURES_ADDRESS, fileAt, isInPictures } from '../../seed/folder-picture.ts'
import type { KeptSquares } from '../../pictures/kept-squares.ts'
import { isWidth } from '../../pictures/squares.ts'
import { boundedMap } from '../http/bounded-map.ts'
import { compressed } from './page-encoding.ts'
import type { Compressed } from './page-encoding.ts'

/** Their address stays when they are changed: shown from the cache at once, asked for again behind it by their ETag. */
const LIFE = 'public, max-age=86400, stale-while-revalidate=2592000'
/** An SVG that is opened by itself is a page of this site: it may paint, and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
/** Of drawings that are compressed once for everybody: a deployment's pictures, a few kB each. */
const KEPT_DRAWINGS = 2000
// The two steps above take ten times as long for a twelfth less, and somebody waits for the first of each.
const DRAWING_QUALITY = 9

/**
 * Serves the pictures of the deployment's folder: those its file names, and those of `pictures`; of a photograph the smaller
 * copy that is asked for by its width.
 */
export async function installFolderPictures(
  app: FastifyInstance,
  catalogue: { deployment(): Deployment },
  folder: string,
  squares?: KeptSquares,
): Promise<void> {
  const isNamed = (name: string) => isInPictures(name) || namedBy(catalogue.deployment()).includes(name)
  const served = (root: string, prefix: string, allowedPath: (path: string) => boolean) => ({
    root,
    prefix,
    allowedPath,
    decorateReply: false,
    suppressWarning: true,
    index: false as const,
    dotfiles: 'ignore' as const,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => {
      reply.headers({
        'cache-control': LIFE,
        'content-security-policy': PICTURE_POLICY,
        vary: 'accept-encoding',
      })
    },
  })
  await app.register(async (pictures) => {
    if (squares) pictures.addHook('preHandler', sendingSquares(folder, squares))
    pictures.addHook('onSend', encodingDrawings())
    // Its pictures below `pictures` too: menus that were stored before 2026-11-26 name them there.
    await pictures.register(
      fastifyStatic,
      served(folder, FOLDER_ADDRESS, (path) => isNamed(path.slice(1))),
    )
    await pictures.register(
      fastifyStatic,
      served(join(folder, 'pictures'), PICTURES_ADDRESS, (path) => isInPictures(`pictures${path}`)),
    )
  })
}

const PHOTOGRAPH = /\.(png|jpe?g|webp)$/
const SQUARE_QUERY = type({ w: string() })

/** Answers who asks for a photograph of a width with a copy of it; where none can be made the picture itself is sent. */
function sendingSquares(folder: string, squares: KeptSquares) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const [path = ''] = request.url.split('?')
    const name = fileAt(path)
    const width = is(request.query, SQUARE_QUERY) ? Number(request.query.w) : Number.NaN
    if (name === undefined || !isInPictures(name) || !PHOTOGRAPH.test(name) || !isWidth(width))
      return undefined
    const square = await squares(join(folder, name), width).catch(() => undefined)
    if (!square) return undefined
    reply.headers({ 'cache-control': LIFE, 'content-security-policy': PICTURE_POLICY, etag: square.etag })
    if (request.headers['if-none-match'] === square.etag) return reply.code(304).send()
    return reply.type('image/webp').send(square.bytes)
  }
}

/** Sends each version of a drawing as it was compressed for the first who asked. */
function encodingDrawings() {
  const kept = boundedMap<string, Compressed>(KEPT_DRAWINGS)
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const isDrawing = String(reply.getHeader('content-type')).startsWith('image/svg')
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const isWhole = reply.statusCode === 200 && request.method === 'GET' && payload instanceof Readable
    if (!isDrawing || !isWhole || encoding === undefined) return payload
    const version = `${request.url.split('?')[0]} ${String(reply.getHeader('etag'))}`
    let drawing = kept.get(version)
    if (drawing) payload.destroy()
    else kept.set(version, (drawing = await compressed(await buffer(payload), DRAWING_QUALITY)))
    const bytes = drawing[encoding]
    reply.headers({ 'content-encoding': encoding, 'content-length': bytes.length })
    return bytes
  }
}

function namedBy({ logo, icon, wordmark, sharePicture }: Deployment): readonly (string | undefined)[] {
  return [logo, icon, wordmark?.light, wordmark?.dark, sharePicture].map(
    (address) => address && fileAt(address),
  )
}
