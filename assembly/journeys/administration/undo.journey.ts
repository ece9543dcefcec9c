/** Issue "the administrator's eye": what can be taken back is done at once, and taken back from the toast. */
import { hold, refuse, scriptsOf } from '../interception.ts'
import { expect, test } from '../world.ts'
import { family, found, openSettings, rareName, rows, superadmin, unfold } from './people.ts'

const undoWords = {
  fi: { verify: 'Vahvista käyttäjä', turn: 'Poista käytöstä', undo: 'Kumoa', undone: 'Muutos on kumottu.' },
  en: { verify: 'Verify user', turn: 'Deactivate', undo: 'Undo', undone: 'The change has been undone.' },
} as const

for (const language of ['fi', 'en'] as const) {
  const words = undoWords[language]

  test(`issue "the administrator's eye": one press verifies or deactivates, the toast takes it back, by mouse and by Ctrl+Z (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino', activated: false }])
    const stored = async () => {
      const { activated, deactivated } = (await portal.stored(aino?.id ?? '')) ?? {}
      return { activated, deactivated }
    }
    await enter({ ...superadmin, language }, found(name))
    await openSettings(page, `Aino ${name}`)
    await page.getByRole('button', { name: words.verify }).click()
    await expect.poll(stored).toEqual({ activated: true, deactivated: false })
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: words.undo, exact: true }).click()
    await expect(page.getByText(words.undone)).toBeVisible()
    expect(await stored()).toEqual({ activated: false, deactivated: false })
    await expect(page.getByRole('button', { name: words.verify })).toBeVisible()

    await unfold(page, language === 'fi' ? 'Kirjautuminen' : 'Logging in')
    await page.getByRole('button', { name: words.turn, exact: true }).click()
    await expect.poll(stored).toEqual({ activated: false, deactivated: true })
    await expect(page.getByRole('button', { name: words.undo, exact: true })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toEqual({ activated: false, deactivated: false })
  })
}

for (const [late, address] of [
  ['the answer', () => '**/api/admin/settings/verifyusers'],
  ['the message', () => scriptsOf('toast-card')],
] as const) {
  test(`issue "the administrator's eye": Ctrl+Z takes an act back that it came after, also before ${late} has come`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const [aino, eero] = await family(portal, name, [
      { firstname: 'Aino', activated: false },
      { firstname: 'Eero', activated: false },
    ])
    const activated = async () => {
      const both = await Promise.all([aino, eero].map((person) => portal.stored(person?.id ?? '')))
      return both.map((person) => person?.activated)
    }
    await enter(superadmin, found(name))
    await expect(rows(page)).toHaveCount(2)
    const verify = (firstname: string) => page.getByRole('button', { name: `Vahvista ${firstname} ${name}` }).click()
    if (late === 'the answer') {
      // The message of an earlier act stands by then; the keys mean the one that was pressed last.
      await verify('Eero')
      await expect(page.getByText(`Eero ${name} on vahvistettu.`)).toBeVisible()
    }
    const held = await hold(page, address())
    await verify('Aino')
    await expect.poll(() => held.asked.length).toBe(1)
    if (late === 'the message') await expect.poll(activated).toEqual([true, false])
    await page.keyboard.press('Control+z')
    held.release()
    await expect(page.getByText('Muutos on kumottu.')).toBeVisible()
    expect(await activated()).toEqual([false, late === 'the answer'])
  })
}

test('issue "the administrator\'s eye": an undo that the server refuses says so in its place, and stays until it is closed', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  const name = rareName()
  const [aino] = await family(portal, name, [{ firstname: 'Aino', activated: false }])
  await enter(superadmin, found(name))
  await openSettings(page, `Aino ${name}`)
  await page.getByRole('button', { name: 'Vahvista käyttäjä' }).click()
  // The act itself must not meet the refusal.
  await expect.poll(async () => (await portal.stored(aino?.id ?? ''))?.activated).toBe(true)
  await page.getByRole('button', { name: 'Kumoa', exact: true }).focus()
  willComplain(/status of 404/)
  await refuse(page, '**/api/admin/users/bulk', 'not_found')
  await page.keyboard.press('Enter')
  const failed = page.getByRole('alert').filter({ hasText: 'Kumoaminen epäonnistui. Tietoa ei löytynyt.' })
  await expect(failed).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sulje ilmoitus' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await portal.stored(aino?.id ?? ''))?.activated).toBe(true)
})
