/** Going about a page by the Tab key. */
import type { Page } from '@playwright/test'
import { expect } from '../world.ts'

/** Presses Tab until the focus is on what has that name; each stop on the way must show where it is. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return undefined
      // A row that is pressed as a whole shows the focus of the box in it.
      const shown = [element, element.closest('label')].flatMap((each) => (each ? [getComputedStyle(each)] : []))
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
      const { width, height } = element.getBoundingClientRect()
      const isOutlined = shown.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
      const isSeen = width > 0 && height > 0 && isOutlined
      return {
        name: (label ?? element.textContent ?? '').replaceAll('\u00AD', '').trim(),
        isSeen,
        tag: element.tagName,
      }
    })
    if (stop === undefined) continue
    expect(stop.isSeen, `the focus on ${stop.tag} ${stop.name} can be seen`).toBe(true)
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

/** The focus was not lost with what it stood on. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body:focus')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
}
