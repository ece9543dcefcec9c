/** MANURE: the manure delivery application's part of a user, in the editor and for a new user. */
import { asking, cut } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, superadmin, transportCompanies } from './people.ts'

for (const [language, words] of [
  [
    'fi',
    {
      type: 'Lanta-apin käyttäjätyyppi',
      company: 'Lanta-apin kuljetusyritys',
      leads: 'Lanta-apin kuljetusten ylläpitäjä',
      missing: 'Valitse kuljetusyritys.',
      yes: 'Kyllä',
      no: 'Ei',
      save: 'Tallenna',
      saved: 'Tiedot on tallennettu.',
    },
  ],
  [
    'en',
    {
      type: 'Manure-app user type',
      company: 'Manure-app transport company',
      leads: 'Manure-app transport administrator',
      missing: 'Choose a transport company.',
      yes: 'Yes',
      no: 'No',
      save: 'Save',
      saved: 'Information was saved successfully.',
    },
  ],
] as const) {
  test(`MANURE-01 to 06, MANURE-07 to 12: the type decides the groups; transport asks for a company and who leads it (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const [carrier] = await transportCompanies(portal, [`Lannanajo ${name}`])
    const [aino] = await family(portal, name, [{ firstname: 'Aino', groups: ['biolan', 'manureappuser'] }])
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    const types = page.getByRole('group', { name: words.type })
    const leads = page.getByRole('group', { name: words.leads })
    const type = (value: string) => types.locator(`input[value=${value}]`)
    const save = page.getByRole('button', { name: words.save, exact: true })
    const [sent, kept] = [asking(page, '/api/admin/settings/saveuser'), () => portal.stored(aino?.id ?? '')]
    const saved = async () => {
      await save.click()
      await expect(save).toHaveCount(0)
      await expect(page.getByText(words.saved)).toBeVisible()
      return { manure: sent.at(-1)?.postDataJSON().manureuserobj, groups: (await kept())?.groups.toSorted() }
    }
    await expect(types.getByRole('radio')).toHaveCount(4)
    await expect(type('customer')).toBeChecked()
    await expect(leads).toHaveCount(0)

    await type('none').check()
    expect(await saved()).toMatchObject({ manure: { manureinuse: false, usertype: 'none' }, groups: ['biolan'] })
    await type('admin').check()
    expect(await saved()).toMatchObject({ manure: { manureinuse: true }, groups: ['biolan', 'manureappadmin'] })

    await type('transport').check()
    const company = page.getByLabel(words.company)
    await expect(company).toHaveAttribute('required', '')
    const label = page.locator('label').filter({ hasText: words.company })
    expect(await label.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('*')
    await expect(save).toHaveCount(0)
    await company.focus()
    await company.blur()
    await expect(page.getByText(words.missing)).toBeVisible()
    await company.selectOption({ label: `Lannanajo ${name}` })
    await expect(company).toHaveValue(carrier ?? '')
    await leads.getByLabel(words.yes).check()
    expect(await saved()).toMatchObject({
      manure: { manureinuse: true, usertypedefinition: 'admin' },
      groups: ['biolan', 'manuretransport', 'manuretransportadmin'],
    })
    expect((await kept())?.carrier).toBe(carrier)
    await leads.getByLabel(words.no).check()
    expect(await saved()).toMatchObject({
      manure: { usertypedefinition: 'none' },
      groups: ['biolan', 'manuretransport'],
    })
    await type('customer').check()
    expect((await saved()).groups).toEqual(['biolan', 'manureappuser'])
  })
}

test('MANURE-13, ENT-06: a transport user has one transport company for both', async ({ page, portal, enter, at }) => {
  const name = rareName()
  await transportCompanies(portal, [`Lannanajo ${name}`, `Rahti ${name}`])
  await enter(superadmin, `${listAddress}/addnewuser`)
  await page.locator('#user-username').fill(name)
  for (const field of ['password', 'editpassword']) await page.locator(`#user-${field}`).fill('kolme kurkea lensi')
  await page.locator('#user-firstname').fill('Aino')
  await page.locator('#user-lastname').fill(name)
  await page.locator('#user-email').fill(`${name.toLowerCase()}@posti.test`)
  await page.locator('#user-usertype').selectOption('transport')
  await page.locator('#user-transportcompany').selectOption(`Lannanajo ${name}`)
  await page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' }).getByLabel('Kuljetus').check()
  const company = page.getByLabel('Lanta-apin kuljetusyritys')
  await expect(company).toBeDisabled()
  await page.locator('#user-transportcompany').selectOption(`Rahti ${name}`)
  await expect(company.locator('option:checked')).toHaveText(`Rahti ${name}`)
  await page.getByRole('button', { name: 'Lisää käyttäjä' }).click()
  await at(listAddress)
})

test('CALL-28, ERR-21: transport companies that do not come are logged, and the select says so', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino' }])
  await enter(superadmin, found(name))
  willComplain(/net::ERR_FAILED/, /The transport companies did not come/)
  await cut(page, '**/api/data/gettransportcompanies/*')
  await openSettings(page, `Aino ${name}`)
  await page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' }).getByLabel('Kuljetus').check()
  await expect(page.getByText('Toiminto epäonnistui.')).toBeVisible()
})

test('ROLE-20: a company admin sees the manure type and cannot change it', async ({ page, portal, enter }) => {
  const name = rareName()
  await family(portal, name, [{ firstname: 'Aino', company: 'Biolan' }])
  await enter({ groups: ['biolanadmin'] }, found(name))
  await openSettings(page, `Aino ${name}`)
  const types = page.getByRole('group', { name: 'Lanta-apin käyttäjätyyppi' })
  await expect(types.getByLabel('Ei käytössä')).toBeChecked()
  for (const label of ['Asiakas', 'Ylläpitäjä', 'Kuljetus']) await expect(types.getByLabel(label)).toBeDisabled()
})
