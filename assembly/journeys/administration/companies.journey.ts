/** ADMIN-SYS-17 to ADMIN-SYS-20: the companies and the transport companies of the System page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../world.ts'
import { rareName, superadmin } from './people.ts'

const finnish = {
  companies: 'Yritykset',
  carriers: 'Kuljetusyritykset',
  add: 'Lisää yritys',
  addCarrier: 'Lisää kuljetusyritys',
  name: 'Yrityksen nimi',
  rename: 'Nimeä uudelleen',
  remove: 'Poista',
  save: 'Tallenna',
  cancel: 'Peruuta',
  saved: 'Muutos on tallennettu.',
  invalid: 'Tätä nimeä ei voi käyttää.',
  inUse: 'Ei voi poistaa, koska se on käytössä.',
  oneUser: '1 käyttäjä',
}
const english: typeof finnish = {
  companies: 'Companies',
  carriers: 'Transport companies',
  add: 'Add a company',
  addCarrier: 'Add a transport company',
  name: 'Company name',
  rename: 'Rename',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The change has been saved.',
  invalid: 'This name cannot be used.',
  inUse: 'It is in use and cannot be removed.',
  oneUser: '1 user',
}

/** One of the two panels, worked as a person works it. */
function panel(page: Page, words: typeof finnish, of: 'companies' | 'carriers') {
  const button = of === 'companies' ? words.add : words.addCarrier
  const dialog = page.getByRole('dialog')
  const saved = async () => {
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words.saved).last()).toBeVisible()
  }
  return {
    list: page.getByRole('list', { name: words[of], exact: true }),
    dialog,
    saved,
    add: async (name: string) => {
      await page.getByRole('button', { name: button }).click()
      await dialog.getByLabel(words.name).fill(name)
      await dialog.getByRole('button', { name: words.save }).click()
    },
    rename: async (from: string, to: string) => {
      await page.getByRole('button', { name: `${words.rename}: ${from}`, exact: true }).click()
      await dialog.getByLabel(words.name).fill(to)
      await dialog.getByRole('button', { name: words.save }).click()
    },
    remove: async (name: string) => {
      await page.getByRole('button', { name: `${words.remove}: ${name}`, exact: true }).click()
      await dialog.getByRole('button', { name: 'OK' }).click()
    },
  }
}

for (const [language, words] of [
  ['fi', finnish],
  ['en', english],
] as const) {
  test(`ADMIN-SYS-17, ADMIN-SYS-18, ADMIN-SYS-20: a company is added, renamed with its people, kept while in use and removed (${language})`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    const [name, later] = [`${rareName()} Oy`, `Suo${rareName()} Oy`]
    await enter({ ...superadmin, language }, '/admin/system')
    const companies = panel(page, words, 'companies')
    await expect(companies.list.getByText('Ekoasuminen')).toBeVisible()

    willComplain(/status of 422/, /status of 409/)
    await companies.add('Yliadmin Oy')
    await expect(companies.dialog.getByText(words.invalid)).toBeVisible()
    await companies.dialog.getByLabel(words.name).fill('biolan')
    await companies.dialog.getByRole('button', { name: words.save }).click()
    await expect(companies.dialog.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true')
    await companies.dialog.getByLabel(words.name).fill(name)
    await companies.dialog.getByRole('button', { name: words.save }).click()
    await companies.saved()

    const member = await portal.person({ company: name })
    await companies.rename(name, later)
    await companies.saved()
    await expect(companies.list.getByRole('listitem').filter({ hasText: later })).toContainText(words.oneUser)
    await expect(companies.list.getByText(name, { exact: true })).toHaveCount(0)
    expect(await portal.stored(member.id)).toMatchObject({ company: later })
    await expect(page.getByRole('checkbox', { name: new RegExp(`: ${later}$`) })).toHaveCount(2)

    await companies.remove(later)
    await expect(companies.dialog.getByRole('alert')).toContainText(words.inUse)
    await companies.dialog.getByRole('button', { name: words.cancel }).click()
    await expect(companies.list.getByText(later)).toBeVisible()
    await companies.add(name)
    await companies.saved()
    await companies.remove(name)
    await companies.saved()
    await expect(companies.list.getByText(name, { exact: true })).toHaveCount(0)
  })

  test(`ADMIN-SYS-19: a transport company is added, renamed, kept while in use and removed (${language})`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    const [name, later] = [`Ajo ${rareName()}`, `Rahti ${rareName()}`]
    await enter({ ...superadmin, language }, '/admin/system')
    const carriers = panel(page, words, 'carriers')
    await carriers.add(name)
    await carriers.saved()
    await carriers.rename(name, later)
    await carriers.saved()
    await expect(carriers.list.getByText(name)).toHaveCount(0)

    const { reading } = portal.host.database
    const stored = await reading.selectFrom('transport_company').select('id').where('name', '=', later).execute()
    const carrier = stored[0]?.id ?? ''
    expect(carrier.length).toBeGreaterThan(5)
    await portal.person({ usertype: 'transport', carrier })
    willComplain(/status of 409/)
    await carriers.remove(later)
    await expect(carriers.dialog.getByRole('alert')).toContainText(words.inUse)
    await page.keyboard.press('Escape')
    await expect(carriers.dialog).toHaveCount(0)
    await expect(carriers.list.getByText(later)).toBeVisible()
    await carriers.add(name)
    await carriers.saved()
    await carriers.remove(name)
    await carriers.saved()
    await expect(carriers.list.getByText(name)).toHaveCount(0)
  })
}
