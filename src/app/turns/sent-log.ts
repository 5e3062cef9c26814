import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { array, assert, number, type, unknown } from 'superstruct'
import { FLOW_VERSION, isBlobRef, type Entry, type Log, type Settings } from '#flows/core/log/log.ts'
import { isEntry } from '../storage/stored-entry.ts'

/** Far more than an order takes; folding so many stays below what a request may cost (ms of one core). */
const MOST_ENTRIES = 600
const MOST_BYTES = 1024 * 1024
const MOST_DEPTH = 64
/** Nobody orders for so long; and rules that count from time to time would count for ever. */
const LONGEST_MS = 7 * 86_400_000
const CLOCKS_DIFFER_MS = 60_000
const SentLog = type({ version: number(), entries: array(unknown()) })

/** A log as a page without code carries it: small, and without the large answers, which its server knows. */
export function packedLog({ version, entries }: Log): string {
  const text = JSON.stringify({ version, entries })
  return deflateRawSync(text, { level: constants.Z_BEST_COMPRESSION }).toString('base64url')
}

/**
 * The log that a page sent, packed or as JSON, folded with settings of our own; nothing where it is none of this version or
 * more than anybody needs. Its large answers are yet to be found.
 */
export function sentLog(text: string, settings: Settings, now: number): Log | undefined {
  try {
    const given: unknown = JSON.parse(text.startsWith('{') ? text : unpacked(text))
    assert(given, SentLog)
    const { version, entries } = given
    const isSound =
      version === FLOW_VERSION &&
      entries.length > 0 &&
      entries.length <= MOST_ENTRIES &&
      entries.every((entry) => isEntry(entry) && isOfNow(entry.at, now) && !isDeeper(entry, MOST_DEPTH))
    const [first] = entries as readonly Entry[]
    return isSound && first?.event.type === 'started'
      ? { version, settings, blobs: {}, entries: entries as readonly Entry[] }
      : undefined
  } catch {
    return undefined
  }
}

/** Asks once more for what a log was waiting for, and yields the large answers by their hash. */
export type AskAgain = (before: Log) => Promise<Log['blobs']>

/** The log with the large answers it refers to; nothing where one cannot be had any more. */
export async function withBlobs(
  log: Log,
  known: (hash: string) => unknown,
  askAgain: AskAgain,
): Promise<Log | undefined> {
  const blobs: Record<string, unknown> = {}
  for (const [index, { event }] of log.entries.entries()) {
    if (event.type !== 'done' || !isBlobRef(event.output)) continue
    const hash = event.output.$blob
    const before = { ...log, blobs, entries: log.entries.slice(0, index) }
    const blob = blobs[hash] ?? known(hash) ?? (await askAgain(before))[hash]
    if (blob === undefined) return undefined
    blobs[hash] = blob
  }
  return { ...log, blobs }
}

function isOfNow(at: number, now: number): boolean {
  return at > now - LONGEST_MS && at < now + CLOCKS_DIFFER_MS
}

function unpacked(text: string): string {
  return inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES }).toString()
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1))
}
