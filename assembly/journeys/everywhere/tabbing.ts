/** Going about a page by the Tab key. */
import type { Page } from '@playwright/test'
import { expect } from '../world.ts'

/** Presses Tab until the focus is on what has that name; each stop on the way must show where it is. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(focused)
    if (stop === undefined) continue
    const seen = async () => (await page.evaluate(focused))?.isSeen
    // The ring comes with the next frame, which a busy machine draws late.
    if (!stop.isSeen) await expect.poll(seen, `the focus on ${stop.tag} ${stop.name} can be seen`).toBe(true)
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

/** What has the focus, by name, and whether one sees that it has; undefined for the page itself. */
function focused(): { name: string; isSeen: boolean; tag: string } | undefined {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined
  // A row that is pressed as a whole shows the focus of the box in it.
  const shown = [element, element.closest('label')].flatMap((each) => (each ? [getComputedStyle(each)] : []))
  const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
  const { width, height } = element.getBoundingClientRect()
  const isOutlined = shown.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
  const isSeen = width > 0 && height > 0 && isOutlined
  const text = (label ?? element.textContent ?? '').replaceAll('\u00AD', '')
  return { name: text.trim(), isSeen, tag: element.tagName }
}

/** The focus was not lost with what it stood on. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body:focus')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
}
