/** Issue "the administrator's eye", polish: what a tap must not leave behind. */

import type { Page } from '@playwright/test'
import { superadmin } from '../administration/people.ts'
import { expect, test } from '../world.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

const background = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)

test('polish: a tap leaves no hover behind on what was tapped', async ({ page, enter }) => {
  await enter(superadmin, '/admin/system/letters')
  const name = 'Lähetä koekirje itsellesi'
  const before = await background(page, name)
  await page.getByRole('button', { name }).tap()
  await expect(page.getByText('Koekirje on lähetetty')).toBeVisible()
  // What the press itself showed fades.
  await expect.poll(() => background(page, name)).toBe(before)
})
