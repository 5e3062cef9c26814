import { DRAWN_PICTURES, PICTURES } from './pictures.ts'

/** Whether an image of the catalogue names a known picture or is an https: or site-relative address. */
export function isPicture(image: string): boolean {
  return isNamed(image) || DRAWN_PICTURES.includes(image) || /^(https:\/\/|\/(?!\/))\S+$/.test(image)
}

/** The address a picture is shown from. */
export function pictureUrl(image: string): string {
  if (isNamed(image)) return `/pictures/${image}.webp`
  return DRAWN_PICTURES.includes(image) ? `/pictures/${image}.svg` : image
}

function isNamed(image: string): boolean {
  return Object.hasOwn(PICTURES, image)
}
