/** GEN-01, ROLE: what each kind of person finds of the administration, in both languages. */

import type { Page } from '@playwright/test'
import { manureGroups } from '@workspace/manuredelivery/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, rows, transportCompanies } from './people.ts'

const finnish = {
  menu: 'Valikko',
  admin: 'Ylläpito',
  company: 'Yritys',
  all: 'Kaikki yritykset',
  addUser: 'Lisää uusi käyttäjä',
  files: 'Vie ja tuo',
  system: 'Järjestelmä',
  refused: 'Käyttöoikeutesi eivät riitä.',
  forbidden: 'Sinulla ei ole oikeutta tähän toimintoon.',
  letters: 'Lähtevät kirjeet',
  log: 'Tapahtumaloki',
  noApps: 'Sinulla ei ole ylläpito-oikeuksia nykyisiin sovelluksiin.',
  notYours: 'Sinulla ei ole oikeutta muuttaa tätä.',
  superadmin: 'Pääylläpitäjä',
  save: 'Tallenna',
  saved: 'Tiedot on tallennettu.',
  home: 'Omat sovelluksesi',
  nobody: 'Hakuehdoilla ei löytynyt käyttäjiä.',
}
const english: typeof finnish = {
  menu: 'Menu',
  admin: 'Admin',
  company: 'Company',
  all: 'All companies',
  addUser: 'Add new user',
  files: 'Export and import',
  system: 'System',
  refused: 'Your user rights are insufficient.',
  forbidden: 'You have no right to do this.',
  letters: 'Outgoing letters',
  log: 'Event log',
  noApps: 'No admin rights to current applications.',
  notYours: 'You have no right to change this.',
  superadmin: 'SuperAdmin',
  save: 'Save',
  saved: 'Information was saved successfully.',
  home: 'Your applications',
  nobody: 'No users match the search.',
}
const languages = [
  ['fi', finnish],
  ['en', english],
] as const
type Words = typeof finnish

/** One of each kind: of two companies, a driver and a manure transporter of one carrier, a transporter of another. */
async function village(portal: TestPortal, name: string) {
  const named = [`Suokoski ${rareName()}`, `Lakeus ${rareName()}`] as const
  const [suo = '', rahti = ''] = await transportCompanies(portal, named)
  await family(portal, name, [
    { firstname: 'Aino', company: 'Biolan', groups: ['biolan'] },
    { firstname: 'Eero', company: 'Novarbo', groups: ['novarbo'] },
    { firstname: 'Kalle', usertype: 'transport', company: suo, carrier: suo },
    { firstname: 'Lauri', groups: [manureGroups.transport], carrier: suo },
    { firstname: 'Matti', groups: [manureGroups.transport], carrier: rahti },
  ])
  return { carrier: suo, others: named[1] }
}

const names = (page: Page) => rows(page).locator('th a').allInnerTexts()
const group = (page: Page, name: string) => page.locator(`#user-group-${name}`)
const save = (page: Page, words: Words) => page.getByRole('button', { name: words.save, exact: true })

/** Nobody but a superadmin finds the switch, the letters or the companies on the System page. */
async function expectNoSystem(page: Page, words: Words, go: (address: string) => Promise<void>): Promise<void> {
  await go('/admin/system/systemshutdown')
  await expect(page.getByText(words.refused)).toBeVisible()
  const links = page.getByRole('main').getByRole('link')
  await expect(links.filter({ hasText: words.log })).toBeVisible()
  await expect(links.filter({ hasText: words.letters })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: /^(OK|Peruuta|Cancel)$/ })).toHaveCount(0)
  await go('/admin/system/letters')
  await expect(page.getByRole('alert').filter({ hasText: words.forbidden })).toBeVisible()
}

for (const [language, words] of languages) {
  test(`GEN-01, ROLE-03, ROLE-11, ROLE-16, ROLE-18, ROLE-20: a company admin comes by the menu, governs the own people, gives the own groups, and finds nothing that is common to all companies (${language})`, async ({
    page,
    portal,
    enter,
    go,
    at,
    willComplain,
  }) => {
    const name = rareName()
    await village(portal, name)
    await enter({ groups: ['biolanadmin'], company: 'Biolan', language })
    await page.getByRole('button', { name: words.menu }).click()
    await page.getByRole('link', { name: words.admin }).click()
    await at(listAddress)
    await page.getByRole('searchbox').fill(name)
    await expect.poll(() => names(page)).toEqual([`Aino ${name}`])
    const company = page.getByLabel(words.company, { exact: true })
    await expect(company.getByRole('option')).toHaveText([words.all, 'Biolan'])
    await expect(page.getByRole('link', { name: words.addUser })).toBeVisible()

    await openSettings(page, `Aino ${name}`)
    await expect(page.getByRole('checkbox', { name: words.superadmin, exact: true })).toHaveCount(0)
    for (const own of ['biolan', 'biolanadmin']) await expect(group(page, own)).toBeEnabled()
    for (const other of ['novarbo', 'novarboadmin']) await expect(group(page, other)).toBeDisabled()
    await expect(page.getByText(words.notYours).first()).toBeVisible()
    await group(page, 'biolanadmin').check()
    await save(page, words).click()
    await expect(page.getByText(words.saved)).toBeVisible()

    willComplain(/status of 403/)
    await expectNoSystem(page, words, go)
  })

  test(`GEN-01, ROLE-05, ROLE-17, ROLE-20: the manure application's admin sees no other people, adds nobody, and has the own boxes (${language})`, async ({
    page,
    portal,
    enter,
    go,
    at,
    operator,
    willComplain,
  }) => {
    const name = rareName()
    await village(portal, name)
    await operator.change('manuredelivery', { admingroups: '["superadmin","manureappadmin"]' })
    const admin = { groups: [manureGroups.admin], language, firstname: 'Meeri', lastname: `Oma ${name}` }
    await enter(admin, found(name))
    await expect.poll(() => names(page)).toEqual([`Meeri Oma ${name}`])
    await expect(page.getByRole('link', { name: words.addUser })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.files })).toHaveCount(0)
    await openSettings(page, `Meeri Oma ${name}`)
    for (const type of ['customer', 'admin', 'transport']) {
      await expect(page.locator(`#user-usertypemanure input[value=${type}]`)).toBeEnabled()
    }
    for (const other of ['biolan', 'biolanadmin']) await expect(group(page, other)).toBeDisabled()
    await go(`${listAddress}/addnewuser`)
    await expect(page.getByText(words.refused)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await go('/admin/applications')
    await at('/admin/applications')
    await expect(page.getByRole('main').getByRole('checkbox', { disabled: false })).toHaveCount(1)
    willComplain(/status of 403/)
    await expectNoSystem(page, words, go)
  })

  test(`GEN-01, ROLE-20, ROLE-23, ADMIN-NEW-15: a manure transport admin governs the people of the own transport company (${language})`, async ({
    page,
    portal,
    enter,
    go,
    willComplain,
  }) => {
    const name = rareName()
    const { carrier, others } = await village(portal, name)
    await enter({ groups: [manureGroups.transport, manureGroups.transportAdmin], carrier, language }, found(name))
    await expect.poll(() => names(page)).toEqual([`Kalle ${name}`, `Lauri ${name}`])
    await openSettings(page, `Lauri ${name}`)
    for (const other of ['biolan', 'biolanadmin']) await expect(group(page, other)).toBeDisabled()
    const types = page.locator('#user-usertypemanure')
    await expect(types.locator('input[value=transport]')).toBeChecked()
    for (const type of ['customer', 'admin']) await expect(types.locator(`input[value=${type}]`)).toBeDisabled()
    await page.locator('#user-jobtitle').fill('Kuljettaja')
    await save(page, words).click()
    await expect(page.getByText(words.saved)).toBeVisible()

    await go(`${listAddress}/addnewuser`)
    await page.locator('#user-usertype').selectOption('transport')
    const companies = page.locator('#user-transportcompany').getByRole('option')
    await expect(companies.filter({ hasText: 'Suokoski' })).toHaveCount(1)
    await expect(companies.filter({ hasText: others })).toHaveCount(0)
    await go('/admin/applications')
    await expect(page.getByText(words.noApps)).toBeVisible()
    willComplain(/status of 403/)
    await expectNoSystem(page, words, go)
  })

  test(`GEN-01, ROLE-02, ROLE-03, ROLE-04: a transport company's foreman, a loader and a customer find no administration, by menu or by address (${language})`, async ({
    page,
    portal,
    enter,
    go,
  }) => {
    const [carrier = ''] = await transportCompanies(portal, [`Ajo ${rareName()}`])
    const apps = ['peatsale', 'manuredelivery']
    for (const fields of [
      { usertype: 'transport', company: carrier, carrier, transportadmin: true },
      { usertype: 'swampperson', company: 'Biolan', groups: ['biolan'] },
      { usertype: 'customer' },
    ] as const) {
      await enter({ ...fields, apps, language }, found(''))
      await expect(page.getByRole('heading', { level: 1, name: words.home })).toBeVisible()
      await page.getByRole('button', { name: words.menu }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: words.admin })).toHaveCount(0)
      await go('/admin/system/letters')
      await expect(page.getByRole('heading', { level: 1, name: words.home })).toBeVisible()
      await expect(page).toHaveURL(/returnUrl=/)
    }
  })
}
