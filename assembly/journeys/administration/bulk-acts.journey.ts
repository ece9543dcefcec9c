/** ADMIN-USERS: what is done to everybody of a view, and the view as a file. */
import { bulkUsers } from '@workspace/portal/contract/own'
import { expect, test } from '../world.ts'
import { family, found, rareName, rows, superadmin } from './people.ts'

test('ADMIN-USERS-20: everybody of a view at once: how many are changed, to whom it cannot be done and why, and undone again', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino, eero] = await family(portal, name, [
    { firstname: 'Aino', company: 'Biolan' },
    { firstname: 'Eero', company: 'Biolan' },
    { firstname: 'Iida', company: 'Biolan', deactivated: true },
    { firstname: 'Pomo', company: 'Biolan', groups: ['superadmin'] },
  ])
  await enter({ groups: ['biolanadmin'] }, found(name))
  await page.getByRole('button', { name: 'Toimet kaikille 4' }).click()
  await page.getByRole('button', { name: 'Poista käytöstä' }).click()
  await expect(page.getByText('2 käyttäjää poistettu käytöstä. Ennallaan: 1')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Ei voida muuttaa: 1')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Pomo ${name}` })).toContainText(
    'Sinulla ei ole oikeutta tähän',
  )
  expect((await portal.stored(aino?.id ?? ''))?.deactivated).toBe(true)
  await page.getByRole('button', { name: 'Kumoa', exact: true }).click()
  await expect(page.getByText('Muutos on kumottu.')).toBeVisible()
  await expect(rows(page).getByText('Poistettu käytöstä')).toHaveCount(1)
  expect((await portal.stored(eero?.id ?? ''))?.deactivated).toBe(false)
})

test('ADMIN-USERS-20: more people than one screen holds are asked about first, with what becomes of each', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const people = Array.from({ length: 21 }, (_, place) => ({ firstname: `N${place + 10}` }))
  const [first] = await family(portal, name, people)
  await enter(superadmin, found(name))
  await page.getByRole('button', { name: 'Toimet kaikille 21' }).click()
  await page.getByRole('button', { name: 'Poista käytöstä' }).click()
  const dialog = page.getByRole('dialog', { name: 'Poista käytöstä' })
  await expect(dialog.getByText(/^21 käyttäjää poistetaan käytöstä\./)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(21)
  expect((await portal.stored(first?.id ?? ''))?.deactivated).toBe(false)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('21 käyttäjää poistettu käytöstä.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kumoa' }).click()
  await expect(dialog.getByText('Muutos on kumottu.')).toBeVisible()
  expect((await portal.stored(first?.id ?? ''))?.deactivated).toBe(false)
})

test('ADMIN-USERS-20, ROLE-20: an application and a group are given to those of the view, within one’s rights', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', company: 'Biolan', apps: [] }])
  await enter({ groups: ['biolanadmin'] }, found(name))
  const actions = page.getByRole('button', { name: 'Toimet kaikille 1' })
  await actions.click()
  await page.getByRole('button', { name: 'Anna sovellus' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Anna sovellus' }).click()
  await expect(dialog.getByText('Valitse ensin, mitä annetaan tai poistetaan.')).toBeVisible()
  await dialog.getByLabel('Sovellus').selectOption('Lanta-appi')
  await dialog.getByRole('button', { name: 'Anna sovellus' }).click()
  await expect(page.getByText('Sovellus Lanta-appi annettu 1 käyttäjälle.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await actions.click()
  await page.getByRole('button', { name: 'Lisää käyttäjäryhmään' }).click()
  await expect(dialog.getByLabel('Käyttäjäryhmä').getByRole('option')).toHaveText([
    'Valitse',
    'Biolan: käyttäjä',
    'Biolan: ylläpitäjä',
  ])
  await dialog.getByLabel('Käyttäjäryhmä').selectOption('Biolan: käyttäjä')
  await dialog.getByRole('button', { name: 'Lisää käyttäjäryhmään' }).click()
  await expect(page.getByText('Ryhmään ”Biolan: käyttäjä” lisätty 1 käyttäjä.')).toBeVisible()
  const stored = () => portal.stored(aino?.id ?? '')
  expect(await stored()).toMatchObject({ apps: ['manuredelivery'], groups: ['biolan'] })
  await page.getByRole('button', { name: 'Kumoa', exact: true }).last().click()
  await expect.poll(async () => (await stored())?.groups).toEqual([])
})

test('ADMIN-USERS-20, LOGIN-17: the link goes again to who waits, and not twice at once', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', activated: false }])
  const { token } = await enter(superadmin, found(name))
  await page.getByRole('checkbox', { name: 'Valitse kaikki vahvistamattomat' }).check()
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Uusi vahvistuslinkki lähetetään 1 käyttäjälle sähköpostitse.')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('Vahvistuslinkki lähetetty 1 käyttäjälle.')).toBeVisible()
  expect((await portal.letterTo(aino?.email ?? '')).links.some((link) => link.includes('/register/validate/'))).toBe(
    true,
  )
  const again = { preview: true, action: { act: 'resendverification' as const }, people: { ids: [aino?.id ?? ''] } }
  expect((await portal.ask(bulkUsers, again, { token })).body.refused).toBe(1)
})

test('ADMIN-USERS-20: the view goes into a file, as CSV and as XLSX', async ({ page, portal, enter }) => {
  const name = rareName()
  await family(portal, name, [{ firstname: '=Aino' }])
  await enter(superadmin, found(name))
  for (const [format, start] of [
    ['Vie CSV-tiedostoon', '\uFEFF'],
    ['Vie Excel-tiedostoon (XLSX)', 'PK'],
  ] as const) {
    await page.getByRole('button', { name: 'Vie ja tuo' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: format }).click()
    const stream = await (await coming).createReadStream()
    const content = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(content.startsWith(start)).toBe(true)
    if (format === 'Vie CSV-tiedostoon') expect(content).toContain(`'=Aino`)
  }
})
