import { useLegalLinks } from '#bindings/navigation/use-legal-links.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { LegalLink } from './legal-link.tsx'
import s from './policy-links.module.css'

const TEXTS = ['privacy', 'terms'] as const

/** The texts that whoever pays agrees to, to be read where that is asked; what was typed is there when they come back (S3.40, S5.25). */
export function PolicyLinks() {
  const { t } = useFormatter()
  const links = useLegalLinks()
  const known = TEXTS.flatMap((name) => {
    const href = links[name]
    return href === undefined ? [] : [{ name, href }]
  })
  if (known.length === 0) return null
  return (
    <ul className={s.links}>
      {known.map(({ name, href }) => (
        <li key={name}>
          <LegalLink href={href} text={t(`legalLinks.${name}`)} className={s.link} />
        </li>
      ))}
    </ul>
  )
}
