import { expect, type CDPSession, type TestInfo } from '@playwright/test'
import type { Shopper } from './shopper.ts'
import { startingWith } from './texts.ts'

/** One thing that is heard: what the focus came to and what it entered, what became of that, or what was announced. */
export type Heard = {
  readonly kind: 'focus' | 'changed' | 'announced'
  /** What was entered on the way, from the outside in, each by its name. */
  readonly entered: readonly string[]
  readonly role: string
  readonly name: string
  readonly states: readonly string[]
  readonly description: string
}

type AXNode = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly value?: { readonly value: string | number }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[]
}

const MOST_STOPS = 150
/** What a screen reader names when the focus goes into it; `main` bears the name of the heading that is read in it. */
const ENTERED = [
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'navigation',
  'radiogroup',
  'region',
  'search',
]
const STATES = ['checked', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'readonly', 'busy']
/** Without any of these values a state is not told. */
const UNTOLD = [false, 'false', undefined]
/** What is told also while it is off. */
const TOLD_OFF = ['checked', 'expanded']
const QUIET_MS = 600

/** Somebody who hears a page and has a keyboard alone; everything that reaches them is kept, in its order. */
export class Ear {
  readonly lines: Heard[] = []
  private readonly shopper: Shopper
  private readonly session: CDPSession
  private announced = 0
  private readonly acts: number[] = [0]
  private around: readonly string[] = []
  private at: string | undefined

  private constructor(shopper: Shopper, session: CDPSession) {
    this.shopper = shopper
    this.session = session
  }

  static async of(shopper: Shopper): Promise<Ear> {
    const session = await shopper.page.context().newCDPSession(shopper.page)
    await session.send('Accessibility.enable')
    return new Ear(shopper, session)
  }

  /** Goes on from stop to stop until one whose name begins so. */
  async to(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const wanted = startingWith(name)
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await this.press(key)
      if (wanted.test(this.lines.findLast(({ kind }) => kind === 'focus')?.name ?? '')) return
    }
    throw new Error(`"${name}" cannot be reached with ${key}`)
  }

  async take(name: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.to(name, key)
    this.acts.push(this.lines.length)
    await this.shopper.page.keyboard.press('Enter')
  }

  /** Presses a key, and hears where that leads or what it changes there. */
  async press(key: string): Promise<void> {
    await this.shopper.page.keyboard.press(key)
    await this.hear()
  }

  /** Listens until nothing more is said. */
  async listen(): Promise<void> {
    let before = -1
    const isQuiet = async () => before === (before = (await this.shopper.heard()).length)
    await expect.poll(isQuiet, { intervals: [QUIET_MS] }).toBe(true)
    await this.hear()
  }

  /** What came of the last thing that was taken. */
  sinceTaken(): readonly Heard[] {
    return this.lines.slice(this.acts.at(-1))
  }

  /** What was heard from one act to the next: what is taken may be what it leads to is called. */
  stretches(): readonly (readonly Heard[])[] {
    return this.acts.map((from, index) => this.lines.slice(from, this.acts[index + 1]))
  }

  /** Everything heard, a line each, for a person to read. */
  transcript(): string {
    return this.lines.map(spoken).join('\n')
  }

  async attachTo(info: TestInfo): Promise<void> {
    await info.attach('transcript', { body: this.transcript(), contentType: 'text/plain' })
  }

  private async hear(): Promise<void> {
    const [node, ...ancestors] = await this.focused()
    const announced = await this.shopper.heard()
    const around = ancestors
      .filter(({ ignored, role, name }) => !ignored && ENTERED.includes(role?.value ?? '') && name?.value)
      .map(({ nodeId, role, name }) => `${nodeId} ${role?.value}, ${name?.value}`)
      .toReversed()
    if (node !== undefined && node.role?.value !== 'RootWebArea') {
      const entered = around
        .filter((each) => !this.around.includes(each))
        .map((each) => each.replace(/^\S+ /, ''))
      const kind = node.nodeId === this.at ? 'changed' : 'focus'
      const line = { kind, entered, ...partsOf(node) } as const
      const last = this.lines.findLast((each) => each.kind !== 'announced')
      if (kind === 'focus' || last?.states.join() !== line.states.join()) this.lines.push(line)
      this.around = around
      this.at = node.nodeId
    }
    for (const name of announced.slice(this.announced))
      this.lines.push({ kind: 'announced', entered: [], role: '', name, states: [], description: '' })
    this.announced = announced.length
  }

  /** What has the focus as the browser tells it to a screen reader, and all that is around it. */
  private async focused(): Promise<readonly AXNode[]> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return []
    const { nodes } = await this.session.send('Accessibility.getAXNodeAndAncestors', {
      objectId: result.objectId,
    })
    return nodes as unknown as readonly AXNode[]
  }
}

/** Each thing that a line says, apart: names of what was entered, and sentences. */
export function saidIn({ kind, entered, name, description }: Heard): readonly string[] {
  if (kind === 'changed') return []
  const names = entered.map((each) => each.slice(each.indexOf(', ') + 2))
  return [...names, ...sentencesOf(name), ...sentencesOf(description)]
}

/** What is said twice in a row, whoever says it. */
export function saidTwice(lines: readonly Heard[]): readonly string[] {
  const said = lines.flatMap(saidIn)
  return said.filter((each, index) => each === said[index - 1])
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean)
}

/** A line as a screen reader speaks it. */
export function spoken({ kind, entered, role, name, states, description }: Heard): string {
  if (kind === 'changed') return `    ~ ${states.join(', ')}`
  if (kind === 'announced') return `    » ${name}`
  return [
    ...entered.map((each) => `[${each}]`),
    [name, role, ...states, description].filter(Boolean).join(' | '),
  ].join(' ')
}

function partsOf({ role, name, description, value, properties = [] }: AXNode) {
  const states = properties.flatMap(({ name: state, value: { value: now } }) => {
    if (!STATES.includes(state)) return []
    if (UNTOLD.includes(now as string)) return TOLD_OFF.includes(state) ? [`not ${state}`] : []
    return [state]
  })
  return {
    role: role?.value ?? '',
    name: name?.value ?? '',
    states: value?.value === undefined || value.value === '' ? states : [...states, `= ${value.value}`],
    description: description?.value ?? '',
  }
}
