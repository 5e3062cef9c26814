const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aá',
    'bƀ',
    'cç',
    'dđ',
    'eé',
    'gğ',
    'hĥ',
    'ií',
    'jĵ',
    'kķ',
    'lļ',
    'nñ',
    'oó',
    'rŕ',
    'sš',
    'tţ',
    'uú',
    'wŵ',
    'yý',
    'zž',
  ]
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map((pair) => [...pair] as [string, string]),
)
/** What a text takes in: values, and other texts. */
const TAKEN_IN = /(\{\{.*?\}\}|\$t\(.*?\))/

/**
 * A text nobody wrote for a customer: accented and in brackets, so that what is not translated stands out, and two fifths
 * longer, as another language may be. What it takes in stays as it is.
 */
export function pseudoText(text: string): string {
  const said = text
    .split(TAKEN_IN)
    .map((piece) => (TAKEN_IN.test(piece) ? piece : pseudoLetters(piece)))
    .join('')
  return said === text ? text : `${OPENS}${said}${CLOSES}`
}

const OPENS = '⟦'
const CLOSES = '⟧'

/** Two of five letters twice, so that words grow too. */
function pseudoLetters(piece: string): string {
  let count = 0
  return [...piece]
    .map((letter) => {
      if (!/\p{L}/u.test(letter)) return letter
      count += 1
      const accented = ACCENTED[letter] ?? letter
      return count % 5 === 2 || count % 5 === 4 ? accented + accented.toLowerCase() : accented
    })
    .join('')
}
