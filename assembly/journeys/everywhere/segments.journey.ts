/** Issue "the administrator's eye", polish: what a choice must not move. */

import { superadmin } from '../administration/people.ts'
import { expect, test } from '../world.ts'
import { switchTo } from './language-in-use.ts'

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

test('polish: choosing a segment moves none of the others, in either language', async ({ page, enter, open }) => {
  await enter({ ...superadmin, apps: ['peatsale', 'manuredelivery'] })
  for (const address of ['/frontpage/forced', '/admin/users/allusers', '/admin/system/letters']) {
    await open(address)
    const choices = page.locator('main fieldset').first().getByRole('radio')
    await expect(choices.first()).toBeChecked()
    await expect.poll(() => page.evaluate(isDressed)).toBe(true)
    for (const language of ['fi', 'en'] as const) {
      if (language === 'en') await switchTo(page, language)
      const before = await page.evaluate(segments)
      expect(before.length).toBeGreaterThan(1)
      for (const choice of [...(await choices.all()).toReversed(), choices.first()]) {
        await choice.check()
        expect(await page.evaluate(segments), `${address} (${language})`).toEqual(before)
      }
    }
  }
})
