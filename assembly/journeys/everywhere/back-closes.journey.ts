/** Back closes an open dialog, not the page under it, and leaves the history as it was. */
import type { Page } from '@playwright/test'
import { family, found, listAddress, openSettings, rareName, superadmin, unfold } from '../administration/people.ts'
import { edit, row } from '../signed-in/settings-rows.ts'
import { expect, test } from '../world.ts'

async function expectBackToClose(page: Page, address: RegExp): Promise<void> {
  const entries = await page.evaluate(() => history.length)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address)
  expect(await page.evaluate(() => history.length)).toBe(entries)
}

test('ADMIN-EDIT-17, ADMIN-EDIT-27: Back closes the dialogs of the user editor, then asks, then leads to the list', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  const editor = new RegExp(`usersettings\\?user=${aino?.id}`)
  await unfold(page, 'Poista käyttäjä')
  await page.getByRole('button', { name: 'Poista käyttäjä' }).click()
  await expectBackToClose(page, editor)

  await page.locator('#user-jobtitle').fill('Emäntä')
  await page.getByRole('button', { name: 'Näytä muutokset' }).click()
  await expectBackToClose(page, editor)
  await expect(page.locator('#user-jobtitle')).toHaveValue('Emäntä')

  await page.goBack()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Jää sivulle' })).toBeVisible()
  await expectBackToClose(page, editor)
  await expect(page.locator('#user-jobtitle')).toHaveValue('Emäntä')
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await page.goBack()
  await at(found(name))
  await expect(page).toHaveURL(new RegExp(listAddress))
})

test('SETTINGS-27: Back closes the question for the password, and the change waits', async ({
  page,
  enter,
  go,
  at,
  willComplain,
}) => {
  willComplain(/status of 403/)
  const { email } = await enter({})
  await go('/user/settings')
  await edit(page, 'email').click()
  await row(page, 'email').fill(`uusi.${email}`)
  await page.route('**/api/settings/usersettings/save', (route) =>
    route.fulfill({ status: 403, json: { success: false, value: 'reauthentication_required' } }),
  )
  await page.locator('button[form=own-settings]').click()
  await expectBackToClose(page, /user\/settings$/)
  await expect(row(page, 'email')).toHaveValue(`uusi.${email}`)
  await at('/user/settings')
})
