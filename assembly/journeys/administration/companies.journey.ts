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
  soundsLikeRight: /^Nimi ei saa sisältää sanaa admin/,
  taken: 'Nimi on jo käytössä: Biolan.',
  signs: /^Nimen on alettava kirjaimella/,
  length: /^Nimessä on oltava 2–/,
  inUse: (company: string) => `Yrityksellä ${company} on 1 käyttäjä.`,
  people: 'Näytä käyttäjä',
  free: 'Sillä ei ole käyttäjiä.',
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
  soundsLikeRight: /^The name must not contain admin/,
  taken: 'This name is in use already: Biolan.',
  signs: /^The name must begin with a letter/,
  length: /^The name must have 2 to/,
  inUse: (company: string) => `${company} has 1 user.`,
  people: 'Show the user',
  free: 'It has no users.',
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
      await expect(dialog.getByText(words.free)).toBeVisible()
      await dialog.getByRole('button', { name: 'OK' }).click()
    },
    /** Somebody still belongs to it: nothing is asked, and the way to them is shown. */
    refusesToRemove: async (name: string) => {
      await page.getByRole('button', { name: `${words.remove}: ${name}`, exact: true }).click()
      await expect(dialog.getByText(words.inUse(name))).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveText(['OK'])
      await expect(dialog.getByRole('link', { name: words.people })).toBeVisible()
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

    willComplain(/status of 422/)
    await companies.add('Yliadmin Oy')
    await expect(companies.dialog.getByText(words.soundsLikeRight)).toBeVisible()
    for (const [refused, why] of [
      ['biolan', words.taken],
      ['?!', words.signs],
      ['x', words.length],
    ] as const) {
      await companies.dialog.getByLabel(words.name).fill(refused)
      await companies.dialog.getByRole('button', { name: words.save }).click()
      await expect(companies.dialog.getByText(why)).toBeVisible()
      await expect(companies.dialog.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true')
    }
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

    await companies.refusesToRemove(later)
    await companies.dialog.getByRole('button', { name: 'OK' }).click()
    await expect(companies.list.getByText(later)).toBeVisible()
    await companies.refusesToRemove(later)
    await companies.dialog.getByRole('link', { name: words.people }).click()
    await expect(page.getByRole('row').filter({ hasText: member.username })).toBeVisible()
    await page.goBack()
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
  }) => {
    const [name, later] = [`Ajo ${rareName()}`, `Rahti ${rareName()}`]
    await enter({ ...superadmin, language }, '/admin/system')
    const carriers = panel(page, words, 'carriers')
    await carriers.add(name)
    await carriers.saved()
    const { reading } = portal.host.database
    const stored = await reading.selectFrom('transport_company').select('id').where('name', '=', name).execute()
    const carrier = stored[0]?.id ?? ''
    expect(carrier.length).toBeGreaterThan(5)
    await portal.person({ usertype: 'transport', carrier })
    await carriers.rename(name, later)
    await carriers.saved()
    await expect(carriers.list.getByText(name)).toHaveCount(0)

    await carriers.refusesToRemove(later)
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
