/** A save that fails is seen where the person is, can be tried again with one press, and loses nothing. */
import type { Page } from '@playwright/test'
import { family, found, openSettings, rareName, superadmin } from '../administration/people.ts'
import { goOffline, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'
import { edit, row } from './settings-rows.ts'

const saveCall = '**/api/settings/usersettings/save'
const saveUserCall = '**/api/admin/settings/saveuser'

/** The failure is in sight, and the focus on its button. */
async function expectSeen(page: Page, title: string, retry: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: title })
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert.getByRole('button', { name: retry })).toBeFocused()
}

for (const [language, words] of [
  [
    'fi',
    {
      failed: 'Muutosten tallentaminen epäonnistui!',
      retry: 'Yritä uudelleen',
      save: 'Tallenna',
      saved: 'Tiedot on tallennettu.',
    },
  ],
  [
    'en',
    {
      failed: 'Error saving changes!',
      retry: 'Try again',
      save: 'Save',
      saved: 'Information was saved successfully.',
    },
  ],
] as const) {
  test(`SETTINGS-22, ERR-09, ERR-10: on a phone, far down the page, a save that fails is seen and tried again, whatever made it fail (${language})`, async ({
    page,
    context,
    portal,
    enter,
    willComplain,
  }) => {
    willComplain(/status of 500/, /status of 503/, /net::ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize({ width: 360, height: 640 })
    const { id } = await enter({ language }, '/user/settings')
    await edit(page, 'country').click()
    await row(page, 'country').fill('Ruotsi')
    const save = page.getByRole('button', { name: words.save, exact: true })
    await refuse(page, saveCall, 'internal_error')
    await save.click()
    await expectSeen(page, words.failed, words.retry)
    await page.unrouteAll()

    await refuse(page, saveCall, 'mail_unavailable')
    await page.keyboard.press('Enter')
    await expectSeen(page, words.failed, words.retry)
    await page.unrouteAll()

    await goOffline(page)
    await row(page, 'country').scrollIntoViewIfNeeded()
    await save.click()
    await expectSeen(page, words.failed, words.retry)
    await expect(row(page, 'country')).toHaveValue('Ruotsi')

    await context.setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: words.retry }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    expect((await portal.stored(id))?.country).toBe('Ruotsi')
  })

  test(`ADMIN-EDIT-20: the same for another user's settings (${language})`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    willComplain(/status of 500/, /The user was not saved/)
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino' }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await page.locator('#user-jobtitle').fill('Emäntä')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await refuse(page, saveUserCall, 'internal_error')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expectSeen(page, words.failed, words.retry)
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.saved)).toBeVisible()
    expect((await portal.stored(aino?.id ?? ''))?.jobtitle).toBe('Emäntä')
  })
}
