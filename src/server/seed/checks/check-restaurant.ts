import { checkFacts } from './check-facts.ts'
import { checkMoney } from './check-money.ts'
import { checkParts } from './check-parts.ts'
import { orRather } from './nearest-word.ts'
import {
  MOST_OPENED,
  isFolderPicture,
  isInPictures,
  isPicture,
  readFolderPicture,
} from '../folder-picture.ts'
import type { CategorySource, PartSource, RestaurantSource, TextSource } from '../schema.ts'
import type { Path } from '../catalogue-error.ts'
import type { Report, SourceFile } from '../source-file.ts'

/** What a restaurant's file is held against. */
export type DeploymentFacts = {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly pictureHosts?: readonly string[] | undefined
}

/**
 * Reports what the shape of a restaurant's file cannot say: codes nobody has, texts, pictures, links, ranges. Where nothing
 * is known of the deployment, what it decides is not asked.
 */
export function checkRestaurant(
  { value: source, report, warn }: SourceFile<RestaurantSource>,
  deployment: DeploymentFacts | undefined,
  folder: string,
): void {
  checkFacts(source, report)
  checkMoney(source, report)
  checkCodes(source, report)
  if (deployment) {
    checkTexts(source, deployment, report)
    warnOfSilence(source, deployment, warn)
    checkPictures(source, folder, deployment, report)
  }
  warnOfHidden(source, warn)
  checkCategories(source, report)
  checkProducts(source, report)
  checkParts(source, report)
  source.restaurant.links.forEach(({ url }, index) => {
    if (!/^https:\/\/\S+$/.test(url))
      report(['restaurant', 'links', index, 'url'], 'a link begins with https://')
  })
  source.outages.forEach(({ productCode }, index) => {
    if (!isSold(source, productCode)) report(['outages', index, 'productCode'], unknown(productCode, source))
  })
}

function checkCodes(source: RestaurantSource, report: Report): void {
  const seen = new Set<string>()
  const lists = { ingredients: source.ingredients, products: source.products }
  for (const [list, entries] of Object.entries(lists))
    entries.forEach(({ code }, index) => {
      if (seen.has(code)) report([list, index, 'code'], `the code '${code}' is used twice`)
      seen.add(code)
    })
}

function checkTexts(
  source: RestaurantSource,
  { languages, defaultLanguage }: DeploymentFacts,
  report: Report,
): void {
  // What every other language falls back to (S3.18).
  const wanted = languages.filter((language) => language === 'en' || language === defaultLanguage)
  for (const [path, text] of textsOf(source)) {
    for (const language of wanted)
      if ((text[language] ?? '').trim() === '') report(path, `the text is missing in '${language}'`)
    for (const language of Object.keys(text))
      if (!languages.includes(language)) report(path, `'${language}' is not a language of the deployment`)
  }
}

/** A language in which the menu says nothing shows every text in another. */
function warnOfSilence(source: RestaurantSource, { languages }: DeploymentFacts, warn: Report): void {
  const spoken = new Set<string>()
  for (const [, text] of textsOf(source)) for (const language of Object.keys(text)) spoken.add(language)
  for (const language of languages)
    if (!spoken.has(language)) warn(['products'], `the menu has no text in '${language}'`)
}

/** What stands in no category, no meal and no offer can be found by nobody. */
function warnOfHidden(source: RestaurantSource, warn: Report): void {
  const { products, partGroups, suggestiveSales, categories } = source
  const offered = new Set<string>(suggestiveSales.flatMap((sale) => sale.products))
  const gather = (parts: readonly (PartSource | string)[]) => {
    for (const part of parts) {
      if (typeof part === 'string') continue
      offered.add(part.code)
      gather(part.parts ?? [])
    }
  }
  for (const [, category] of categoriesOf(categories)) category.products?.forEach((code) => offered.add(code))
  for (const parts of Object.values(partGroups)) gather(parts)
  for (const { parts, upsell, dimensions } of products) {
    gather(parts ?? [])
    for (const code of upsell ?? []) offered.add(code)
    for (const { productCode } of dimensions ?? []) offered.add(productCode)
  }
  products.forEach(({ code, type, isEnabled }, index) => {
    if (type === 'COUPON' || isEnabled === false || offered.has(code)) return
    warn(
      ['products', index, 'code'],
      `'${code}' stands in no category, no meal and no offer: nobody finds it`,
    )
  })
}

function* textsOf(source: RestaurantSource): Generator<readonly [Path, TextSource]> {
  const { information } = source.restaurant
  if (typeof information !== 'string') yield [['restaurant', 'information'], information]
  for (const list of ['ingredients', 'products'] as const)
    for (const [index, { name, description }] of source[list].entries()) {
      yield [[list, index, 'name'], name]
      if (description !== undefined) yield [[list, index, 'description'], description]
    }
  for (const [path, category] of categoriesOf(source.categories)) yield [[...path, 'name'], category.name]
}

function checkPictures(
  source: RestaurantSource,
  folder: string,
  { pictureHosts = [] }: DeploymentFacts,
  report: Report,
): void {
  const check = (path: Path, image: string | undefined) => {
    const fault = image === undefined ? undefined : faultOfImage(image, folder, pictureHosts)
    if (fault !== undefined) report(path, fault)
  }
  check(['restaurant', 'image'], source.restaurant.image)
  source.ingredients.forEach(({ image }, index) => check(['ingredients', index, 'image'], image))
  source.products.forEach(({ image }, index) => check(['products', index, 'image'], image))
  for (const [path, { image }] of categoriesOf(source.categories)) check([...path, 'image'], image)
}

function faultOfImage(image: string, folder: string, hosts: readonly string[]): string | undefined {
  const isOfFolder = isFolderPicture(image)
  if (isOfFolder ? !isInPictures(image) : !isPicture(image))
    return `'${image}' is neither a file of pictures, as pictures/soup.svg, nor an https: or site-relative address`
  const host = /^https:\/\/([^/?#]+)/.exec(image)?.[1]
  if (host !== undefined && !hosts.includes(host))
    return `the host '${host}' is not among the pictureHosts of deployment.json`
  const read = isOfFolder ? readFolderPicture(folder, image, MOST_OPENED) : undefined
  return typeof read === 'string' ? read : undefined
}

function checkCategories(source: RestaurantSource, report: Report): void {
  const seen = new Set<string>()
  for (const [path, category] of categoriesOf(source.categories)) {
    if (seen.has(category.id)) report([...path, 'id'], `the category '${category.id}' is there twice`)
    seen.add(category.id)
    category.products?.forEach((code, index) => {
      if (!isSold(source, code)) report([...path, 'products', index], unknown(code, source))
      else if (category.products?.indexOf(code) !== index)
        report([...path, 'products', index], `the product '${code}' is listed twice`)
    })
  }
}

function* categoriesOf(
  categories: readonly CategorySource[],
  path: Path = ['categories'],
): Generator<readonly [Path, CategorySource]> {
  for (const [index, category] of categories.entries()) {
    const own = [...path, index]
    yield [own, category]
    yield* categoriesOf(category.children ?? [], [...own, 'children'])
  }
}

function checkProducts(source: RestaurantSource, report: Report): void {
  const suggestions = new Set(source.suggestiveSales.map(({ id }) => id))
  source.products.forEach((product, index) => {
    const at = (...path: Path) => ['products', index, ...path]
    product.suggestive?.forEach((id, n) => {
      if (!suggestions.has(id))
        report(at('suggestive', n), `unknown suggestive sale '${id}'${orRather(id, [...suggestions])}`)
    })
    product.upsell?.forEach((code, n) => {
      if (!isSold(source, code)) report(at('upsell', n), unknown(code, source))
    })
    product.dimensions?.forEach(({ productCode }, n) => {
      if (!isSold(source, productCode))
        report(at('dimensions', n, 'productCode'), unknown(productCode, source))
    })
    if (product.type === 'COMBO' && (product.parts ?? []).length === 0)
      report(at('parts'), 'a COMBO has at least one part')
    checkCoupon(source, index, report)
  })
  source.suggestiveSales.forEach(({ products }, index) =>
    products.forEach((code, n) => {
      if (!isSold(source, code)) report(['suggestiveSales', index, 'products', n], unknown(code, source))
    }),
  )
}

function checkCoupon(source: RestaurantSource, index: number, report: Report): void {
  const product = source.products[index]
  const coupon = product?.coupon
  const path = ['products', index, 'coupon']
  if (product?.type !== 'COUPON') {
    if (coupon !== undefined) report(path, 'only a product of type COUPON has a coupon')
    return
  }
  if (coupon === undefined) return report(path, 'a product of type COUPON needs its coupon')
  if (!/^\d+$/.test(product.code)) report(['products', index, 'code'], 'the code of a coupon is digits only')
  if (Date.parse(coupon.validFrom) >= Date.parse(coupon.validUntil))
    report([...path, 'validUntil'], 'the coupon ends before it begins')
  const { maxRedemptions: most, maxRedemptionsPerCustomer: mostOfOne } = coupon
  if (most !== undefined && mostOfOne !== undefined && mostOfOne > most)
    report(
      [...path, 'maxRedemptionsPerCustomer'],
      `one customer may use it ${mostOfOne} times, all together only ${most}`,
    )
  if (coupon.type === 'ITEM' && coupon.discProd === undefined && coupon.discTag === undefined)
    report(path, 'an ITEM coupon names discProd or discTag')
  if (coupon.discProd !== undefined && !isSold(source, coupon.discProd))
    report([...path, 'discProd'], unknown(coupon.discProd, source))
}

function isSold(source: RestaurantSource, code: string): boolean {
  return source.products.some((product) => product.code === code)
}

function unknown(code: string, { products }: RestaurantSource): string {
  const known = products.map((product) => product.code)
  return `unknown product '${code}'${orRather(code, known)}`
}
