/** One wait: who has registered asks to become a customer at once, and one acceptance opens everything (GEN-17, 2.11). */
import { inspected } from '../everywhere/inspection.ts'
import { field, fillRegistration, submitButton } from '../signed-out/registration-form.ts'
import { expect, logIn } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('GEN-17: a farmer registers, asks while waiting, and orders from the moment the office accepts; the yard has its zone and price', async ({
  page,
  portal,
  open,
  at,
  elsewhere,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 1800 })
  const email = 'uusi.viljelija@posti.test'
  await open('/register')
  await fillRegistration(page, { username: 'uusi_viljelija', email })
  await field(page, 'company').selectOption('Biolan')
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
  await page.goto((await portal.letterTo(email)).links[0] ?? '')
  await expect(page.getByText('Sähköpostiosoitteesi on vahvistettu')).toBeVisible()
  await open('/login')
  await logIn(page, 'uusi_viljelija', 'Hallanpera-88')
  await at('/peatsale')

  await expect(page.getByText('Biolan avaa sovelluksen')).toBeVisible()
  await expect(page.getByText('Pyydä asiakkuutta jo nyt.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Myyjä' })).toHaveText('Biolan')
  await page.getByRole('textbox', { name: 'Tilan tai yrityksen nimi' }).fill('Metsän Talli')
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Lähetä pyyntö' }).click()
  await expect(page.getByText(/^Pyyntösi on perillä: Biolan/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lähetä pyyntö' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Pyyntösi on perillä: Biolan/)).toBeVisible()

  const admin = await portal.person({ apps: ['peatsale'], groups: ['biolanadmin'], company: 'Biolan' })
  const desk = await elsewhere(admin)
  await desk.goto(`${portal.address}/#/peatsale/office/customers/requests`)
  await desk.getByRole('link', { name: /Metsän Talli/ }).click()
  await expect(desk.getByText('Hyväksyminen avaa sen samalla.')).toBeVisible()
  await desk.getByRole('combobox', { name: 'Hinnasto' }).selectOption('horse')
  await desk.getByRole('combobox', { name: 'Vyöhyke' }).selectOption({ index: 1 })
  expect(await inspected(desk, true)).toEqual([])
  await desk.getByRole('button', { name: 'Hyväksy uudeksi asiakkaaksi' }).click()
  await expect(desk.getByText('Pyyntö hyväksyttiin. Kirje lähtee.')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1, name: 'Metsän Talli' })).toBeVisible()

  // The waiting page opens by itself.
  await page.getByRole('link', { name: 'Uusi tilaus' }).first().click()
  await expect(page.getByText('Suotie 5').first()).toBeVisible()
  expect((await portal.letterTo(email)).subject).toBe('Olet nyt asiakas: Biolan')
})
