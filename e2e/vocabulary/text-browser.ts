import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Far higher than any page, so that all of it is on the screen and found. */
const ROWS = 500
const COLUMNS = 120

/** Those the machine has: a person's may have none, `.ci/run` installs one. */
export const TEXT_BROWSERS = ['lynx'].filter((name) => spawnSync(name, ['-version']).error === undefined)

/** What somebody does in Lynx: finds words on the page, goes up from them, types, presses. */
export class TextBrowser {
  private keys: string[] = []

  /** Finds words of the page without a space; a button that holds them is at hand then. */
  find(words: string): this {
    return this.key('/').type(words).key('^J')
  }

  /** Back by so many fields, buttons or links. */
  up(count = 1): this {
    for (let times = 0; times < count; times++) this.key('Up Arrow')
    return this
  }

  /** Fills the field that is at hand, and leaves it for the next. */
  fill(text: string): this {
    return this.type(text).key('Down Arrow')
  }

  /** Presses the button, or sets the tick, that is at hand. */
  press(): this {
    return this.key('^J')
  }

  /** Does all of it from an address on, and leaves; rejects where Lynx is not there. */
  async run(url: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'orda-lynx-'))
    const script = join(folder, 'keys')
    await writeFile(script, [...this.keys, 'Q', 'Y'].map((key) => `key ${key}\n`).join(''))
    try {
      await lynx(['-accept_all_cookies', '-delay=0', `-cmd_script=${script}`, url])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private type(text: string): this {
    for (const letter of text) this.key(letter)
    return this
  }

  private key(name: string): this {
    this.keys.push(name)
    return this
  }
}

function lynx(args: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    TERM: 'vt100',
    LANG: 'C.UTF-8',
    LINES: String(ROWS),
    COLUMNS: String(COLUMNS),
  }
  return new Promise((resolve, reject) => {
    const child = spawn('lynx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.once('error', () => {
      reject(new Error('This journey needs the text browser Lynx: install it, as by `apt-get install lynx`.'))
    })
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`Lynx ended with ${String(code)}: ${said}`))
    })
  })
}
