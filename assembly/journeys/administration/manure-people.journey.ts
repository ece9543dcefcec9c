/** ROLE-30: a manure administrator, the people with a right of manure delivery, and their manure part. */
import { manureGroups } from '@workspace/manuredelivery/contract'
import { bulkUsers } from '@workspace/portal/contract/own'
import { expect, test } from '../world.ts'
import { family, rareName, transportCompanies } from './people.ts'

for (const [language, words] of [
  [
    'fi',
    {
      tab: 'Lanta-appi',
      find: 'Etsi nimellä tai yrityksellä',
      edit: 'Muuta oikeuksia',
      own: 'Oma tilisi',
      why: 'Muut tiedot eivät näy sinulle',
      company: 'Lanta-apin kuljetusyritys',
      leaves: 'eikä hän näy tässä luettelossa',
      save: 'Tallenna',
      saved: 'Oikeudet on tallennettu',
      transport: 'Lanta-appi: kuljetus',
      refused: 'Käyttöoikeutesi eivät riitä.',
    },
  ],
  [
    'en',
    {
      tab: 'Manure-app',
      find: 'Find by name or company',
      edit: 'Change rights',
      own: 'Your own account',
      why: 'Other details are not shown to you',
      company: 'Manure-app transport company',
      leaves: 'is no longer in this list',
      save: 'Save',
      saved: 'Rights saved',
      transport: 'Manure-app: transport',
      refused: 'Your user rights are insufficient.',
    },
  ],
] as const) {
  test(`ROLE-30: a manure administrator finds people of other companies and changes their manure part alone (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const [carrier = ''] = await transportCompanies(portal, [`Lannanajo ${name}`])
    const [eero] = await family(portal, name, [
      { firstname: 'Eero', company: 'Novarbo', groups: ['novarbo', manureGroups.customer] },
      { firstname: 'Oiva', company: 'Novarbo', groups: ['novarbo'] },
    ])
    const admin = { groups: [manureGroups.admin], company: 'Biolan', firstname: 'Meeri', lastname: name }
    await enter({ ...admin, language }, '/admin/people/manuredelivery')
    await expect(page.getByRole('link', { name: words.tab, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(words.why)).toBeVisible()
    const found = page.locator('tbody tr')
    await page.getByLabel(words.find).fill(name)
    await expect(found).toHaveCount(2)
    await expect(found.filter({ hasText: 'Meeri' })).toContainText(words.own)
    await expect(found.filter({ hasText: 'Eero' })).toContainText('Novarbo')

    const change = page.getByRole('button', { name: `${words.edit}: Eero ${name}` })
    const dialog = page.getByRole('dialog')
    const type = (value: string) => dialog.locator(`input[value=${value}]`)
    const save = dialog.getByRole('button', { name: words.save, exact: true })
    await change.click()
    await expect(type('customer')).toBeChecked()
    await expect(save).toBeDisabled()
    await type('transport').check()
    await expect(save).toBeDisabled()
    await dialog.getByLabel(words.company).selectOption(carrier)
    await save.click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(found.filter({ hasText: 'Eero' })).toContainText(`${words.transport} · Lannanajo ${name}`)
    const kept = () => portal.stored(eero?.id ?? '')
    expect(await kept()).toMatchObject({ company: 'Novarbo', groups: ['novarbo', manureGroups.transport], carrier })

    await change.click()
    await type('none').check()
    await expect(dialog.getByText(words.leaves)).toBeVisible()
    await save.click()
    await expect(found).toHaveCount(1)
    expect(await kept()).toMatchObject({ groups: ['novarbo'], carrier: '' })
  })

  test(`ROLE-30: to other administrators the tab is not there, and its address says why (${language})`, async ({
    page,
    enter,
  }) => {
    await enter({ groups: ['biolanadmin'], company: 'Biolan', language }, '/admin/people/manuredelivery')
    await expect(page.getByText(words.refused)).toBeVisible()
    await expect(page.getByRole('link', { name: words.tab, exact: true })).toHaveCount(0)
  })
}

test('ROLE-30, R67: the list follows what others do, without a reload, also of people of other companies', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [eero] = await family(portal, name, [{ firstname: 'Eero', company: 'Novarbo', groups: ['novarbo'] }])
  const token = await portal.signIn(await portal.person({ groups: ['superadmin'] }))
  const act = async (kind: 'givegroup' | 'takegroup') => {
    const action = { act: kind, group: manureGroups.customer }
    const people = { ids: [eero?.id ?? ''] }
    const { body } = await portal.ask(bulkUsers, { preview: false, action, people }, { token })
    expect(body).toMatchObject({ success: true })
  }
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/live/events'))
  await enter({ groups: [manureGroups.admin], company: 'Biolan', lastname: name }, '/admin/people/manuredelivery')
  await opened
  await page.getByLabel('Etsi nimellä tai yrityksellä').fill(name)
  const found = page.locator('tbody tr')
  await expect(found).toHaveCount(1)

  await act('givegroup')
  await expect(found.filter({ hasText: `Eero ${name}` })).toContainText('Lanta-appi: käyttäjä', { timeout: 2000 })
  await act('takegroup')
  await expect(found).toHaveCount(1, { timeout: 2000 })
})
