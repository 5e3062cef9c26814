import { expect, type Page } from '@playwright/test'
import { META_KEY } from '#app/storage/log-storage.ts'
import { loadLog } from '#app/storage/read-log.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { deviceStorage } from '#scripts/device-storage.ts'

/** The conversation that stands on the device of a page, where there is one that can be read, folds as it was lived. */
export async function expectFoldsAsLived(page: Page): Promise<void> {
  const kept = await keptOn(page)
  const meta = kept[META_KEY]
  if (meta === undefined) return
  const { deployment } = JSON.parse(meta) as { readonly deployment: string }
  const log = loadLog(deviceStorage(kept), deployment)
  if (log) expect(replay(log)).toMatchObject({ outcome: 'identical' })
}

/** Nothing where the page is closed, empty, or no page of the shop. */
function keptOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate((): Record<string, string> => ({ ...localStorage })).catch(() => ({}))
}
