const REFUSED = 10_000

let commonest: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the ten thousand commonest, however its letters are written (ASVS 6.2.4). */
export async function isCommonest(password: string): Promise<boolean> {
  commonest ??= load()
  return (await commonest).has(password.toLowerCase())
}

/** Half a megabyte, loaded only where somebody chooses a password; the commonest come first. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, REFUSED).map((each) => each.toLowerCase()))
}
