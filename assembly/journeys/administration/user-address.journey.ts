/** ADMIN-EDIT-28: the address of the editor names the person. */
import { expect, test } from '../world.ts'
import { family, found, listAddress, openSettings, rareName, rows, superadmin } from './people.ts'

const settings = `${listAddress}/usersettings`

for (const [language, notFound] of [
  ['fi', 'Käyttäjää ei löydy, tai hän ei kuulu sinulle.'],
  ['en', 'The user was not found, or is not yours to manage.'],
] as const) {
  test(`ADMIN-EDIT-01, ADMIN-EDIT-28: without a person, and for nobody, the list opens and says so until it is left (${language})`, async ({
    page,
    portal,
    enter,
    open,
    go,
    at,
    willComplain,
  }) => {
    willComplain(/status of 404/)
    const name = rareName()
    await family(portal, name, [{ firstname: 'Aino' }])
    await enter({ ...superadmin, language }, `${settings}?find=${name}`)
    await at(found(name))
    await expect(page.getByRole('status').filter({ hasText: notFound })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await openSettings(page, `Aino ${name}`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText(notFound)).toHaveCount(0)

    await open(`${settings}?user=ei-ketaan&find=${name}`)
    await at(found(name))
    await expect(page.getByText(notFound)).toBeVisible()
    await go('/admin/system')
    // Until it is seen that the list has been left: a step there and back that nothing was shown between is none.
    await expect(rows(page)).toHaveCount(0)
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText(notFound)).toHaveCount(0)
  })
}

test('ADMIN-EDIT-28: a reload keeps the person, Back leads to the row in the list, a link opens a tab of its own', async ({
  page,
  context,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino' }, { firstname: 'Eero' }])
  await enter(superadmin, found(name))
  const link = page.getByRole('link', { name: `Aino ${name}`, exact: true })
  const address = `${settings}?user=${aino?.id}&find=${name}`
  await expect(link).toHaveAttribute('href', `#${address}`)
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await expect(tab.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeVisible()
  await tab.close()

  await openSettings(page, `Aino ${name}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeVisible()
  await at(address)
  await page.goBack()
  await at(found(name))
  await expect(link).toBeFocused()
})

test('ADMIN-EDIT-28, ROLE-20: a person of another company is out of reach by the address, too', async ({
  page,
  portal,
  enter,
  at,
  willComplain,
}) => {
  willComplain(/status of 404/)
  const name = rareName()
  const [own, other] = await family(portal, name, [
    { firstname: 'Aino', company: 'Biolan', groups: ['biolan'] },
    { firstname: 'Eero', company: 'Novarbo', groups: ['novarbo'] },
  ])
  await enter({ company: 'Biolan', groups: ['biolanadmin'] }, `${settings}?user=${own?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeVisible()
  await page.evaluate((id) => {
    location.hash = `/admin/users/allusers/usersettings?user=${id}`
  }, other?.id)
  await at(listAddress)
  await expect(page.getByText('Käyttäjää ei löydy, tai hän ei kuulu sinulle.')).toBeVisible()
  expect(await page.content()).not.toContain(`Eero ${name}`)
})

test('ADMIN-EDIT-27, ADMIN-EDIT-28: the address of another person asks before unsaved changes go', async ({
  page,
  portal,
  enter,
  go,
  at,
}) => {
  const name = rareName()
  const [aino, eero] = await family(portal, name, [{ firstname: 'Aino' }, { firstname: 'Eero' }])
  await enter(superadmin, `${settings}?user=${aino?.id}`)
  await page.locator('#user-jobtitle').fill('Emäntä')
  await go(`${settings}?user=${eero?.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Jää sivulle' }).click()
  await at(`${settings}?user=${aino?.id}`)
  await expect(page.locator('#user-jobtitle')).toHaveValue('Emäntä')
  await go(`${settings}?user=${eero?.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Poistu sivulta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Eero ${name}` })).toBeFocused()
  await expect(page.locator('#user-jobtitle')).toHaveValue('')
})
