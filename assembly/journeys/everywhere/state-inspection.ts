/** Brings states of screens about, one after the other, and expects no fault in any of them. */

import type { Page } from '@playwright/test'
import { initialDataTimeout } from '@workspace/portal/contract/own'
import { test as base, expect } from '../world.ts'
import { inspected } from './inspection.ts'
import type { Language } from './language-in-use.ts'
import { languageOf, otherThan, switchTo } from './language-in-use.ts'
import type { ScreenState, Stage } from './screen-state.ts'

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

/**
 * Each state is brought about once and looked at in both languages: to bring it about costs more than to look.
 * @param only the language in use, of screens without the header and its switch: those are brought about in each.
 */
export async function expectNoFaults(
  states: readonly ScreenState[],
  stage: InspectedStage,
  only?: Language,
): Promise<void> {
  const { page } = stage
  const faults: string[] = []
  for (const [number, { name, follows, show, shows, says }] of states.entries()) {
    if (!follows) await startAfresh(page)
    await show(stage)
    const look = async (language: Language) => {
      await expect(page.locator(shows).first(), `${name} (${language})`).toBeVisible()
      const withAxe = isFull || (number % 2 === 0) === (language === 'fi')
      for (const fault of await inspected(page, withAxe)) faults.push(`${name} (${language}), ${fault}`)
    }
    const first = only ?? (await languageOf(page))
    await look(first)
    if (only !== undefined) continue
    const second = otherThan(first)
    await switchTo(page, second)
    if (says !== undefined) {
      const before = await page.locator(says).count()
      await show({ ...stage, open: stage.go })
      await expect(page.locator(says), `${name} (${second})`).toHaveCount(before + 1)
    }
    await look(second)
  }
  const complaints = stage.complaints.splice(0)
  expect([...faults, ...complaints.filter((text) => !broughtAbout.test(text))]).toEqual([])
}

/** A visitor's language, chosen before the first visit. */
export async function speak(page: Page, address: string, language: Language): Promise<void> {
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
