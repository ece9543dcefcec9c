/** ADMIN-USERS: views, find, filters, order, and going to a user and back. */
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, rows, superadmin } from './people.ts'

test('ADMIN-USERS-01, ADMIN-USERS-02: All shows everybody, Admins those with an admin group, each with its count', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino' }, { firstname: 'Eero', groups: ['biolanadmin'] }])
  await enter(superadmin, found(name))
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('radio', { name: /^Ylläpitäjät/ }).check()
  await at(`${listAddress}?view=admins&find=${name}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: `Eero ${name}` })).toBeVisible()
  await expect(page.getByText(/^Ylläpitäjät\s*\d+$/)).toBeVisible()
  await page.getByRole('radio', { name: /^Kaikki/ }).check()
  await expect(rows(page)).toHaveCount(2)
})

test('ADMIN-USERS-03, ADMIN-USERS-04, ADMIN-USERS-25: find looks into every field as one types, without regard to case', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const city = rareName()
  await family(portal, name, [
    { firstname: 'Aino', city },
    { firstname: 'Eero', jobtitle: 'Turvemestari' },
  ])
  await enter(superadmin, listAddress)
  const find = page.getByRole('searchbox', { name: 'Etsi käyttäjiä' })
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(find).toBeFocused()
  await page.keyboard.type(name.toUpperCase())
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText(/^2 \/ /)).toBeVisible()
  await find.fill(city)
  await expect(rows(page)).toHaveCount(1)
  await find.press('Escape')
  await expect(find).toHaveValue('')
  await expect(page).toHaveURL(/allusers$/)
})

for (const [language, nobody, searched, clear] of [
  ['fi', 'Hakuehdoilla ei löytynyt käyttäjiä.', 'Etsittiin kaikista kentistä: zzzzqq', 'Tyhjennä haku'],
  ['en', 'No users match the search.', 'Searched in all fields: zzzzqq', 'Clear the search'],
] as const) {
  test(`ADMIN-USERS-26: an empty result says so, what was looked for, and the way out (${language})`, async ({
    page,
    enter,
    at,
  }) => {
    await enter({ ...superadmin, language }, found('zzzzqq'))
    await expect(page.getByText(nobody)).toBeVisible()
    await expect(page.getByText(searched)).toBeVisible()
    await page.getByRole('link', { name: clear }).click()
    await at(listAddress)
    await expect(rows(page).first()).toBeVisible()
  })
}

test('ADMIN-USERS-06, ADMIN-USERS-07: the companies of the admin, and view, company, state and find combine', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(portal, name, [
    { firstname: 'Aino', company: 'Biolan', activated: false },
    { firstname: 'Eero', company: 'Biolan' },
    { firstname: 'Iida', company: 'Novarbo', activated: false },
  ])
  await enter({ groups: ['biolanadmin', 'novarboadmin'] }, found(name))
  const company = page.getByLabel('Yritys', { exact: true })
  await expect(company.getByRole('option')).toHaveText(['Kaikki yritykset', 'Biolan', 'Novarbo'])
  await company.selectOption('Biolan')
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Tila', { exact: true }).selectOption('waiting')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: `Aino ${name}` })).toBeVisible()
  await expect(rows(page).getByText(/^Odottaa \d+\spv$/)).toBeVisible()
})

test('ROLE-23, ROLE-18: a company admin sees the users of the own companies only', async ({ page, portal, enter }) => {
  const name = rareName()
  await family(portal, name, [{ company: 'Biolan' }, { company: 'Novarbo' }])
  await enter({ groups: ['biolanadmin'] }, found(name))
  await expect(rows(page)).toHaveCount(1)
})

test('ADMIN-USERS-09 to 12: full name, username, and a short email whose whole address is its name and tooltip', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const email = `pitka.osoite.${name.toLowerCase()}@posti.test`
  const [person] = await family(portal, name, [{ firstname: 'Aino', email }])
  await page.setViewportSize({ width: 1000, height: 800 })
  await enter(superadmin, found(name))
  await expect(rows(page).getByRole('link', { name: `Aino ${name}` })).toBeVisible()
  await expect(rows(page).getByRole('link', { name: person?.username ?? '' })).toBeVisible()
  const short = rows(page).getByRole('link', { name: email })
  await expect(short.locator('[aria-hidden]')).toHaveText(`${email.slice(0, 24)}…`)
  await expect(short).toHaveAttribute('title', email)
  await page.setViewportSize({ width: 450, height: 800 })
  await expect(rows(page).getByRole('link', { name: person?.username ?? '' })).toBeVisible()
  await page.setViewportSize({ width: 449, height: 800 })
  await expect(rows(page).getByRole('link', { name: person?.username ?? '' })).toBeHidden()
})

test('ADMIN-USERS-13, ADMIN-USERS-14: a header sorts by its column, once up and once down, in Finnish order', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const members = [
    { firstname: 'Zaida', username: `c${name}`, email: `e${name}@posti.test`, company: 'Novarbo' },
    { firstname: 'Åke', username: `b${name}`, email: `a${name}@posti.test`, company: 'Biolan' },
    { firstname: 'Äijä', username: `e${name}`, email: `d${name}@posti.test`, company: 'Favorit', activated: false },
    { firstname: 'Örjan', username: `a${name}`, email: `c${name}@posti.test`, company: 'Ekoasuminen' },
    { firstname: 'Aino', username: `d${name}`, email: `b${name}@posti.test`, company: '' },
  ]
  await family(portal, name, members)
  await enter(superadmin, found(name))
  const shown = async () =>
    (await rows(page).locator('th a').allInnerTexts()).map((full) => full.replace(` ${name}`, ''))
  const header = (label: string) => page.getByRole('columnheader', { name: label })
  const rising = ['Aino', 'Zaida', 'Åke', 'Äijä', 'Örjan']
  await expect.poll(shown).toEqual(rising)
  await expect(header('Nimi')).toHaveAttribute('aria-sort', 'ascending')
  await header('Nimi').getByRole('button').click()
  await expect.poll(shown).toEqual(rising.toReversed())
  await expect(header('Nimi')).toHaveAttribute('aria-sort', 'descending')
  for (const [label, order] of [
    ['Käyttäjätunnus', ['Örjan', 'Åke', 'Zaida', 'Aino', 'Äijä']],
    ['Sähköposti', ['Åke', 'Aino', 'Örjan', 'Äijä', 'Zaida']],
    ['Yritys', ['Aino', 'Åke', 'Örjan', 'Äijä', 'Zaida']],
  ] as const) {
    await header(label).getByRole('button').click()
    await expect(header(label)).toHaveAttribute('aria-sort', 'ascending')
    await expect(header('Nimi')).not.toHaveAttribute('aria-sort')
    await expect.poll(shown, label).toEqual(order)
    await header(label).getByRole('button').click()
    await expect(header(label)).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(shown, label).toEqual(order.toReversed())
  }
  await header('Tila').getByRole('button').click()
  await expect.poll(async () => (await shown())[0]).toBe('Äijä')
  await header('Tila').getByRole('button').click()
  await expect.poll(async () => (await shown()).at(-1)).toBe('Äijä')
})

test('ADMIN-USERS-15, ADMIN-EDIT-01: name, username and email lead to the settings of that user', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  const [person] = await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  for (const link of [`Aino ${name}`, person?.username ?? '', person?.email ?? '']) {
    await rows(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeVisible()
    await at(`${listAddress}/usersettings?user=${person?.id}&find=${name}`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
  }
})

test('ADMIN-USERS-24: view, company, find and place survive a visit to a user and back', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  const members = ['Aino', 'Eero'].map((firstname) => ({ firstname, company: 'Biolan', groups: ['biolanadmin'] }))
  await family(portal, name, members)
  await enter(superadmin, `${listAddress}?view=admins&company=Biolan&find=${name}&sort=email&direction=desc`)
  await openSettings(page, `Eero ${name}`)
  await page.getByRole('main').getByRole('link', { name: 'Käyttäjät', exact: true }).click()
  await at(`${listAddress}?view=admins&company=Biolan&find=${name}&sort=email&direction=desc`)
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page.getByLabel('Yritys', { exact: true })).toHaveValue('Biolan')
  await expect(page.getByRole('link', { name: `Eero ${name}` })).toBeFocused()
})

test('ADMIN-USERS-24: the views that everybody has stand in a menu, and each is an address', async ({
  page,
  enter,
  at,
}) => {
  await enter(superadmin, listAddress)
  await page.getByRole('button', { name: 'Näkymä: Kaikki käyttäjät' }).click()
  await page.getByRole('link', { name: 'Odottaa vahvistusta' }).click()
  await at(`${listAddress}?state=waiting&sort=waiting`)
  await page.getByRole('button', { name: 'Näkymä: Odottaa vahvistusta' }).click()
  await page.getByRole('link', { name: 'Poistettu käytöstä' }).click()
  await at(`${listAddress}?state=deactivated`)
  await page.goBack()
  await at(`${listAddress}?state=waiting&sort=waiting`)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['token', 'username'])
})

test('ADMIN-USERS-08: the button for a new user leads below the list', async ({ page, enter, at }) => {
  await enter(superadmin, listAddress)
  await page.getByRole('link', { name: 'Lisää uusi käyttäjä' }).click()
  await at(`${listAddress}/addnewuser`)
  await expect(page.getByRole('heading', { level: 1, name: 'Uusi käyttäjä' })).toBeFocused()
})

for (const [language, words] of [
  ['fi', { deactivated: 'Poistettu käytöstä', waiting: /Vahvistamatta\s*Odottaa \d+\spv/ }],
  ['en', { deactivated: 'Deactivated', waiting: /Not verified\s*Waiting \d+\sd/ }],
] as const) {
  test(`ADMIN-USERS-26: not activated users carry that text, deactivated ones too (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const both = { firstname: 'Bertta', activated: false, deactivated: true }
    await family(portal, name, [{ firstname: 'Aino', activated: false }, both, { firstname: 'Eero' }])
    await enter({ ...superadmin, language }, found(name))
    const row = (first: string) => rows(page).filter({ hasText: first })
    await expect(row('Aino')).toContainText(words.waiting)
    await expect(row('Aino')).not.toContainText(words.deactivated)
    await expect(row('Bertta')).toContainText(words.waiting)
    await expect(row('Bertta')).toContainText(words.deactivated)
    await expect(row('Eero')).not.toContainText(words.waiting)
  })
}
