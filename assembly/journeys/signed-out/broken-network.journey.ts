/** A network that breaks off after the first bytes: what has come stays, and what was typed with it. */
import { cut, scriptsOf } from '../interception.ts'
import { expect, giveCredentials, test, testPassword } from '../world.ts'

const assets = () => {
  const first = scriptsOf('first-screen', 'react', 'rolldown-runtime').source
  return new RegExp(`^(?!.*${first}).*/assets/(?!first-screen).*\\.(js|css)$`)
}

test('LOGIN-18, START-15: with nothing but the first screen the login still says what is wrong, and keeps the fields', async ({
  page,
  open,
  willComplain,
}) => {
  willComplain(/net::ERR_FAILED/)
  // The failure notice stands in it.
  const fetchedAhead = page.waitForResponse(scriptsOf('front-page'))
  await open('/login')
  await (await fetchedAhead).finished()
  // What else is fetched ahead has come, too.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('combobox', { name: 'Teema' })).toBeVisible()
  await cut(page, '**/*')
  await giveCredentials(page, 'testaaja_1')
  await expect(page.getByRole('alert')).toContainText('Yhteys palveluun ei toimi.')
  await expect(page.getByRole('textbox', { name: 'Käyttäjätunnus' })).toHaveValue('testaaja_1')
  await expect(page.getByLabel('Salasana')).toHaveValue(testPassword)
})

test('START-11: code that does not come takes only its own part away', async ({
  page,
  open,
  complaints,
  willComplain,
}) => {
  willComplain(/net::ERR_FAILED/, /The initial data did not come/, /Unable to preload CSS|dynamically imported module/)
  await cut(page, assets())
  await cut(page, '**/api/**')
  await open('/login')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.start)).toBeUndefined()
  await page.getByRole('textbox', { name: 'Käyttäjätunnus' }).fill('testaaja_1')
  await expect.poll(() => complaints.join()).toMatch(/horizon/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Käyttäjätunnus' })).toHaveValue('testaaja_1')
  await expect(page.getByRole('textbox', { name: 'Käyttäjätunnus' })).toBeFocused()

  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Käyttäjätunnus' })).toBeVisible()
})
