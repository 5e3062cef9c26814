import { chromium, type Browser } from 'playwright'
import { ensureChromium } from '../ensure-chromium.mjs'
import { bigCategory, classicFirstLoad, type Watched } from './classic-menu.ts'
import { atMost, fact, median, type Figure } from './figure.ts'
import { conversationOf } from './conversation-of.ts'
import { keystroke, openingTime, tabStops, turnTask } from './living.ts'
import { serve } from './bench-server.ts'
import { inlineScriptBytes } from './first-screen/first-choice.ts'
import { tapFigures, tapRounds } from './first-screen/tap-rounds.ts'

/** What the browser itself calls a long task. */
const LONG_TASK_MS = 50

/** What is measured of the production build, served from localhost, in a browser that has just started. */
type Measured = (chrome: Browser, url: string) => Promise<readonly Figure[]>

/** Browser and server of its own for each part: what one leaves behind is not the next one's, and one that fails takes no other with it. */
export async function inBrowser(measure: Measured): Promise<readonly Figure[]> {
  const executablePath = await ensureChromium()
  const chrome = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await served((url) => measure(chrome, url))
  } finally {
    await chrome.close()
  }
}

async function served<Value>(act: (url: string) => Promise<Value>): Promise<Value> {
  const { url, stop } = await serve()
  try {
    return await act(url)
  } finally {
    await stop()
  }
}

/** A first visit at 390 x 844, medians. Slow means a processor slowed 4 times and a network of 150 ms and 1.6 Mbit/s, cold cache. */
export async function starting(chrome: Browser, url: string): Promise<readonly Figure[]> {
  const { slow, fast } = await tapRounds(chrome, url)
  const [slowFirst, fastFirst] = [slow.map(({ shop }) => shop), fast.map(({ shop }) => shop)]
  return [
    atMost('first choice painted, 4x and slow 4G', 1, seconds(slowFirst.map((each) => each.paintedMs)), 's'),
    fact(
      '... a tap on it at once is answered after',
      `${seconds(slowFirst.map((each) => each.answeredMs)).toFixed(2)} s`,
    ),
    ...tapFigures('4x and slow 4G', slow),
    fact(
      'a second tap a second after the first, 4x and slow 4G',
      `${median(slow.map(({ secondMs }) => secondMs)).toFixed(0)} ms`,
    ),
    atMost(
      'JavaScript until that first choice, gzip',
      90,
      kilobytes(slowFirst.map((each) => each.bytesPainted)),
      'kB',
    ),
    atMost(
      'JavaScript until its tap is answered, gzip',
      90,
      kilobytes(slowFirst.map((each) => each.bytesAnswered)),
      'kB',
    ),
    fact(
      'JavaScript the first two answers need, gzip',
      `${((await inlineScriptBytes(chrome, url)) / 1000).toFixed(2)} kB`,
    ),
    atMost('JavaScript once fully live, gzip', 200, kilobytes(slowFirst.map((each) => each.bytesLive)), 'kB'),
    fact(
      'files of code and styles until fully live',
      `${median(slowFirst.map((each) => each.filesLive)).toFixed(0)}`,
    ),
    fact(
      'first choice painted, unslowed',
      `${seconds(fastFirst.map((each) => each.paintedMs)).toFixed(2)} s`,
    ),
    ...tapFigures('unslowed', fast),
    atMost('layout shift until fully live', 0, median(slowFirst.map((each) => each.shift)), ''),
  ]
}

/**
 * A long conversation at 390 x 844, medians. One turn is a click on a choice until the next live turn is in the page,
 * then two animation frames; its task is what the main thread was busy with meanwhile.
 */
export async function living(chrome: Browser, url: string): Promise<readonly Figure[]> {
  const [short, long] = [conversationOf(10), conversationOf(1000)]
  const after10 = await turnTask(chrome, url, short, 1)
  const after1000 = await turnTask(chrome, url, long, 1)
  const opening = await openingTime(chrome, url, long)
  return [
    atMost('one turn with 1000 turns behind it, task', 12, after1000, 'ms'),
    atMost('... at 4x', 40, await turnTask(chrome, url, long, 4), 'ms'),
    atMost(
      '... compared with 10 turns behind it',
      1.2,
      after1000 / after10,
      'x',
      `${after10.toFixed(1)} ms with 10`,
    ),
    atMost('a keystroke with 1000 turns behind it, 4x, task', 18, await keystroke(chrome, url, long), 'ms'),
    atMost('opening a stored conversation of 1000 turns', 0.3, opening.cachedMs / 1000, 's'),
    fact('... with nothing in the browser cache', `${(opening.coldMs / 1000).toFixed(2)} s`),
    atMost('tab stops in a conversation of 1000 turns', 40, await tabStops(chrome, url, long), ''),
  ]
}

/** The classic view at 390 x 844: what it fetches, and its longest list. */
export async function classic(chrome: Browser, url: string): Promise<readonly Figure[]> {
  const { bytesShown, bytesIdle } = await classicFirstLoad(chrome, url)
  const { taps, flicks } = await bigCategory(chrome, url)
  const [quietTaps, quietFlicks] = [undisturbed(taps), undisturbed(flicks)]
  return [
    atMost('classic view, JavaScript until its first screen, gzip', 150, bytesShown / 1000, 'kB'),
    fact('classic view, JavaScript it then fetches when idle, gzip', `${Math.round(bytesIdle / 1000)} kB`),
    atMost(
      `classic view, a category of 500 products painted after the tap, 4x, median of ${quietTaps.length} undisturbed taps`,
      100,
      median(quietTaps),
      'ms',
      `all ${taps.length}: ${Math.round(median(taps.map(({ ms }) => ms)))} ms`,
    ),
    atMost(
      `... longest task while it is flicked through, 4x, in ${quietFlicks.length} undisturbed flicks`,
      LONG_TASK_MS,
      longestOf(quietFlicks),
      'ms',
      `long in ${quietFlicks.filter((ms) => ms > LONG_TASK_MS).length} of them; in all ${flicks.length}: ${longestOf(flicks.map(({ ms }) => ms))} ms`,
    ),
  ]
}

/** The milliseconds of those during which no other machine took any time that was counted. */
function undisturbed(all: readonly Watched[]): readonly number[] {
  return all.filter(({ stolen }) => stolen === undefined || stolen === 0).map(({ ms }) => ms)
}

/** Not a number where nothing was measured, so that nothing then is reached. */
function longestOf(milliseconds: readonly number[]): number {
  return milliseconds.length === 0 ? Number.NaN : Math.max(...milliseconds)
}

function seconds(milliseconds: readonly number[]): number {
  return median(milliseconds) / 1000
}

function kilobytes(bytes: readonly number[]): number {
  return median(bytes) / 1000
}
