import type { Page } from '@playwright/test'
import { smallTargets } from '../everywhere/touch-targets.ts'

/** Hands in gloves: what answers in less than 64 px in either direction on a field screen, the bar on top included. */
export async function glovesMiss(page: Page): Promise<string[]> {
  return await page.evaluate(smallTargets, 64)
}
