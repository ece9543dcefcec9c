import type { Page } from '@playwright/test'

/** Hands in gloves: what is smaller than 64 px in either direction on a field screen; the bar on top is 56 px high. */
export async function glovesMiss(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const targets = document.querySelectorAll('main button, main a[href], main label:has(input[type=radio])')
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isInBar = target.matches('main > div:first-child a')
      return width < 63.5 || (height < 63.5 && !isInBar) ? [`${target.textContent}: ${width} × ${height}`] : []
    })
  })
}
