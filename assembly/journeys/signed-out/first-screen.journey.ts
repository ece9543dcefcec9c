/** The login form before any style sheet or script has come: it stands as it will stand, in each theme. */
import type { Page } from '@playwright/test'
import { hold } from '../interception.ts'
import { expect, test } from '../world.ts'

for (const theme of ['light', 'dark', 'outdoor']) {
  for (const width of [320, 360, 1280]) {
    test(`interface.md 0: in the theme ${theme}, ${width} px wide, the form can be typed into before the style sheets, which move nothing`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      const sheets = await hold(page, '**/assets/*.css')
      const scripts = await hold(page, '**/assets/*.js')
      const opened = open('/login')
      const name = page.getByLabel(/^Käyttäjätunnus/)
      await name.fill('matti')
      await name.blur()
      await expect.poll(() => sheets.asked.length).toBeGreaterThan(0)
      const before = await looks(page)
      expect(before.length).toBeGreaterThan(20)
      sheets.release()
      await expect.poll(() => sheetsOnTheirWay(page)).toBe(0)
      expect(await looks(page)).toEqual(before)
      scripts.release()
      await opened
      await expect(name).toHaveValue('matti')
    })
  }
}

function sheetsOnTheirWay(page: Page): Promise<number> {
  return page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.filter((link) => link instanceof HTMLLinkElement && link.sheet === null).length)
}

/** Where each part of the form and its header is seen, and in which colours; a span around others shows nothing itself. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main) :not(span:has(*))')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round).join(' ')
      return `${element.tagName} ${box} ${style.color} ${style.backgroundColor} ${style.borderColor} ${style.font}`
    }),
  )
}
