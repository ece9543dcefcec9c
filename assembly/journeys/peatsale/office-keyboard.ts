/** What an office does without a mouse. */
import type { Locator } from '@playwright/test'
import { expect } from '../world.ts'

/** A link or a button, by Enter. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.press('Enter')
}

/** Writes over what stands in the field. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** Walks down the device's list until it stands at what contains these words. */
export async function choose(list: Locator, words: string): Promise<void> {
  const chosen = list.locator('option:checked')
  await list.press('Home')
  const count = await list.locator('option').count()
  for (let step = 1; step < count && !(await chosen.textContent())?.includes(words); step++) {
    await list.press('ArrowDown')
  }
  await expect(chosen).toContainText(words)
}
