/** INFO, TERMS: what everybody may read, in both languages. */
import { expect, test } from '../world.ts'

const sections = [
  'Yleistä',
  'Asiakasrekisteri',
  'Sopimuksen muuttaminen',
  'Sopimuksen kesto',
  'Hinta',
  'Tekijänoikeus',
  'Palvelun tarjoaminen',
  'Tietosuoja',
  'Oikeudet',
  'Vastuut',
  'Aineisto ja immateriaalioikeudet',
  'Vastuunrajoitukset',
]

test('TERMS-01 to 06, TERMS-07 to 12, TERMS-13, TERMS-14, ROUTE-03: the terms have their sections in Finnish, and say what the service costs and promises', async ({
  page,
  open,
}) => {
  await open('/termsofuse')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(sections.map((section) => new RegExp(`(^|\\s)${section}$`)))
  const terms = page.getByRole('main')
  await expect(terms).toContainText('maksutonta')
  await expect(terms).toContainText('sellaisena kuin se on')
  await expect(terms).toContainText('vuorokauden ympäri')
})

test('TERMS-15: English readers get the translation and a link to the Finnish text, which binds', async ({
  page,
  open,
  at,
}) => {
  await open('/login')
  await page.getByRole('button', { name: 'In English' }).click()
  await page.getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await page.getByRole('link', { name: 'Read the Finnish terms, which are the binding ones' }).click()
  await at('/termsofuse?lang=fi')
  await expect(page.getByRole('heading', { level: 1, name: 'Käyttöehdot' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/Yleistä/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('div[lang=fi]').first()).toBeVisible()
})

test('INFO-01 to 05, INFO-07, ENT-42: a visitor finds the number, the documents and the way back', async ({
  page,
  open,
  at,
  operator,
}) => {
  await open('/systeminfo')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '000 000 0100' })).toHaveAttribute('href', 'tel:+358000000100')
  await expect(main.getByRole('link', { name: 'Anna palautetta' })).toHaveCount(0)
  for (const [name, address] of [
    ['Käyttöohjeet', '/instructions'],
    ['Asiakasrekisteri- ja tietosuojaseloste', '/registerstatement'],
    ['Käyttöehdot', '/termsofuse'],
    ['Saavutettavuusseloste', '/accessibility'],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await at(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await page.getByRole('button', { name: 'Takaisin' }).click()
    await at('/systeminfo')
  }
  await main.getByRole('link', { name: 'Takaisin' }).click()
  await at('/login?returnUrl=%2Fpeatsale%2Ffrontpage')

  await operator.set({ salesPhoneValue: '', salesPhoneName: '' })
  await open('/systeminfo')
  await expect(main.getByRole('link', { name: 'Käyttöohjeet' })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
})

test('INFO-05, INFO-06, ROUTE-26: the signed in can send feedback, and go back to the bedding sales', async ({
  page,
  at,
  enter,
}) => {
  await enter({ apps: ['peatsale'] }, '/systeminfo')
  await page.getByRole('main').getByRole('link', { name: 'Anna palautetta' }).click()
  await at('/feedback')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Takaisin' }).click()
  await at('/peatsale/frontpage')
  await expect(page.getByRole('heading', { level: 1, name: 'Kuivikemyynti' })).toBeVisible()
})

test('INFO-08, R18: documents are filled from the settings, as text, in the language in use', async ({
  page,
  open,
  go,
  operator,
}) => {
  await operator.set({ siteTitle: '<img src=x onerror=alert(1)> Turve', sessionMaxDays: 17 })
  await open('/registerstatement')
  const main = page.getByRole('main')
  for (const statement of ['Asiakasrekisteri- ja tietosuojaseloste', 'Customer register and privacy statement']) {
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(statement, 'i') })).toBeVisible()
    await expect(main).toContainText('<img src=x onerror=alert(1)> Turve')
    await expect(main).toContainText('17')
    for (const address of ['/instructions', '/accessibility', '/registerstatement']) {
      await go(address)
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(main).not.toContainText(/[{}]|<!--/)
    }
    await page.getByRole('banner').getByRole('button').click()
  }
})
