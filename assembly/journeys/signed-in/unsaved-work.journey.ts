/** A session that ends over unsaved changes: they wait until the same person has signed in again, or leaves them. */

import type { Page } from '@playwright/test'
import { endPersonSessions } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { expect, test, testPassword } from '../world.ts'
import { edit, row } from './settings-rows.ts'

const both = { apps: ['peatsale', 'manuredelivery'] }

async function endSessions(portal: TestPortal, userid: string): Promise<void> {
  const token = await portal.signIn(await portal.person({ groups: ['superadmin'] }))
  await portal.ask(endPersonSessions, { userid }, { token })
}

async function changeFirstName(page: Page, value: string): Promise<void> {
  await edit(page, 'firstname').click()
  await row(page, 'firstname').fill(value)
}

for (const [language, words] of [
  ['fi', { over: 'Istuntosi on päättynyt.', password: 'Salasana', logIn: 'Kirjaudu sisään', save: 'Tallenna' }],
  ['en', { over: 'Your session has ended.', password: 'Password', logIn: 'Log in', save: 'Save' }],
] as const) {
  test(`START-22, R79: unsaved changes outlive the session, and are saved after signing in over them (${language})`, async ({
    page,
    portal,
    enter,
    at,
    willComplain,
  }) => {
    willComplain(/status of 401/)
    const opened = page.waitForResponse((response) => response.url().endsWith('/api/live/events'))
    const person = await enter({ ...both, language }, '/user/settings')
    await opened
    await changeFirstName(page, 'Uusi')
    await endSessions(portal, person.id)
    const dialog = page.getByRole('dialog', { name: words.over })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[name=username]')).toHaveValue(person.username)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()

    await dialog.getByLabel(words.password, { exact: true }).fill('väärä salasana')
    await dialog.getByRole('button', { name: words.logIn }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel(words.password, { exact: true }).fill(testPassword)
    await dialog.getByRole('button', { name: words.logIn }).click()
    await expect(dialog).toHaveCount(0)
    await at('/user/settings')
    await expect(row(page, 'firstname')).toHaveValue('Uusi')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.poll(async () => (await portal.stored(person.id))?.firstname).toBe('Uusi')
  })
}

test('START-22: who leaves unsaved changes of an ended session comes to the login, and nothing stays', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const asked = ['**/api/live/events', '**/api/settings/emailstate']
  const arrived = Promise.all(asked.map((address) => page.waitForResponse(address)))
  const person = await enter(both, '/user/settings')
  await arrived
  await changeFirstName(page, 'Uusi')
  await endSessions(portal, person.id)
  await page.getByRole('dialog').getByRole('button', { name: 'Poistu sivulta' }).click()
  await at('/login?returnUrl=%2Fuser%2Fsettings')
  await expect(page.getByText('Istuntosi on päättynyt. Kirjaudu sisään uudelleen.')).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})
