import { classNames } from '../primitives/class-names.ts'
import s from './card-sign.module.css'

type CardSignProps = { readonly brand: 'mastercard' | 'visa' | 'other' }

/** The sign of a card's brand, drawn on its own white plate in both themes; decorative, its name stands beside it. */
export function CardSign({ brand }: CardSignProps) {
  return (
    <svg className={classNames(s.sign, s[brand])} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      {SIGNS[brand]}
    </svg>
  )
}

const SIGNS = {
  mastercard: (
    <>
      <circle className={s.first} cx="19.500" cy="16" r="8.500" />
      <circle className={s.second} cx="28.500" cy="16" r="8.500" />
      <path className={s.between} d="M24 8.790a8.500 8.500 0 0 1 0 14.420 8.500 8.500 0 0 1 0-14.420z" />
    </>
  ),
  visa: (
    <path
      className={s.first}
      d="M10 10.500h3l1.700 7.300 3.300-7.300h3L15.900 21.500h-3.100zM21.500 10.500h2.800l-2 11h-2.800zM31.800 13c-.9-.5-3.700-.8-3.700.5 0 1.600 4.200 1.500 4.200 4.500 0 3.700-5.300 4.200-7.600 2.900l.5-2.400c1.300.8 4.200 1.100 4.200-.3 0-1.600-4.200-1.600-4.200-4.600 0-3.500 4.900-3.900 7-2.900zM37 10.500h2.400l2.400 11H39l-.4-2h-3.500l-.9 2h-2.900zm-.9 6.800h2.100l-.6-3.500z"
    />
  ),
  other: <path className={s.first} d="M10 9.500h28v13H10zM10 13.500h28M14 18.500h7" />,
} as const
