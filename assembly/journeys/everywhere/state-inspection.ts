/** Brings states of screens about, one after the other, and expects no fault in any of them. */

import type { Page } from '@playwright/test'
import { initialDataTimeout } from '@workspace/portal/contract/own'
import { test as base, expect } from '../world.ts'
import { inspected } from './inspection.ts'
import type { ScreenState, Stage } from './screen-state.ts'

export type Language = 'fi' | 'en'
export type InspectedStage = Stage & { readonly complaints: string[] }

export const test = base.extend<{ stage: InspectedStage }>({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  stage: async ({ page, portal, operator, open, go, complaints }, use) => {
    await takeTime(page)
    await use({ page, portal, operator, open, go, complaints })
  },
})

/** Complaints of the browser that the states themselves bring about. */
const broughtAbout = /status of [45]\d\d|net::ERR_|did not come|viite-7|system_offline|dynamically imported module/

/** `npm test` has axe look at each state in one of the languages, in turn; `ACCESSIBILITY=all` in both (docs/testing.md). */
const isFull = process.env['ACCESSIBILITY'] === 'all'

export async function expectNoFaults(
  states: readonly ScreenState[],
  stage: InspectedStage,
  language: Language,
): Promise<void> {
  const faults: string[] = []
  for (const [number, { name, follows, show, shows }] of states.entries()) {
    const withAxe = isFull || (number % 2 === 0) === (language === 'fi')
    if (!follows) await startAfresh(stage.page)
    await show(stage)
    await expect(stage.page.locator(shows).first(), name).toBeVisible()
    for (const fault of await inspected(stage.page, withAxe)) faults.push(`${name}, ${fault}`)
  }
  const complaints = stage.complaints.splice(0)
  expect([...faults, ...complaints.filter((text) => !broughtAbout.test(text))]).toEqual([])
}

/** A visitor's language, chosen before the first visit. */
export async function speak(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
}

/** The page goes first, so that nothing it was held back from goes out after all. */
async function startAfresh(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** However long a look takes, no call runs out of time meanwhile, and no unsaved form keeps the page. */
async function takeTime(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.addInitScript((limit) => {
    const { setTimeout: later } = window
    AbortSignal.timeout = () => new AbortController().signal
    Object.assign(window, { setTimeout: (act: () => void, wait?: number) => (wait === limit ? 0 : later(act, wait)) })
  }, initialDataTimeout)
}
