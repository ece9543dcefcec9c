/** OPS-10: the administration without a mouse, with the focus in sight at every step and never lost. */
import { family, found, listAddress, rareName, rows, superadmin } from '../administration/people.ts'
import { expect, test } from '../world.ts'
import { expectFocusKept, tabTo } from './tabbing.ts'

test('OPS-10, ADMIN-USERS-03, ADMIN-USERS-15, ADMIN-EDIT-07: find a user, change and save, and back to the place in the list, by keys alone', async ({
  page,
  portal,
  enter,
  at,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino' }, { firstname: 'Eero' }])
  await enter(superadmin, listAddress)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await expect(rows(page)).toHaveCount(2)
  await tabTo(page, `Aino ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeFocused()
  await tabTo(page, 'Tehtävänimike')
  await page.keyboard.type('Emäntä')
  await tabTo(page, 'Näytä muutokset')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Emäntä')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Näytä muutokset' })).toBeFocused()
  await tabTo(page, 'Tallenna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  await expectFocusKept(page)
  expect(await portal.stored(aino?.id ?? '')).toMatchObject({ jobtitle: 'Emäntä' })
  await tabTo(page, 'Käyttäjät', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await at(found(name))
  await expect(page.getByRole('link', { name: `Aino ${name}`, exact: true })).toBeFocused()
})

test('OPS-10, ADMIN-USERS-16, ADMIN-USERS-20: tick people, verify them, and take it back, by keys alone', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', activated: false }])
  await enter(superadmin, found(name))
  await expect(rows(page)).toHaveCount(1)
  await tabTo(page, `Valitse Aino ${name}`)
  await page.keyboard.press('Space')
  await tabTo(page, 'Vahvista valitut', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(rows(page).getByText('Vahvistettu', { exact: true })).toBeVisible()
  await expectFocusKept(page)
  expect(await portal.stored(aino?.id ?? '')).toMatchObject({ activated: true })
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Muutos on kumottu.')).toBeVisible()
  await expectFocusKept(page)
  expect(await portal.stored(aino?.id ?? '')).toMatchObject({ activated: false })

  await tabTo(page, `Vahvista Aino ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Aino ${name} on vahvistettu.`)).toBeVisible()
  await expect(page.getByRole('link', { name: `Aino ${name}`, exact: true })).toBeFocused()
})

test('OPS-10: people are brought in from a file by keys alone; each step begins at its heading', async ({
  page,
  enter,
}) => {
  const low = rareName().toLowerCase()
  await enter(superadmin, `${listAddress}/import`)
  const step = page.getByRole('heading', { level: 2 }).first()
  await expect(step).toBeVisible()
  await tabTo(page, 'CSV- tai XLSX-tiedosto')
  const csv = `Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi\naino_${low};${low}@posti.test;Aino;Oikea`
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  for (const [key, chosen] of [
    ['Space', []],
    ['Enter', file],
  ] as const) {
    // The dialog is the browser's own, which takes no key as long as it is closing.
    await expect(async () => {
      const asked = page.waitForEvent('filechooser', { timeout: 2000 })
      await page.keyboard.press(key)
      await (await asked).setFiles(chosen)
    }).toPass()
    await expect(page.locator('input[type=file]')).toBeFocused()
  }
  await expect(page.getByText('a.csv')).toBeVisible()
  await tabTo(page, 'Lue tiedosto')
  await page.keyboard.press('Enter')
  await expect(step).toBeFocused()
  await tabTo(page, 'Tarkista rivit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tuotavissa 1 / 1 rivi')).toBeVisible()
  await expect(step).toBeFocused()
  await tabTo(page, 'Tuo 1 käyttäjä')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 käyttäjä lisätty.')).toBeVisible()
  await expect(step).toBeFocused()
})

test('OPS-10, ADMIN-SYS-16, ADMIN-SYS-17: companies, settings and the switch by keys alone', async ({
  page,
  enter,
  at,
  operator: _,
}) => {
  const name = `${rareName()} Oy`
  await enter(superadmin, '/admin/system')
  const adding = page.getByRole('button', { name: 'Lisää yritys' })
  await expect(adding).toBeVisible()
  await tabTo(page, 'Lisää yritys')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(adding).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Yrityksen nimi')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(adding).toBeFocused()
  await tabTo(page, `Poista: ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Peruuta' })).toBeFocused()
  await tabTo(page, 'OK')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocusKept(page)

  await tabTo(page, 'Sivuston asetukset')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Sivuston nimi')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Suon palvelut')
  await tabTo(page, 'Tallenna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  await expectFocusKept(page)

  await tabTo(page, 'Palvelun sulkeminen ja käynnistäminen')
  await page.keyboard.press('Enter')
  await at('/admin/system/systemshutdown')
  await expectFocusKept(page)
  await tabTo(page, 'OK')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Palvelu on suljettu.').first()).toBeVisible()
  await expectFocusKept(page)
  await tabTo(page, 'OK')
  await page.keyboard.press('Enter')
  await at('/admin/system')
  await expectFocusKept(page)
})
