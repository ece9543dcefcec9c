/** REG-46: what was typed into the registration form is not lost, and not left behind for others either. */
import { expect, test } from '../world.ts'
import { field, fillRegistration, newcomer, submitButton } from './registration-form.ts'

const draftOf = 'registrationdraft'

for (const [language, words] of [
  [
    'fi',
    {
      stay: 'Jää sivulle',
      leave: 'Poistu sivulta',
      kept: 'Luonnos säilyy tässä selaimessa.',
      restored: 'Jatkat siitä, mihin jäit.',
      shared: 'Jos muutkin käyttävät tätä laitetta, tyhjennä lomake ennen kuin lähdet.',
      clear: 'Tyhjennä lomake',
    },
  ],
  [
    'en',
    {
      stay: 'Stay on the page',
      leave: 'Leave the page',
      kept: 'A draft is kept in this browser.',
      restored: 'You continue where you left off.',
      shared: 'If others use this device too, clear the form before you leave.',
      clear: 'Clear form',
    },
  ],
] as const) {
  test(`REG-46: Back, the title and a reload ask first; the draft comes back without passwords, and goes with one press (${language})`, async ({
    page,
    open,
    at,
  }) => {
    await open('/login')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    await page.locator('main a[href="#/register"]').first().click()
    await field(page, 'firstname').fill('Maija')
    await field(page, 'city').fill('Kauhava')
    await field(page, 'country').fill('Ruotsi')
    await field(page, 'password').fill(newcomer.password)
    const notice = page.getByRole('status').filter({ hasText: words.kept })
    await expect(notice).toContainText(words.shared)

    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: words.stay }).click()
    await at('/register')
    await page.getByRole('banner').locator('a').first().click()
    await page.getByRole('dialog').getByRole('button', { name: words.stay }).click()
    await at('/register')
    await expect(field(page, 'firstname')).toHaveValue('Maija')
    expect(await page.evaluate((key) => localStorage.getItem(key), draftOf)).not.toContain(newcomer.password)

    const asked = page.waitForEvent('dialog')
    const reloading = page.reload()
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.accept()
    await reloading
    await expect(page.getByRole('status').filter({ hasText: words.restored })).toContainText(words.shared)
    await expect(field(page, 'firstname')).toHaveValue('Maija')
    await expect(field(page, 'city')).toHaveValue('Kauhava')
    await expect(field(page, 'country')).toHaveValue('Ruotsi')
    for (const name of ['password', 'confirmpassword']) await expect(field(page, name)).toHaveValue('')

    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: words.leave }).click()
    await at('/login')
    await page.locator('main a[href="#/register"]').first().click()
    await expect(field(page, 'firstname')).toHaveValue('Maija')
    await page.getByRole('button', { name: words.clear }).click()
    for (const name of ['firstname', 'city']) await expect(field(page, name)).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate((key) => localStorage.getItem(key), draftOf)).toBeNull()
    await page.goBack()
    await at('/login')
  })
}

test('REG-46: a registration that went through leaves no draft', async ({ page, open }) => {
  await open('/register')
  await fillRegistration(page, { username: 'luonnos_maija', email: 'luonnos_maija@posti.test' })
  expect(await page.evaluate((key) => localStorage.getItem(key), draftOf)).toContain('luonnos_maija')
  await submitButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rekisteröityminen onnistui' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), draftOf)).toBeNull()
})

test('REG-46: a draft of yesterday is gone as soon as the portal starts', async ({ page, open }) => {
  await open('/register')
  await field(page, 'firstname').fill('Maija')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), draftOf)).toContain('Maija')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.addInitScript(() => {
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000
    Date.now = () => tomorrow
  })
  await open('/login')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), draftOf)).toBeNull()
})

test('START-18, REG-46: a closed system leaves the registration form standing, and it can be sent afterwards', async ({
  page,
  open,
  operator,
  willComplain,
}) => {
  willComplain(/status of 503/, /register .*system_offline/)
  await open('/register')
  await fillRegistration(page, { username: 'suljettu_maija', email: 'suljettu_maija@posti.test' })
  await operator.set({ isactive: false })
  await submitButton(page).click()
  const notice = page.getByRole('status').filter({ hasText: 'Tallentamaton työ jää tälle sivulle.' })
  await expect(notice).toBeInViewport()
  await expect(field(page, 'firstname')).toHaveValue(newcomer.firstname)
  await operator.set({ isactive: true })
  await notice.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(notice).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rekisteröityminen onnistui' })).toBeVisible()
})
