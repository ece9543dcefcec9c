/** ADMIN-SYS-16, CONST-14: the site settings, and a shutdown planned ahead, as everybody else sees them. */

import type { Page } from '@playwright/test'
import { minutes } from '@workspace/portal/server/testing'
import { expect, test } from '../world.ts'
import { rareName, superadmin } from './people.ts'

/** A form of the System page, unfolded. */
async function form(page: Page, heading: string) {
  await page.getByRole('heading', { level: 2, name: heading, exact: true }).click()
  return page.getByRole('form', { name: heading, exact: true })
}

const settingsWords = {
  fi: {
    heading: 'Sivuston asetukset',
    title: 'Sivuston nimi',
    open: 'Rekisteröityminen on käytössä',
    months: 'Tapahtumalokin säilytys (kuukautta, vähintään 12)',
    blocked: 'Estetyt sähköpostin verkkotunnukset',
    support: 'Tuen sähköpostiosoite',
    date: 'Saavutettavuusselosteen päiväys',
    unreadable: 'Kirjoita päivä muodossa 5.10.2026.',
    day: '5.10.2026',
    wrong: 'Tarkista tämä kenttä.',
    save: 'Tallenna',
    saved: 'Tiedot on tallennettu.',
  },
  en: {
    heading: 'Site settings',
    title: 'Site title',
    open: 'Registration is on',
    months: 'Event log is kept (months, at least 12)',
    blocked: 'Blocked email domains',
    support: 'Support email',
    date: 'Date of the accessibility statement',
    unreadable: 'Write the day as 5 Oct 2026 or 5.10.2026.',
    day: '5 Oct 2026',
    wrong: 'Please check this field.',
    save: 'Save',
    saved: 'Information was saved successfully.',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`ADMIN-SYS-16, CONST-14: site settings are refused by their field, saved, and in use at once (${language})`, async ({
    page,
    operator: _,
    enter,
    elsewhere,
    willComplain,
  }) => {
    const words = settingsWords[language]
    const title = `Suo ${rareName()}`
    await enter({ ...superadmin, language }, '/admin/system')
    const settings = await form(page, words.heading)
    const save = settings.getByRole('button', { name: words.save, exact: true })
    await expect(settings.getByLabel(words.title)).toHaveValue('Kuivike- ja lantapalvelut')
    await expect(save).toHaveCount(0)

    willComplain(/status of 422/)
    for (const [label, wrong, right] of [
      [words.title, '', title],
      [words.months, 'kaksitoista', '24'],
      [words.blocked, 'ei kelpaa/', 'roska.test\nmuu.test'],
      [words.support, 'tuki@', 'apu@portal.test'],
    ] as const) {
      const field = settings.getByLabel(label)
      await field.fill(wrong)
      await save.click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(settings.getByText(words.wrong)).toHaveCount(1)
      await field.fill(right)
    }
    // A day that cannot be read is not sent as none.
    const date = settings.getByLabel(words.date)
    await date.fill('joskus')
    await save.click()
    await expect(date).toBeFocused()
    await expect(settings.getByText(words.unreadable)).toBeVisible()
    await expect(settings.getByText(words.saved)).toHaveCount(0)
    await date.fill(words.day)
    await settings.getByLabel(words.open).uncheck()
    await save.click()
    await expect(settings.getByText(words.saved)).toBeVisible()
    await expect(save).toHaveCount(0)

    await expect(page.getByRole('banner').getByText(title)).toBeVisible()
    await page.reload()
    const again = await form(page, words.heading)
    await expect(again.getByLabel(words.months)).toHaveValue('24')
    await expect(again.getByLabel(words.date)).toHaveValue(new RegExp(words.day.replaceAll(' ', '.')))
    await expect(again.getByLabel(words.blocked)).toHaveValue('roska.test\nmuu.test')
    const visitor = await elsewhere('visitor', '/register')
    await expect(visitor).toHaveTitle(new RegExp(title))
    await expect(visitor.getByRole('link', { name: 'apu@portal.test' }).first()).toBeVisible()
    await expect(visitor.getByRole('textbox')).toHaveCount(0)
  })
}

const plannedWords = {
  fi: {
    heading: 'Suunniteltu sulkeminen',
    from: 'Alkaa',
    unreadable: 'Kirjoita päivä ja kellonaika muodossa 5.10.2026 klo 14.',
    to: 'Päättyy',
    texts: ['Ilmoitus suomeksi', 'Ilmoitus englanniksi'],
    plan: 'Suunnittele sulkeminen',
    wrong: 'Päättymisen on oltava alkamisen jälkeen, ja molempien tulevaisuudessa.',
    done: 'Sulkeminen on suunniteltu.',
    cancel: 'Peru suunniteltu sulkeminen',
    cancelled: 'Suunniteltu sulkeminen on peruttu.',
  },
  en: {
    heading: 'Planned shutdown',
    from: 'Begins',
    unreadable: 'Write the day and the time as 5.10.2026 14.00.',
    to: 'Ends',
    texts: ['Notice in Finnish', 'Notice in English'],
    plan: 'Plan the shutdown',
    wrong: 'The end must be after the beginning, and both in the future.',
    done: 'The shutdown has been planned.',
    cancel: 'Cancel the planned shutdown',
    cancelled: 'The planned shutdown has been cancelled.',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`ADMIN-SYS-12, ADMIN-SYS-13, R37: a planned shutdown is announced in another person's browser, and taken back (${language})`, async ({
    page,
    portal,
    operator: _,
    enter,
    elsewhere,
    willComplain,
  }) => {
    const words = plannedWords[language]
    const notices = [`Palvelin vaihdetaan ${rareName()}.`, `The server is replaced ${rareName()}.`]
    const other = language === 'fi' ? 'en' : 'fi'
    await enter({ ...superadmin, language }, '/admin/system')
    const person = await elsewhere({ apps: ['peatsale', 'manuredelivery'], language: other })
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
    const planning = await form(page, words.heading)
    const plan = planning.getByRole('button', { name: words.plan })
    for (const [index, label] of words.texts.entries()) await planning.getByLabel(label).fill(notices[index] ?? '')
    await planning.getByLabel(words.from).fill('joskus')
    await planning.getByLabel(words.from).blur()
    await expect(planning.getByText(words.unreadable)).toBeVisible()
    await planning.getByLabel(words.from).fill(atHelsinki(portal.clock.now(), 120))
    await expect(planning.getByText(words.unreadable)).toHaveCount(0)
    await expect(plan).toHaveCount(0)
    willComplain(/status of 422/)
    await planning.getByLabel(words.to).fill(atHelsinki(portal.clock.now(), 60))
    await plan.click()
    await expect(page.getByText(words.wrong)).toBeVisible()
    await planning.getByLabel(words.to).fill(atHelsinki(portal.clock.now(), 180))
    await plan.click()
    await expect(page.getByText(words.done)).toBeVisible()

    const seen = notices[other === 'fi' ? 0 : 1] ?? ''
    await expect(person.getByText(seen)).toBeVisible()
    await expect(person.getByText(other === 'fi' ? /^Käyttökatko / : /^Planned downtime: /)).toBeVisible()
    await expect(person.getByText(notices[other === 'fi' ? 1 : 0] ?? '')).toHaveCount(0)
    await page.getByRole('button', { name: words.cancel }).click()
    await expect(page.getByText(words.cancelled)).toBeVisible()
    await expect(person.getByText(seen)).toHaveCount(0)
    await expect(planning).toBeVisible()
  })
}

/** What a person in Finland types into a field for a moment, that many minutes from then. */
function atHelsinki(now: Date, later: number): string {
  const moment = new Date(now.getTime() + minutes(later))
  const [day, time] = moment.toLocaleString('fi-FI', { timeZone: 'Europe/Helsinki' }).split(' klo ')
  return `${day} klo ${time?.split('.').slice(0, 2).join('.')}`
}
