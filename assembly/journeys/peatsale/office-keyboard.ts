/** What an office does without a mouse. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../world.ts'

/** A link or a button, by Enter. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.press('Enter')
}

/** One of the acts that stand in the menu beside the likelier ones; gives the menu's button. */
export async function pressInMenu(page: Page, act: string): Promise<Locator> {
  const menu = page.getByRole('main').getByRole('button', { name: /^(Lisää toimintoja|More actions)$/ })
  await expect(page.getByRole('button', { name: act, exact: true })).toHaveCount(0)
  await press(menu)
  await press(page.getByRole('button', { name: act, exact: true }))
  return menu
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
