/** Import of users: file, columns, rehearsal, result (issue 3); nothing is written before it is confirmed. */
import type { Page } from '@playwright/test'
import { expect, test } from '../world.ts'
import { listAddress, rareName, rows, superadmin } from './people.ts'

const address = `${listAddress}/import`

async function choose(page: Page, content: string, name = 'kayttajat.csv'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: /^(Lue tiedosto|Read the file)$/ }).click()
}

for (const [language, words] of [
  [
    'fi',
    {
      check: 'Tarkista rivit',
      addable: 'Tuotavissa 2 / 3 riviä',
      skip: 'Ohita virheelliset rivit ja tuo muut',
      go: 'Tuo 2 käyttäjää',
      added: '2 käyttäjää lisätty.',
      result: 'Lataa tulokset riveittäin',
      list: 'Käyttäjäluetteloon',
    },
  ],
  [
    'en',
    {
      check: 'Check the rows',
      addable: '2 / 3 rows can be imported',
      skip: 'Skip the rows with errors and import the others',
      go: 'Import 2 users',
      added: '2 users added.',
      result: 'Download the results by row',
      list: 'To the list of users',
    },
  ],
] as const) {
  test(`ADMIN-NEW-17, ADMIN-NEW-18: people come from a file, row by row, with every fault in words (${language})`, async ({
    page,
    portal,
    enter,
    at,
  }) => {
    const name = rareName()
    const low = name.toLowerCase()
    await enter({ ...superadmin, language }, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await choose(
      page,
      [
        'Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Firma',
        `aino_${low};aino.${low}@posti.test;Aino;${name};Biolan`,
        `eero_${low};eero.${low}@posti.test;Eero;${name};Novarbo`,
        `liian pitkä väli;ei-osoite;I;${name};Biolan`,
      ].join('\n'),
    )
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.getByLabel(/Firma$/).selectOption(language === 'fi' ? 'Yritys' : 'Company')
    await page.getByRole('button', { name: words.check }).click()
    await expect(page.getByText(words.addable)).toBeVisible()
    await expect(page.getByRole('button', { name: words.go })).toHaveCount(0)
    const faults = page.getByRole('table').first().locator('tbody tr')
    await expect(faults).toHaveCount(3)
    await expect(faults.first()).toContainText('4')
    expect(await portal.send('GET', `/api/auth/registration/testusernameavailability/aino_${low}`)).toMatchObject({
      body: { value: 'available' },
    })
    await page.getByLabel(words.skip).check()
    await page.getByRole('button', { name: words.go }).click()
    await expect(page.getByText(words.added)).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: words.result }).click()
    const content = Buffer.concat(await (await (await coming).createReadStream()).toArray()).toString('utf8')
    expect(content.split('\r\n').filter((line) => line !== '')).toHaveLength(4)
    const letter = await portal.letterTo(`aino.${low}@posti.test`)
    expect(letter.links.some((link) => link.includes('/auth/resetpassword/'))).toBe(true)
    await page.getByRole('link', { name: words.list }).click()
    await at(listAddress)
    await page.getByRole('searchbox').fill(name)
    await expect(rows(page)).toHaveCount(2)
  })
}

test('ADMIN-NEW-06: columns that must be there are asked for; the same one twice is told', async ({ page, enter }) => {
  await enter(superadmin, address)
  await choose(page, 'Tunnus;Posti;Nimi\na;b;c')
  await expect(page.getByText(/Valitse vielä, missä sarakkeessa on: Sähköposti, Etunimi, Sukunimi\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tarkista rivit' })).toHaveCount(0)
  await page.getByLabel('Mitä sarakkeessa on: Posti').selectOption('Käyttäjätunnus')
  await expect(page.getByText('Sama tieto on valittu kahdelle sarakkeelle: Käyttäjätunnus.')).toBeVisible()
})

test('a file that cannot be used says why, and another one can be chosen', async ({ page, enter }) => {
  await enter(superadmin, address)
  await page.getByRole('button', { name: 'Lue tiedosto' }).click()
  await expect(page.getByText('Valitse ensin tiedosto.')).toBeVisible()
  await choose(page, '', 'tyhja.csv')
  await expect(page.getByText('tyhja.csv: Tiedostoa ei voi käyttää.')).toBeVisible()
  await expect(page.getByText('Tiedosto on tyhjä.')).toBeVisible()
  await page.getByRole('button', { name: 'Valitse toinen tiedosto' }).click()
  await expect(page.getByRole('button', { name: 'Lue tiedosto' })).toBeVisible()
})

test('ROLE-20, ADMIN-NEW-15: a company admin imports into the own company, and gives no foreign group', async ({
  page,
  enter,
}) => {
  const name = rareName()
  const low = name.toLowerCase()
  await enter({ groups: ['biolanadmin'] }, address)
  await choose(
    page,
    `Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Ryhmät\naino_${low};${low}@posti.test;Aino;${name};superadmin`,
  )
  await expect(page.getByLabel('Yritys', { exact: true })).toHaveValue('Biolan')
  await page.getByRole('button', { name: 'Tarkista rivit' }).click()
  await expect(page.getByText('Sinulla ei ole oikeutta antaa tätä.')).toBeVisible()
})
