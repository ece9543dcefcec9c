/** ADMIN-USERS-25, OPS-10: a list longer than the screen, and a list without a mouse. */
import { asking } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, rareName, rows, superadmin } from './people.ts'

test('ADMIN-USERS-25: more rows come as one scrolls, only those near the eye are drawn, and the focus is not lost', async ({
  page,
  portal,
  enter,
}) => {
  test.slow()
  const name = rareName()
  await family(
    portal,
    name,
    Array.from({ length: 320 }, (_, place) => ({ firstname: `N${String(place).padStart(3, '0')}` })),
  )
  await enter(superadmin, found(name))
  await expect(page.getByText(/^320 \/ /)).toBeVisible()
  const asked = asking(page, '/api/admin/users/search')
  expect(await rows(page).count()).toBeLessThan(80)
  const first = page.getByRole('link', { name: `N000 ${name}` })
  await first.focus()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByRole('link', { name: `N319 ${name}` })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Kaikki näkyvissä: 320')).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(80)
  expect(asked.length).toBeGreaterThanOrEqual(3)
  await expect(first).toBeFocused()
})

test('OPS-10: arrows walk the rows, space ticks, V verifies, all inside the list alone', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(portal, name, [
    { firstname: 'Aino', activated: false },
    { firstname: 'Eero', activated: false },
  ])
  await enter(superadmin, found(name))
  await page.getByRole('link', { name: `Aino ${name}` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: `Eero ${name}` })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: `Valitse Eero ${name}` })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('link', { name: `Aino ${name}` })).toBeFocused()
  await page.keyboard.press('v')
  await expect(page.getByText('1 käyttäjä vahvistettu.')).toBeVisible()
  await expect(page.getByRole('link', { name: `Aino ${name}` })).toBeFocused()
  await expect(rows(page).nth(1).getByText('Vahvistettu', { exact: true })).toBeVisible()
})
