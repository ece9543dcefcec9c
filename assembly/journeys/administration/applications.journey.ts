/** ADMIN-APPS: the applications forms, worked by each kind of administrator. */
import type { Page } from '@playwright/test'
import { alsoInEnglish } from '../also-in-english.ts'
import { asking, cut } from '../interception.ts'
import { expect, test } from '../world.ts'
import { superadmin } from './people.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Each application has an administrator of its own. */
const separated = [
  ['peatsale', '["superadmin","biolanadmin"]'],
  ['manuredelivery', '["superadmin","manureappadmin"]'],
] as const

test('ADMIN-APPS-01, ADMIN-APPS-02, ADMIN-APPS-07 to 12: a change is saved after a question that says what it does, and the forms are made anew', async ({
  page,
  enter,
  operator,
}) => {
  await enter(superadmin, '/admin/applications')
  await expect(page.getByRole('heading', { name: 'Valitse käyttäjien oletussovellukset' })).toBeVisible()
  const changedElsewhere = page.getByRole('checkbox', { name: 'Lanta-appi: Favorit' })
  await expect(changedElsewhere).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^(Kuivikemyynti|Lanta-appi): / })).toHaveCount(8)
  await expect(button(page, 'Tallenna')).toHaveCount(0)
  const box = page.getByRole('checkbox', { name: 'Kuivikemyynti: Novarbo' })
  await box.check()
  const [sent, fetched] = ['saveapplications', 'applications'].map((path) =>
    asking(page, `/api/admin/settings/${path}`),
  )
  await button(page, 'Tallenna').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Kuivikemyynti näkyy yrityksen Novarbo käyttäjille.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Peruuta' }).click()
  await expect(box).toBeChecked()
  expect(sent).toHaveLength(0)
  await operator.change('manuredelivery', { opengroups: '["favorit"]' })
  await button(page, 'Tallenna').click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Sovellusten muutokset on tallennettu.')).toBeVisible()
  await expect(button(page, 'Tallenna')).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await expect.poll(() => fetched?.length).toBe(1)
  await expect(box).toBeChecked()
  await expect(changedElsewhere).toBeChecked()
})

for (const [language, words] of [
  [
    'fi',
    {
      heading: 'Ota sovelluksia käyttöön tai poista käytöstä',
      own: /^Lanta-appi/,
      other: /^Kuivikemyynti/,
      save: 'Tallenna',
      gone: 'Lanta-appi poistuu käytöstä:',
      saved: 'Sovellusten muutokset on tallennettu.',
      closed: 'Sovellus ei ole käytössä.',
    },
  ],
  [
    'en',
    {
      heading: 'Take or remove apps from use',
      own: /^Manure-app/,
      other: /^Peatsale/,
      save: 'Save',
      gone: 'Manure-app is taken from',
      saved: 'The changes to the applications have been saved.',
      closed: 'This application is not in use.',
    },
  ],
] as const) {
  test(`ADMIN-APPS-04, ADMIN-APPS-05, ADMIN-APPS-15, ADMIN-APPS-16, ROLE-17, GEN-15: an application admin takes the own application from everybody and gives it back; the other is not to be touched (${language})`, async ({
    page,
    enter,
    elsewhere,
    operator,
  }) => {
    for (const [name, admingroups] of separated) await operator.change(name, { admingroups, opengroups: '"all"' })
    const person = await elsewhere({ language })
    const tile = person.getByRole('main').getByRole('link', { name: words.own })
    await expect(tile).toBeVisible()
    await enter({ groups: ['manureappadmin'], language }, '/admin/applications')
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
    const boxes = page.getByRole('checkbox', { name: words.other })
    for (const box of await boxes.all()) await expect(box).toBeDisabled()
    await expect(boxes).toHaveCount(5)
    const own = page.getByRole('checkbox', { name: words.own }).last()
    await own.uncheck()
    await button(page, words.save).click()
    await expect(page.getByRole('dialog').getByText(words.gone)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(own).not.toBeChecked()

    await person.reload()
    await expect(person.getByRole('main').getByRole('link', { name: words.other })).toBeVisible()
    await expect(tile).toHaveCount(0)
    await person.evaluate(() => {
      location.hash = '/manuredelivery'
    })
    await expect(person.getByText(words.closed)).toBeVisible()
    await own.check()
    await button(page, words.save).click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await person.goto('about:blank')
    await person.goBack()
    await person.evaluate(() => {
      location.hash = '/frontpage/forced'
    })
    await expect(tile).toBeVisible()
  })
}

test('ADMIN-APPS-15, ADMIN-APPS-16, ADMIN-APPS-18, ROLE-16: a company admin opens the own application to the own company, nothing else', async ({
  page,
  enter,
  operator,
}) => {
  for (const [name, admingroups] of separated) await operator.change(name, { admingroups })
  await enter({ groups: ['biolanadmin'], company: 'Biolan' }, '/admin/applications')
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(box('Kuivikemyynti: Biolan')).toBeEnabled()
  const closed = {
    'Kuivikemyynti: Novarbo': 'Novarbo: et ylläpidä tätä yritystä.',
    'Lanta-appi: Biolan': 'Lanta-appi: et ylläpidä tätä sovellusta.',
    'Lanta-appi: Novarbo': 'Lanta-appi: et ylläpidä tätä sovellusta.',
  }
  for (const [name, reason] of Object.entries(closed)) {
    await expect(box(name)).toBeDisabled()
    await expect(box(name)).toHaveAccessibleDescription(reason)
    await expect(page.locator('p').filter({ hasText: reason }).last()).toBeVisible()
  }
  await box('Kuivikemyynti: Biolan').uncheck()
  await button(page, 'Tallenna').click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Sovellusten muutokset on tallennettu.')).toBeVisible()
  await page.reload()
  await expect(box('Kuivikemyynti: Biolan')).not.toBeChecked()
  await expect(box('Lanta-appi: Biolan')).toBeChecked()
})

test('ADMIN-APPS-06: nothing in the forms must be ticked', async ({ page, enter }) => {
  await enter(superadmin, '/admin/applications')
  const ticked = page.getByRole('main').getByRole('checkbox', { checked: true })
  await expect(ticked.first()).toBeVisible()
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await expect(button(page, 'Tallenna')).toBeEnabled()
  await expect(page.locator('main [required], main [aria-invalid=true]')).toHaveCount(0)
  await button(page, 'Tallenna').click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
})

test('ADMIN-APPS-13, ERR-19: a save that fails says so and keeps what was ticked', async ({
  page,
  enter,
  willComplain,
}) => {
  await enter(superadmin, '/admin/applications')
  const box = page.getByRole('checkbox', { name: 'Lanta-appi: Favorit' })
  await box.check()
  willComplain(/net::ERR_FAILED/)
  await cut(page, '**/saveapplications')
  await button(page, 'Tallenna').click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Toiminto epäonnistui.' })).toBeVisible()
  await expect(box).toBeChecked()
})

test('ADMIN-APPS-14, ERR-17: an administrator of no application is told so', async ({ page, enter }) => {
  await enter({ groups: ['manureappadmin'] }, '/admin/applications')
  await expect(page.getByText('Sinulla ei ole ylläpito-oikeuksia nykyisiin sovelluksiin.')).toBeVisible()
  await alsoInEnglish(page, async () => {
    await expect(page.getByText('No admin rights to current applications.')).toBeVisible()
  })
})
