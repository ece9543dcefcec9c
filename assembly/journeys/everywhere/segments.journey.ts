/** Issue "the administrator's eye", polish: what a choice must not move. */

import { superadmin } from '../administration/people.ts'
import { expect, test } from '../world.ts'

/** Left edges and widths of every segment. Runs in the page. */
function segments(): string[] {
  return [...document.querySelectorAll('main label:has(> input[type=radio])')].map((segment) => {
    const { left, width } = segment.getBoundingClientRect()
    return `${left.toFixed(1)} ${width.toFixed(1)}`
  })
}

/** The styles that the first paint does without have come. Runs in the page. */
function isDressed(): boolean {
  const label = document.querySelector('main label:has(> input[type=radio]) > span')
  return label !== null && getComputedStyle(label, '::after').content !== 'none'
}

for (const language of ['fi', 'en'] as const) {
  test(`polish: choosing a segment moves none of the others (${language})`, async ({ page, enter, open }) => {
    await enter({ ...superadmin, apps: ['peatsale', 'manuredelivery'], language })
    for (const address of ['/frontpage/forced', '/admin/users/allusers', '/admin/system/letters']) {
      await open(address)
      // Until the person is known the page is in Finnish.
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const choices = page.locator('main fieldset').first().getByRole('radio')
      await expect(choices.first()).toBeChecked()
      await expect.poll(() => page.evaluate(isDressed)).toBe(true)
      const before = await page.evaluate(segments)
      expect(before.length).toBeGreaterThan(1)
      for (const choice of (await choices.all()).toReversed()) {
        await choice.check()
        expect(await page.evaluate(segments), address).toEqual(before)
      }
    }
  })
}
