import type { ButtonTone } from '#ui/primitives/button.tsx'
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'

/** What brings a control into one of its states. */
type Bring = () => Promise<unknown>
/** Attributes that tell a state; null where it has none. */
type Marks = Readonly<Record<string, string | null>>
/** A state of a control, and what it looks like in it. */
type Picture = readonly [state: string, drawn: string]

const LOOKS = [
  'primary',
  'soft',
  'quiet',
  'outline',
  'link',
  'bare',
  'danger',
  'dangerOutline',
] satisfies readonly ButtonTone[]
/** No style asks for width and colours at once, so each width is looked at in one of them. */
const LOOKED_AT = [
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 1280, height: 800 },
] as const
/** An outline stands outside of what it outlines. */
const AROUND = 6
/** Fewer pixels nobody sees. */
const SEEN = 16

/** Somebody whose system chooses the colours, and who sees no fill: pictures of a control tell its states apart, or do not. */
export class Pictures {
  readonly page: Page
  private readonly info: TestInfo
  private readonly seen = new Set<string>()

  constructor(page: Page, info: TestInfo) {
    this.page = page
    this.info = info
  }

  /** Fails where two of the states look alike. Each is brought about in its turn and pictured, in each look. */
  async tellApart(control: string, target: Locator, states: Readonly<Record<string, Bring>>): Promise<void> {
    await this.inEachLook(control, async (look) => {
      const pictures: Picture[] = []
      for (const [state, bring] of Object.entries(states)) {
        await bring()
        pictures.push([state, await this.of(target, `${control}, ${state}, ${look}`)])
      }
      return pictures
    })
  }

  /** The same, where a state is told to the style by attributes alone; each that can act also where the control has the focus. */
  async tellAttributesApart(
    control: string,
    target: Locator,
    states: Readonly<Record<string, Marks>>,
  ): Promise<void> {
    const names = new Set(Object.values(states).flatMap((marks) => Object.keys(marks)))
    const none: Marks = Object.fromEntries([...names].map((name) => [name, null]))
    const had = await target.evaluate(
      (element, all) => all.map((name) => [name, element.getAttribute(name)] as const),
      [...names],
    )
    const brought = Object.entries(states).flatMap(
      ([state, marks]): readonly (readonly [string, Bring])[] => {
        const bring = async () => {
          await this.blur()
          await this.mark(target, { ...none, ...marks })
        }
        const isBarred = marks['aria-disabled'] === 'true'
        return [
          [state, bring],
          ...(isBarred ? [] : [[`${state}, focused`, () => this.focus(target)] as const]),
        ]
      },
    )
    await this.tellApart(control, target, Object.fromEntries(brought))
    await this.mark(target, Object.fromEntries(had))
  }

  /** Each look of buttons that is here for the first time. */
  async tellLooksApart(place: Locator): Promise<void> {
    for (const look of LOOKS.filter((each) => !this.seen.has(each))) {
      const button = place.locator(`button[class*="button-${look}-"]`).filter({ visible: true }).first()
      if ((await button.count()) === 0) continue
      this.seen.add(look)
      await this.tellAttributesApart(`${look} button`, button, {
        open: { 'aria-disabled': null },
        barred: { 'aria-disabled': 'true' },
        busy: { 'aria-disabled': 'true', 'aria-busy': 'true' },
        chosen: { 'data-chosen': 'true' },
        'chosen, spent': { 'data-chosen': 'true', 'aria-disabled': 'true' },
      })
    }
  }

  /** Sets attributes of an element, and takes those away that are null. */
  async mark(target: Locator, marks: Marks): Promise<void> {
    await target.evaluate((element, all) => {
      for (const [name, value] of Object.entries(all))
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
    }, marks)
  }

  /** The same of several elements of a kind, each in a state of its own. */
  async tellEachApart(control: string, targets: Readonly<Record<string, Locator>>): Promise<void> {
    await this.inEachLook(control, async (look) => {
      const pictures: Picture[] = []
      for (const [state, target] of Object.entries(targets))
        pictures.push([state, await this.of(target, `${control}, ${state}, ${look}`)])
      return pictures
    })
  }

  /** Puts the focus on what may have it, as the Tab key does. */
  async focus(target: Locator): Promise<void> {
    await target.focus()
    await this.page.keyboard.press('Shift+Tab')
    await this.page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }

  async blur(): Promise<void> {
    await this.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
  }

  private async inEachLook(
    control: string,
    picture: (look: string) => Promise<readonly Picture[]>,
  ): Promise<void> {
    const alike: string[] = []
    for (const { colorScheme, ...size } of LOOKED_AT) {
      await this.page.setViewportSize(size)
      await this.page.emulateMedia({ colorScheme, forcedColors: 'active' })
      await this.page.evaluate(takeFills)
      const look = `${size.width} px, ${colorScheme}`
      const pictures = await picture(look)
      const differing = await this.page.evaluate(
        countDiffering,
        pictures.map(([, drawn]) => drawn),
      )
      for (const [one, other, count] of differing)
        if (count < SEEN)
          alike.push(`${pictures[one]?.[0]} and ${pictures[other]?.[0]} at ${look}: ${count} px`)
    }
    await this.page.setViewportSize(LOOKED_AT[0])
    expect.soft(alike, `${control}: states that look alike`).toEqual([])
  }

  private async of(target: Locator, name: string): Promise<string> {
    const box = await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })
    if (box.width === 0 || box.height === 0) throw new Error(`${name} is not drawn`)
    const body = await this.page.screenshot({
      animations: 'disabled',
      clip: {
        x: Math.max(0, Math.round(box.x) - AROUND),
        y: Math.max(0, Math.round(box.y) - AROUND),
        width: Math.round(box.width) + 2 * AROUND,
        height: Math.round(box.height) + 2 * AROUND,
      },
    })
    await this.info.attach(name, { body, contentType: 'image/png' })
    return body.toString('base64')
  }
}

/** Runs in the page. */
function takeFills(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, *::before, *::after { background: none transparent !important; transition: none !important; }
    html { background: Canvas !important; }`)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page: how many pixels of each two of the pictures differ for the eye. */
async function countDiffering(
  pictures: readonly string[],
): Promise<readonly (readonly [one: number, other: number, count: number])[]> {
  const TOLD = 24
  const drawn = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    }),
  )
  const width = Math.max(...drawn.map((image) => image.width))
  const height = Math.max(...drawn.map((image) => image.height))
  const dots = drawn.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  })
  return dots.flatMap((one, at) =>
    dots.slice(at + 1).map((other, after) => [at, at + 1 + after, differingIn(one, other)] as const),
  )

  function differingIn(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
    let count = 0
    for (let at = 0; at < one.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > TOLD))
        count += 1
    return count
  }
}
