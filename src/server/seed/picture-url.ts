import { folderAddressOf, isFolderPicture } from './folder-picture.ts'
import { PACKAGE_PICTURES } from './pictures/package-pictures.ts'
import { RECIPES } from './pictures/recipes.ts'

/** Whether an image of the catalogue names a known picture, a file of the folder, or is an https: or site-relative address. */
export function isPicture(image: string): boolean {
  return (
    isComposed(image) ||
    isOfPackage(image) ||
    isFolderPicture(image) ||
    /^(https:\/\/|\/(?!\/))\S+$/.test(image)
  )
}

/** The address a picture is shown from. */
export function pictureUrl(image: string): string {
  if (isComposed(image)) return `/pictures/${image}.svg`
  if (isOfPackage(image)) return `/pictures/${image}.webp`
  return isFolderPicture(image) ? folderAddressOf(image) : image
}

function isComposed(image: string): boolean {
  return Object.hasOwn(RECIPES, image)
}

function isOfPackage(image: string): boolean {
  return Object.hasOwn(PACKAGE_PICTURES, image)
}
