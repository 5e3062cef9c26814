import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { FOLDER_ADDRESS, fileAt, isInPictures } from '../seed/folder-picture.ts'

/** Their address stays when they are changed: shown from the cache at once, asked for again behind it by their ETag. */
const LIFE = 'public, max-age=3600, stale-while-revalidate=2592000'
/** An SVG that is opened by itself is a page of this site: it may paint, and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Serves the pictures of the deployment's folder: those its file names, and those of `pictures`. */
export async function installFolderPictures(
  app: FastifyInstance,
  catalogue: { deployment(): Deployment },
  folder: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: FOLDER_ADDRESS,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => {
      const name = path.replace(/^\//, '')
      return isInPictures(name) || namedBy(catalogue.deployment()).includes(name)
    },
    setHeaders: (reply) => {
      reply.header('cache-control', LIFE)
      reply.header('content-security-policy', PICTURE_POLICY)
    },
  })
}

function namedBy({ logo, icon, sharePicture }: Deployment): readonly (string | undefined)[] {
  return [logo, icon, sharePicture].map((address) => address && fileAt(address))
}
