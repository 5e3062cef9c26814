import { classNames } from './class-names.ts'
import s from './icon.module.css'

export type IconName = keyof typeof PATHS

type IconProps = {
  readonly name: IconName
  readonly size?: 's' | 'm' | 'l'
  readonly className?: string | undefined
}

/** A drawn sign of 24 x 24, always decorative: the text beside it, or the button's name, says what it means. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg
      className={classNames(s.icon, s[size], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

const PATHS = {
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.2M12 17v.2',
  back: 'M19.5 12h-15m6-6.5L4.5 12l6 6.5',
  bag: 'M5.5 8h13l1 12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  basket: 'M3.5 9.5h17l-2 10h-13zM8 9.5l3-6M16 9.5l-3-6M9.5 13v3.5M14.5 13v3.5',
  chat: 'M4 5.500h16v11h-9l-4.500 3.500v-3.500H4z',
  check: 'm5 12.5 4.7 4.7L19.2 7',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  cloche: 'M3.5 17h17M5 17a7 7 0 0 1 14 0M12 10V7.5M10.5 6.500h3M7 20h10',
  close: 'M6 6l12 12M18 6 6 18',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M15 4.500v15M18 6.500v11',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.9M12 16.5v.2',
  leave: 'M13.5 4.500h6V10.500M19.500 4.500 11 13M17 14v5.500H4.500V7H10',
  locate: 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4',
  mail: 'M3.5 6h17v12.500h-17zM4 6.500l8 6.500 8-6.500',
  map: 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5.5 12h13',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c.6-3.900 3.600-6 7.500-6s6.900 2.100 7.500 6',
  phone:
    'M5 4h4l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2L20 15v4a1.6 1.6 0 0 1-1.7 1.5C10.5 20 4 13.5 3.5 5.700A1.6 1.6 0 0 1 5 4z',
  pin: 'M12 21c4.500-5 6.500-8.200 6.500-11a6.500 6.500 0 1 0-13 0c0 2.800 2 6 6.500 11zM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  plate:
    'M6 3.5V8a2.5 2.5 0 0 0 5 0V3.5M8.5 3.5v17M17.5 13.5v-10c-2 .8-3.3 3.2-3.3 6v3.2c0 .5.3.8.8.8zm0 0v7',
  plus: 'M12 5.500v13M5.5 12h13',
  print: 'M7.5 8.500v-5h9v5M7 16.500H4v-8h16v8h-3M7.500 13.500h9v7h-9z',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20',
  send: 'M12 19.500v-15M5.5 11 12 4.500l6.5 6.5',
  star: 'm12 3.8 2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.2 2.8 1-5.8-4.1-4.1 5.7-.8z',
  wheat:
    'M12 21v-4.500M12 16.500c-3 0-4.500-1.600-4.500-4.500 3 0 4.500 1.600 4.500 4.500c0-2.900 1.500-4.500 4.500-4.500 0 2.900-1.500 4.500-4.500 4.500zM12 11c-3 0-4.500-1.600-4.500-4.500 3 0 4.500 1.600 4.500 4.500c0-2.900 1.500-4.500 4.500-4.500 0 2.900-1.500 4.500-4.500 4.500zM12 11v5.500M12 6.500c-1.300-1.300-1.300-2.600 0-4 1.300 1.400 1.300 2.700 0 4z',
  why: 'M12 3.500a6 6 0 0 0-3.5 10.900c.6.5 1 1.1 1 1.800v.3h5v-.3c0-.7.4-1.3 1-1.800A6 6 0 0 0 12 3.500zM10 20h4',
} as const
