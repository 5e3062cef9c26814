/** What people add to one of these words to satisfy a rule about passwords, and guessers with them. */
const DECORATION = /^[^a-z]+|[^a-z]+$/g
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

const COMMON_WORDS = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh admin administrator access adidas america amanda andrea andrew angel anthony
  apple arsenal asdf asdfg asdfgh asdfghjk asdfghjkl ashley bailey banana barcelona baseball basketball batman bergen
  blink brandon buster butterfly changeme charlie cheese chelsea chocolate computer cookie dallas daniel default
  diamond dragon elephant eminem facebook family fender flower football freedom friends fuckyou gardermoen ginger
  google guitar hannah harley hello heihei hockey hunter iloveyou jasmine jennifer jessica jesus jordan joseph joshua
  justin killer letmein liverpool london lovely loveme love maggie manager manchester martin master matrix matthew
  mercedes michael michelle monkey mustang myspace naruto nicole ninja norge norway oslo orange orda pass passord
  passwd password pepper phoenix pokemon princess purple qazwsx qwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop
  rainbow ranger robert samsung secret shadow silver soccer sommer spiderman star starwars steelers sunshine superman
  sverige summer taylor tennis test tester testing thomas thunder tigger trondheim trustno vinter welcome whatever
  william winter yankees zaq zaqwsx zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
)

/**
 * Whether a password is a word everybody tries first, however decorated: Passord123, P@ssw0rd!, Sommer2026, or the
 * customer's own mail address (ASVS 6.2.4).
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const own = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase()
  const word = plain.replace(DECORATION, '')
  const undisguised = [...plain].map((character) => DISGUISES[character] ?? character).join('')
  return [word, undisguised, undisguised.replace(DECORATION, ''), bare(plain)].some(
    (each) => COMMON_WORDS.has(each) || (each !== '' && each === own),
  )
}

/** The word between what was put around it, its own disguises lifted. */
function bare(plain: string): string {
  const core = plain.replace(/^[^a-z@$]+|[\d\W_]+$/g, '')
  return [...core].map((character) => DISGUISES[character] ?? character).join('')
}
