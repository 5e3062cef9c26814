import { useState } from 'react'
import type { Banner } from '#domain/links/banner.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { useBanners } from '#bindings/runtime/site-facts.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Link } from './link.tsx'
import s from './banners.module.css'

/** What the house wants to be seen (S7.39): below what is asked, so that nothing moves under a finger when they come. */
export function Banners() {
  const { t } = useFormatter()
  const banners = useBanners()
  if (banners.length === 0) return null
  return (
    <ul className={s.banners} aria-label={t('banners.label')}>
      {banners.map((banner) => (
        <li key={banner.imageUrl}>
          <Way banner={banner} />
        </li>
      ))}
    </ul>
  )
}

/** A page of this product in place, any other address in a tab of its own. */
function Way({ banner }: { readonly banner: Banner }) {
  const { t, text } = useFormatter()
  const { url } = banner
  if (url === undefined) return <Sight banner={banner} />
  if (url.startsWith('/'))
    return (
      <Link to={parseRoute(url)} className={s.way}>
        <Sight banner={banner} />
      </Link>
    )
  const name = text(banner.text) || t('banners.label')
  return (
    <a
      className={s.way}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('link.newTab', { name })}
    >
      <Sight banner={banner} />
    </a>
  )
}

function Sight({ banner: { imageUrl, text: said } }: { readonly banner: Banner }) {
  const { text, foreign } = useFormatter()
  const [isGone, setIsGone] = useState(false)
  return (
    <span className={s.banner}>
      {!isGone && (
        <img
          className={s.picture}
          src={imageUrl}
          alt=""
          width={1200}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setIsGone(true)}
        />
      )}
      <span className={s.text} lang={foreign(said)}>
        {text(said)}
      </span>
    </span>
  )
}
