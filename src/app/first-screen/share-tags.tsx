import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

type Shared = {
  readonly deployment: Deployment
  /** Where customers reach the site, without a slash at its end. */
  readonly publicUrl: string
  readonly path: string
  /** Whose link it is, where it is that of one restaurant. */
  readonly restaurant: Restaurant | undefined
  readonly i18n: i18n
}

/** What a link shows where it is shared: title, a sentence, and the picture of the deployment where it has one. */
export function shareTags({ deployment, publicUrl, path, restaurant, i18n }: Shared): string {
  const { productName, titleSuffix, sharePicture } = deployment
  const title = restaurant ? `${restaurant.name} | ${titleSuffix}` : productName
  const description = i18n.t('share.description', { name: restaurant?.name ?? productName })
  // Whoever shows the link knows no address but a whole one.
  const picture = sharePicture && new URL(sharePicture, publicUrl).href
  const named = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': publicUrl + path,
    ...(picture !== undefined && { 'og:image': picture }),
  }
  return renderToStaticMarkup(
    <>
      <meta name="description" content={description} />
      {Object.entries(named).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
    </>,
  )
}
