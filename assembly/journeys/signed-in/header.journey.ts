/** HEADER: logo, title, greeting, menu and language, and the sizes that the specification fixes. */
import { hold } from '../interception.ts'
import { expect, test } from '../world.ts'

const both = { apps: ['peatsale', 'manuredelivery'] }

test('HEADER-02, HEADER-03, HEADER-05, HEADER-15, GEN-08: signed out, logo and title lead to the login, and there is no menu', async ({
  page,
  open,
  at,
  operator,
}) => {
  await operator.set({ siteTitle: 'Turve ja lanta' })
  await open('/register')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('img', { name: 'Yritysten yhteinen logo' })).toBeVisible()
  await expect(banner.getByRole('button')).toHaveCount(1)
  await banner.getByText('Turve ja lanta').click()
  await at('/login')
})

test('GEN-08, GEN-09, HEADER-02: the two brands have their own logo, everybody else the combined one', async ({
  page,
  enter,
}) => {
  for (const [company, logo] of [
    ['Biolan', 'Biolanin logo'],
    ['Novarbo', 'Novarbon logo'],
    ['Favorit', 'Yritysten yhteinen logo'],
  ] as const) {
    await enter({ company })
    await expect(page.getByRole('banner').getByRole('img', { name: logo })).toBeVisible()
  }
})

test('HEADER-04, HEADER-06, HEADER-08 to 11, HEADER-13, HEADER-14, HEADER-17, HEADER-19: the menu of a customer, by mouse and by key', async ({
  page,
  at,
  enter,
}) => {
  await enter({ ...both, firstname: 'Maija', lastname: 'Metsä' })
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Hei, Maija Metsä', { exact: true })).toBeVisible()
  const button = banner.getByRole('button', { name: 'Valikko' })
  const menu = page.getByRole('list', { name: 'Valikko' })
  await expect(button.locator('svg').first()).toBeVisible()
  await button.click()
  await expect(menu.getByRole('listitem')).toHaveText([
    'Etusivu',
    'Käyttäjäasetukset',
    'Tietoa palvelusta',
    'Anna palautetta',
    /^Teema/,
    'Kirjaudu ulos',
  ])
  expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(200)
  for (const entry of await menu.getByRole('listitem').all())
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(menu).toBeHidden()

  for (const [name, address] of [
    ['Käyttäjäasetukset', '/user/settings'],
    ['Etusivu', '/frontpage/forced'],
    ['Tietoa palvelusta', '/systeminfo'],
    ['Anna palautetta', '/feedback'],
  ] as const) {
    await button.click()
    await menu.getByRole('link', { name }).click()
    await at(address)
    await expect(menu).toBeHidden()
  }
  await button.click()
  await page.goBack()
  await at('/systeminfo')
  await expect(menu).toBeHidden()
  await banner.getByText('Kuivike- ja lantapalvelut').click()
  await at('/frontpage')
})

for (const [language, words] of [
  ['fi', { menu: 'Valikko', theme: 'Teema', gloves: 'Käsineet: isot painikkeet', out: 'Kirjaudu ulos' }],
  ['en', { menu: 'Menu', theme: 'Theme', gloves: 'Gloves: large buttons', out: 'Log out' }],
] as const) {
  test(`HEADER-19: theme and size for gloves are chosen in the menu, which stays open, and hold at the next start (${language})`, async ({
    page,
    enter,
  }) => {
    await enter({ ...both, language }, '/user/settings')
    await page.getByRole('button', { name: words.menu }).click()
    const menu = page.getByRole('list', { name: words.menu })
    await menu.getByRole('combobox', { name: words.theme }).selectOption('outdoor')
    await menu.getByRole('checkbox', { name: words.gloves }).check()
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor')
    const out = menu.getByRole('button', { name: words.out })
    expect((await out.boundingBox())?.height).toBeGreaterThanOrEqual(64)
    await page.reload()
    await page.getByRole('button', { name: words.menu }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor')
    expect((await out.boundingBox())?.height).toBeGreaterThanOrEqual(64)
    await menu.getByRole('checkbox', { name: words.gloves }).uncheck()
    expect((await out.boundingBox())?.height).toBeLessThan(64)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('interface.md 3.3: edit buttons and the telephone are targets of 48 px', async ({ page, enter }) => {
    await enter(both, '/user/settings')
    const edits = page.getByRole('button', { name: /^Muokkaa: / })
    await expect(edits.first()).toBeVisible()
    for (const target of [...(await edits.all()), ...(await page.locator('a[href^="tel:"]').all())]) {
      if (await target.isVisible()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
  })
})

test('HEADER-12, STATE-02, STATE-04, STATE-08: logging out ends the session here and on the server', async ({
  page,
  portal,
  at,
  enter,
}) => {
  const { token, username } = await enter()
  const asked = page.waitForResponse('**/api/auth/userlogout')
  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await at('/login')
  await expect(page.getByText('Olet kirjautunut ulos.')).toBeVisible()
  expect((await asked).status()).toBe(200)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  const answer = await portal.send('GET', `/api/data/initial/${username}/${token.split('.')[0]}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.body.value).toBe('unauthorized')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })).toBeVisible()
})

test('HEADER-09, HEADER-07, ROLE-03: an administrator’s menu leads to the users, and the name falls back', async ({
  page,
  at,
  enter,
}) => {
  const { username } = await enter({ groups: ['biolan', 'biolanadmin'], firstname: '', lastname: '' })
  await expect(page.getByRole('banner').getByText(`Hei, ${username}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('link', { name: 'Ylläpito' }).click()
  await at('/admin/users/allusers')
})

test('HEADER-20: signed in the switch changes the view and stores nothing', async ({ page, enter }) => {
  await enter({ ...both, firstname: 'Maija', lastname: 'Metsä' })
  await expect(page.getByRole('banner').getByText('Hei, Maija Metsä', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('banner').getByText('Hello, Maija Metsä', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
  await page.getByRole('button', { name: 'Suomeksi' }).click()
  await expect(page.getByRole('banner').getByText('Hei, Maija Metsä', { exact: true })).toBeVisible()
})

for (const [language, presses, greeting, menu, settings] of [
  ['fi', ['In English'], 'Hello', 'Menu', 'User settings'],
  ['en', ['In English', 'Suomeksi'], 'Hei', 'Valikko', 'Käyttäjäasetukset'],
] as const) {
  test(`HEADER-20, START-02: a language pressed before the own record (${language}) has come stands when it comes`, async ({
    page,
    enter,
  }) => {
    const data = await hold(page, '**/api/data/initial/**')
    await enter({ ...both, language, firstname: 'Maija', lastname: 'Metsä' })
    for (const press of presses) await page.getByRole('button', { name: press }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', presses.length === 1 ? 'en' : 'fi')
    data.release()
    await expect(page.getByRole('banner').getByText(/, Maija Metsä$/)).toBeVisible()
    await page.getByRole('button', { name: /^(Valikko|Menu)$/ }).click()
    await page.getByRole('list', { name: menu }).getByRole('link', { name: settings }).click()
    await expect(page.getByRole('heading', { level: 1, name: settings })).toBeVisible()
    const greeted = page.getByRole('banner').getByText(`${greeting}, Maija Metsä`, { exact: true })
    await expect(greeted).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    const isWhole = (of: HTMLElement) => of.scrollWidth <= of.clientWidth && of.scrollHeight <= of.clientHeight + 1
    expect(await greeted.evaluate(isWhole)).toBe(true)
  })
}

test('HEADER-16, HEADER-18, CONST-11: 160 px high, with a small layout under 350 px', async ({ page, enter }) => {
  await enter({ ...both, firstname: 'Maija-Liisa', lastname: 'Metsä-Korpela' })
  const banner = page.getByRole('banner')
  const logo = banner.getByRole('img')
  const title = banner.getByText('Kuivike- ja lantapalvelut')
  const measured = async (width: number) => {
    await page.setViewportSize({ width, height: 700 })
    const size = await title.evaluate((element) => getComputedStyle(element).fontSize)
    return { header: (await banner.boundingBox())?.height, logo: (await logo.boundingBox())?.height, size }
  }
  expect(await measured(1280)).toMatchObject({ header: 160, logo: 56 })
  expect(await measured(350)).toMatchObject({ header: 160, logo: 56, size: '24px' })
  expect(await measured(349)).toMatchObject({ header: 160, logo: 40, size: '18px' })
  expect(await measured(320)).toMatchObject({ header: 160, logo: 40 })
})
