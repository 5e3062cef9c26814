import { isInsideUrl } from '../navigation/inside-url.ts'

/** Where the staff works. */
export const SUPPORT_HREF = '/support'

const ANY_ORIGIN = 'https://any.invalid'

/** Where to go on after logging in: the address that was asked for, if it is one of the staff's, else where they work. */
export function supportHref(wanted: string | undefined): string {
  if (wanted === undefined || !isInsideUrl(wanted) || !URL.canParse(wanted, ANY_ORIGIN)) return SUPPORT_HREF
  const { pathname, search, hash } = new URL(wanted, ANY_ORIGIN)
  const isOurs = pathname === SUPPORT_HREF || pathname.startsWith(`${SUPPORT_HREF}/`)
  return isOurs ? `${pathname}${search}${hash}` : SUPPORT_HREF
}
