/** ADMIN-USERS: ticking users, and what is done to many at once. */
import type { Page } from '@playwright/test'
import { asking, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, listAddress, rareName, rows, superadmin } from './people.ts'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Valitse ${name}`, exact: true })
const everybody = (page: Page) => page.getByRole('checkbox', { name: 'Valitse kaikki vahvistamattomat' })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /^Valittuna/ })

test('ADMIN-USERS-16, ADMIN-USERS-17, ADMIN-USERS-26: a press on a row ticks who waits; a verified row has no box', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', activated: false }, { firstname: 'Eero' }])
  await enter(superadmin, found(name))
  const [waiting, verified] = [rows(page).nth(0), rows(page).nth(1)]
  await expect(waiting.getByText(/^Odottaa \d+\spv$/)).toBeVisible()
  await expect(verified.getByText('Vahvistettu')).toBeVisible()
  await expect(verified.getByRole('checkbox')).toHaveCount(0)
  await waiting.locator('td').last().click()
  await expect(box(page, `Aino ${name}`)).toBeChecked()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await verified.locator('td').last().click()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await waiting.locator('td').last().click()
  await expect(bar(page)).toHaveCount(0)
  await box(page, `Aino ${name}`).check()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await at(`${listAddress}?find=${name}`)
})

test('ADMIN-USERS-16, ADMIN-SHELL-05, CONST-10: under 600 px only the box ticks, from there on the whole card', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', activated: false }])
  await page.setViewportSize({ width: 599, height: 800 })
  await enter(superadmin, found(name))
  await rows(page).locator('td').last().click()
  await expect(bar(page)).toHaveCount(0)
  await box(page, `Aino ${name}`).check()
  await expect(bar(page)).toHaveText('Valittuna 1')
  await page.setViewportSize({ width: 600, height: 800 })
  await rows(page).locator('td').last().click()
  await expect(bar(page)).toHaveCount(0)
})

test('ADMIN-USERS-18, ADMIN-USERS-19: select-all takes those whom the filters show, another filter drops the hidden', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(portal, name, [
    { firstname: 'Aino', company: 'Biolan', activated: false },
    { firstname: 'Eero', company: 'Novarbo', activated: false },
    { firstname: 'Iida', company: 'Novarbo' },
  ])
  await enter(superadmin, found(name))
  await everybody(page).check()
  await expect(bar(page)).toHaveText('Valittuna 2')
  await everybody(page).uncheck()
  await expect(bar(page)).toHaveCount(0)
  await everybody(page).check()
  await page.getByLabel('Yritys', { exact: true }).selectOption('Novarbo')
  await expect(bar(page)).toHaveText('Valittuna 1')
  await page.getByLabel('Yritys', { exact: true }).selectOption('')
  await expect(rows(page)).toHaveCount(3)
  await expect(box(page, `Eero ${name}`)).toBeChecked()
  await expect(box(page, `Aino ${name}`)).not.toBeChecked()
  await page.getByRole('button', { name: 'Tyhjennä valinta' }).click()
  await expect(bar(page)).toHaveCount(0)
})

for (const [language, verify, did, verified] of [
  ['fi', 'Vahvista valitut', '2 käyttäjää vahvistettu.', 'Vahvistettu'],
  ['en', 'Verify selected', '2 users verified.', 'Verified'],
] as const) {
  test(`ADMIN-USERS-20, ADMIN-USERS-21, ADMIN-USERS-22: verify sends the ticked ones at once, says so, and the list is fetched again (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const people = await family(portal, name, [
      { firstname: 'Aino', activated: false },
      { firstname: 'Eero', activated: false },
    ])
    const { username } = await enter({ ...superadmin, language }, found(name))
    await page.locator('thead').getByRole('checkbox').check()
    const sent = asking(page, '/api/admin/settings/verifyusers')
    await page.getByRole('button', { name: verify }).click()
    await expect(page.getByText(did)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent[0]?.postDataJSON()).toEqual({ users: people.map(({ id }) => id), username })
    await expect(page.locator('thead').getByRole('checkbox')).toHaveCount(0)
    await expect(rows(page).getByText(verified, { exact: true })).toHaveCount(2)
    await expect(page.getByRole('link', { name: `Aino ${name}` })).toBeFocused()
  })
}

test('ADMIN-USERS-23: a refused verify changes none, and says that the action failed', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', activated: false }])
  await enter(superadmin, found(name))
  await everybody(page).check()
  willComplain(/status of 403/)
  await refuse(page, '**/api/admin/settings/verifyusers', 'forbidden')
  await page.getByRole('button', { name: 'Vahvista valitut' }).click()
  await expect(page.getByRole('alert')).toContainText('Toiminto epäonnistui.')
  await expect(rows(page).getByText(/^Odottaa \d+\spv$/)).toBeVisible()
})
