import { AvoidListLink } from '../menu/avoid-list-link.tsx'
import { Nutrition } from './nutrition.tsx'
import s from './product-links.module.css'

/** What else is to be known of the product at hand, and the way to what the customer avoids. */
export function ProductLinks() {
  return (
    <div className={s.links}>
      <Nutrition />
      <AvoidListLink />
    </div>
  )
}
