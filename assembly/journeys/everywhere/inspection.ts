/** Looks a page over in the state it is in: axe in every theme, narrow and enlarged, and the size of what is pressed. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The package itself offers it unminified, which takes twice as long to bring into a page. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const themes = ['light', 'dark', 'outdoor'] as const
/** All that a theme can change. */
const ofColour = ['color-contrast', 'link-in-text-block']
const wide = { width: 1280, height: 900 }

/** What is wrong, one line each; nothing when all is well. @param withAxe else only what a language changes most: widths. */
export async function inspected(page: Page, withAxe: boolean): Promise<string[]> {
  const faults: string[] = []
  for (const theme of withAxe ? themes : []) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    for (const fault of await violations(page, theme === 'light' ? [] : ofColour)) faults.push(`${theme}: ${fault}`)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    const found = [...(await page.evaluate(sidewaysAndSmall)), ...(await tornWords(page, size === '200%' ? 6 : 1))]
    for (const fault of found) faults.push(`320 px, text ${size}: ${fault}`)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.setViewportSize(wide)
  return faults
}

/** What axe finds by all of its rules, or by some; its script is brought into each loaded page once. */
async function violations(page: Page, some: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeScript)
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // The experimental and the outdated ones, too; but for the AAA contrast of 7, which only the outdoor theme has.
    const all = axe.getRules().map(({ ruleId }) => ruleId)
    const values = only.length > 0 ? [...only] : all.filter((rule) => rule !== 'color-contrast-enhanced')
    const found = await axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'rule', values } })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any, all }) =>
          `${id} at ${target.join(' ')}: ${[...any, ...all].map(({ message }) => message).join('; ')}`,
      ),
    )
  }, some)
}

/** OPS-11: no sideways scroll, no clipped words, no target under 24 px. Runs in the page. */
function sidewaysAndSmall(): string[] {
  const width = document.documentElement.clientWidth
  const named = (element: Element) =>
    `${element.tagName} ${element.id || (element.textContent ?? '').trim().slice(0, 40)}`
  const isHidden = (element: Element) => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).clipPath !== 'none') return true
    }
    return getComputedStyle(element).visibility === 'hidden' || element.getClientRects().length === 0
  }
  const isCut = (box: Element) => {
    if (!/hidden|clip/.test(getComputedStyle(box).overflowX) || box instanceof HTMLInputElement) return false
    const { right } = box.getBoundingClientRect()
    const parts = [...box.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right + 1)
    return box.scrollWidth > box.clientWidth + 1 && (box.childElementCount === 0 || !parts.every(isHidden))
  }
  const faults: string[] = []
  if (document.documentElement.scrollWidth > width) {
    const beyond = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    )
    faults.push(`scrolls sideways: ${beyond.slice(-2).map(named).join(', ')}`)
  }
  // What is fixed to the window makes no page scroll: it cannot be reached at all.
  for (const part of document.querySelectorAll('[aria-live]:not(main *) *')) {
    if (!isHidden(part) && part.getBoundingClientRect().right > width + 1)
      faults.push(`beyond the edge: ${named(part)}`)
  }
  for (const box of document.querySelectorAll('main *, dialog, dialog *')) {
    if (isCut(box) && !isHidden(box)) faults.push(`cut off: ${named(box)}`)
  }
  for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const { width: across, height } = target.getBoundingClientRect()
    const isInText = getComputedStyle(target).display === 'inline'
    if ((across < 24 || height < 24) && !isInText && !isHidden(target)) faults.push(`small: ${named(target)}`)
  }
  return faults
}

/**
 * OPS-11: words that are torn in two without a hyphen, wherever they stand; they are mended before the next drawing.
 * @param least letters: with text of 200 % a cell or a button may be too narrow for a short word, or one of a single syllable
 */
export async function tornWords(page: Page, least = 6): Promise<string[]> {
  for (let look = 0; ; look++) {
    const found = await page.evaluate(torn, least)
    if (found.length === 0 || look === 30) return found
    await page.waitForTimeout(100)
  }
}

/** Runs in the page. */
function torn(least: number): string[] {
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  const range = document.createRange()
  // A letter that follows a hyphen has a part of that, too, on the line above.
  const lineOf = (text: Node, at: number) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return [...range.getClientRects()].filter(({ width }) => width > 0).at(-1)
  }
  const isBroken = (text: Node, from: number, to: number) => {
    const [first, last] = [lineOf(text, from), lineOf(text, to)]
    return first !== undefined && last !== undefined && last.top > first.top + first.height / 2
  }
  const isBreakable = (word: string) =>
    least === 1 || (word.length >= least && (word.match(/[aeiouyåäö]+/giu) ?? []).length > 1)
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent ?? ''
    if (words.trim() === '' || isClipped(text.parentElement)) continue
    // A hyphen within a number, a plate or an address would be taken for a part of it.
    for (const { 0: token, index } of words.matchAll(/\S+/gu)) {
      if (/[\d@_/\\+=&#]|\p{L}[.:]\p{L}/u.test(token)) continue
      for (const { 0: word, index: at } of token.matchAll(/\p{L}+/gu)) {
        if (isBreakable(word) && isBroken(text, index + at, index + at + word.length - 1))
          faults.push(`torn: ${word} in ${text.parentElement?.tagName}`)
      }
    }
  }
  return faults
}
