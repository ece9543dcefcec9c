/** OPS-10: the main way without a mouse, with the focus in sight at every step. */
import { expect, test, testPassword } from '../world.ts'
import { tabTo } from './tabbing.ts'

test('OPS-10, HEADER-19, FRONT-19, LOGIN-19: log in, open an application, change a setting and log out by keys alone', async ({
  page,
  portal,
  open,
  at,
}) => {
  test.slow()
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  await open('/login')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Siirry sisältöön' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeFocused()
  await tabTo(page, 'Käyttäjätunnus tai sähköposti')
  await page.keyboard.type(username)
  await tabTo(page, 'Salasana')
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeFocused()
  await tabTo(page, /^Lanta-appi/)
  await page.keyboard.press('Enter')
  await at('/manuredelivery')
  await expect(page.getByRole('heading', { level: 1, name: 'Lanta-appi' })).toBeFocused()

  await tabTo(page, 'Valikko', 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'Käyttäjäasetukset')
  await page.keyboard.press('Enter')
  await at('/user/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeFocused()
  await tabTo(page, 'Muokkaa: Postitoimipaikka')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Postitoimipaikka')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kauhava')
  await tabTo(page, 'Tallenna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttäjäasetukset' })).toBeFocused()

  await tabTo(page, 'Valikko', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Valikko' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Kirjaudu ulos')
  await page.keyboard.press('Enter')
  await at('/login')
})

test('OPS-10, REG-44: the registration form by keys: what is missing leads to its field, and a document keeps the form', async ({
  page,
  open,
}) => {
  await open('/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, 'Sähköposti')
  await page.keyboard.type('maija@')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Sähköpostiosoite ei kelpaa.')).toBeVisible()
  await tabTo(page, 'Suomi')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await tabTo(page, /tietosuojaselosteen/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /tietosuojaselosteen/ })).toBeChecked()
  await page.getByRole('button', { name: 'Sähköposti' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Sähköposti' })).toBeFocused()
})
