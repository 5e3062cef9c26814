import s from './tags.module.css'

export type Tag = { readonly id: string; readonly text: string; readonly tone?: 'plain' | 'warm' | 'green' }

/** Short facts as words: calories, allergens, alcohol, unavailable. */
export function Tags({ tags }: { readonly tags: readonly Tag[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={s.tags}>
      {tags.map((tag) => (
        <li key={tag.id} className={s[tag.tone ?? 'plain']}>
          {tag.text}
        </li>
      ))}
    </ul>
  )
}
