import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import type { Versions } from '../pictures/read-versions.ts'

/** Where the files of a deployment's folder are served, and where those of its `pictures`. */
export const FOLDER_ADDRESS = '/deployment/'
export const PICTURES_ADDRESS = '/pictures/'

const NAME = '(pictures/)?[A-Za-z0-9][A-Za-z0-9._-]*\\.(svg|png|jpg|jpeg|webp)'
const WHOLE_NAME = new RegExp(`^${NAME}$`)
const IN_PICTURES = /^pictures\//
/** What may be written for a picture of the site: its file, an encrypted address, or a path of the site. */
export const PICTURE_PATTERN = `^(${NAME}|https://\\S+|/(?![/\\\\])\\S+)$`
const WHOLE_PICTURE = new RegExp(PICTURE_PATTERN)

const MB = 1024 * 1024
/** Of what is sent as it is: a telephone in a train loads it among twenty others. */
const MOST_SENT = 2 * MB
/** Of a photograph, which is sent in smaller copies: the server has to open it. */
export const MOST_OPENED = 25 * MB

const TYPES = {
  '.svg': {
    mime: 'image/svg+xml',
    begins: (file: Buffer) => /<svg[\s>]/.test(file.toString('utf8', 0, 4096)),
  },
  '.png': {
    mime: 'image/png',
    begins: (file: Buffer) => file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  '.jpg': { mime: 'image/jpeg', begins: isJpeg },
  '.jpeg': { mime: 'image/jpeg', begins: isJpeg },
  '.webp': {
    mime: 'image/webp',
    begins: (file: Buffer) => /^RIFF.{4}WEBP/s.test(file.toString('latin1', 0, 12)),
  },
} as const

/** A picture that lies in the folder of the deployment; `width` and `height` where it is a PNG (in pixels) or an SVG that says so. */
export type FolderPicture = {
  readonly mime: string
  readonly bytes: Buffer
  readonly width?: number
  readonly height?: number
}

/** Whether a text names a file of the folder: beside `deployment.json`, or in `pictures`. */
export function isFolderPicture(name: string): boolean {
  return WHOLE_NAME.test(name)
}

/** Whether it lies among those that are served without being named by `deployment.json`. */
export function isInPictures(name: string): boolean {
  return WHOLE_NAME.test(name) && IN_PICTURES.test(name)
}

/** Whether a text is a file of the folder, an https: or a site-relative address. */
export function isPicture(text: string): boolean {
  return WHOLE_PICTURE.test(text)
}

/** The address a picture is shown from: that of a file of the folder, any other as it is. */
export function addressOfPicture(picture: string): string {
  if (!isFolderPicture(picture)) return picture
  return isInPictures(picture) ? `/${picture}` : FOLDER_ADDRESS + picture
}

/** What is told of a picture: the address it is shown from, and its smaller copies where there are any. */
export function pictureOf(
  picture: string,
  versions: Versions,
): { readonly imageUrl: string; readonly imageVersions?: PictureVersions } {
  const imageVersions = versions.get(picture)
  return { imageUrl: addressOfPicture(picture), ...(imageVersions && { imageVersions }) }
}

/** The file of the folder an address shows; undefined for any other address. */
export function fileAt(address: string): string | undefined {
  const name = address.startsWith(PICTURES_ADDRESS) ? address.slice(1) : address.replace(FOLDER_ADDRESS, '')
  return isFolderPicture(name) ? name : undefined
}

/** Reads a picture of the folder, of so many bytes at most; answers in a sentence why it cannot be shown, and what helps. */
export function readFolderPicture(
  folder: string,
  name: string,
  mostBytes = MOST_SENT,
): FolderPicture | string {
  const type = TYPES[extname(name) as keyof typeof TYPES]
  const bytes = bytesOf(join(folder, name))
  if (bytes === undefined)
    return `the folder has no file '${name}': put it there, or write the name as it is there, small and large letters too`
  const most = type.mime === 'image/svg+xml' ? MOST_SENT : mostBytes
  if (bytes.length > most)
    return `'${name}' has ${(bytes.length / MB).toFixed(1)} MB, and may have ${most / MB}: save it with fewer pixels`
  const isOfItsKind = type.begins(bytes) && (type.mime !== 'image/png' || bytes.length >= 24)
  if (!isOfItsKind)
    return `'${name}' does not hold a picture of its kind: save it as ${extname(name).slice(1).toUpperCase()}, or name it by what it is`
  if (type.mime === 'image/svg+xml')
    return { mime: type.mime, bytes, ...sizeOfDrawing(bytes.toString('utf8', 0, 4096)) }
  if (type.mime !== 'image/png') return { mime: type.mime, bytes }
  return { mime: type.mime, bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const VIEW_BOX = /<svg[^>]*\sviewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/
const SIZE = /<svg(?=[^>]*\swidth=["']([\d.]+)(?:px)?["'])(?=[^>]*\sheight=["']([\d.]+)(?:px)?["'])/

function sizeOfDrawing(text: string): { readonly width?: number; readonly height?: number } {
  const [, width, height] = VIEW_BOX.exec(text) ?? SIZE.exec(text) ?? []
  return width === undefined || height === undefined ? {} : { width: Number(width), height: Number(height) }
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function isJpeg(file: Buffer): boolean {
  return file.toString('latin1', 0, 3) === '\xff\xd8\xff'
}
