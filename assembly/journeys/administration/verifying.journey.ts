/** ADMIN-USERS-23: those who are ticked, and those of a whole view, are verified all of them or none. */
import type { Page } from '@playwright/test'
import { asking } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, rareName } from './people.ts'

const ways = {
  'those ticked': {
    begin: async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Valitse kaikki vahvistamattomat' }).check()
      await page.getByRole('button', { name: 'Vahvista valitut' }).click()
    },
    call: '/api/admin/settings/verifyusers',
  },
  'a whole view': {
    begin: async (page: Page) => {
      await page.getByRole('button', { name: 'Toimet kaikille 3' }).click()
      await page.getByRole('button', { name: 'Vahvista käyttäjät' }).click()
    },
    call: '/api/admin/users/bulk',
  },
} as const

for (const [which, { begin, call }] of Object.entries(ways)) {
  test(`ADMIN-USERS-23: of ${which} with one who cannot be verified nobody would be, says the dialog, and leaves that one out`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    const name = rareName()
    const waiting = { company: 'Biolan', activated: false }
    const [aino, pomo] = await family(portal, name, [
      { ...waiting, firstname: 'Aino' },
      { ...waiting, firstname: 'Pomo', groups: ['superadmin'] },
      { company: 'Biolan', firstname: 'Valma' },
    ])
    await enter({ groups: ['biolanadmin'] }, found(name))
    const activated = async (person?: { id: string }) => (await portal.stored(person?.id ?? ''))?.activated
    willComplain(/status of 403/)
    await begin(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Ketään ei vahvisteta, koska/)).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: `Pomo ${name}` })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'OK' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Jätä heidät pois' }).click()
    await expect(dialog.getByText(/^1 käyttäjä vahvistetaan\./)).toBeVisible()
    await expect(dialog.getByText(`Pomo ${name}`)).toHaveCount(0)
    const sent = asking(page, call)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByText('1 käyttäjä vahvistettu.')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect([await activated(aino), await activated(pomo)]).toEqual([true, false])
    await dialog.getByRole('button', { name: 'Kumoa' }).click()
    await expect.poll(() => activated(aino)).toBe(false)
  })
}
