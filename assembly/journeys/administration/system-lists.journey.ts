/** The lists of the system that have pages of their own: letters, feedback, and who is signed in. */
import { requestReset, sendFeedback } from '@workspace/portal/contract/own'
import { minutes } from '@workspace/portal/server/testing'
import { expect, test } from '../world.ts'
import { rareName, superadmin } from './people.ts'

const letterWords = {
  fi: {
    heading: 'Lähtevät kirjeet',
    dead: 'Ei mennyt perille',
    kind: 'Sähköpostin vahvistus',
    again: 'Lähetä uudelleen',
    resent: 'Kirje lähetetään uudelleen.',
    sent: 'Lähetetty',
    test: 'Lähetä koekirje itsellesi',
    tested: 'Koekirje on lähetetty',
  },
  en: {
    heading: 'Outgoing letters',
    dead: 'Not delivered',
    kind: 'Email verification',
    again: 'Send again',
    resent: 'The letter is sent again.',
    sent: 'Sent',
    test: 'Send yourself a test letter',
    tested: 'The test letter has been sent',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`R42: a letter that was not delivered shows what the server said and goes again; a test letter comes to oneself (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const words = letterWords[language]
    const email = `erittain.pitka.sahkopostiosoite.${language}@kuljetusliike-korpikallio.test`
    const { username } = await portal.person({ activated: false, email })
    portal.mail.mood = 'refuse'
    // By name: an address as long as this one may not be asked for (FORGOT-07).
    await portal.ask(requestReset, { username })
    await portal.host.outbox.drain()
    portal.clock.advance(minutes(49 * 60))
    await portal.host.outbox.drain()
    portal.mail.mood = 'take'
    const admin = await enter({ ...superadmin, language }, '/admin/system/letters')
    await expect(page.getByRole('heading', { level: 2, name: words.heading })).toBeVisible()
    await page.getByRole('radio', { name: words.dead }).check()
    const letter = page.getByRole('row').filter({ hasText: email })
    await expect(letter).toContainText('451')
    await expect(letter).toContainText('try again later')
    const again = page.getByRole('button', { name: `${words.again}: ${email}` })
    // However long the address: nothing of the act is cut off by the frame of the table.
    await page.setViewportSize({ width: 1280, height: 800 })
    await again.scrollIntoViewIfNeeded()
    await expect(again).toBeInViewport({ ratio: 1 })
    await again.click()
    await expect(page.getByText(words.resent)).toBeVisible()
    await expect(letter).toHaveCount(0)
    await portal.host.outbox.drain()
    expect(portal.mail.lastTo(email).receivers).toEqual([email])

    await page.getByRole('button', { name: words.test }).click()
    await expect(page.getByText(`${words.tested}: ${admin.email}`)).toBeVisible()
    await portal.letterTo(admin.email)
    await page.getByRole('radio', { name: words.sent, exact: true }).check()
    await expect(letter).toContainText('250')
    await expect(letter.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: admin.email })).toBeVisible()
  })
}

const inboxWords = {
  fi: {
    open: 'Käsittelemättä',
    handled: 'Käsitelty',
    handle: 'Merkitse käsitellyksi',
    reopen: 'Merkitse käsittelemättömäksi',
    by: 'Käsitellyt',
    done: 'Toiminto onnistui.',
  },
  en: {
    open: 'Not handled',
    handled: 'Handled',
    handle: 'Mark as handled',
    reopen: 'Mark as not handled',
    by: 'Handled by',
    done: 'Action was successful.',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`FEEDBACK-03, ERR-08: feedback is read, marked handled and opened again (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const words = inboxWords[language]
    const text = `Kuorma oli märkä ${rareName()}`
    const writer = await portal.person({ firstname: 'Aino', lastname: 'Kirjoittaja' })
    await portal.ask(sendFeedback, { text }, { token: await portal.signIn(writer) })
    const admin = await enter({ ...superadmin, language }, '/admin/system/feedback')
    const feedback = page.getByRole('listitem').filter({ hasText: text })
    await expect(feedback).toContainText('Aino Kirjoittaja')
    await expect(feedback.getByRole('link', { name: writer.email })).toHaveAttribute('href', `mailto:${writer.email}`)
    await feedback.getByRole('button', { name: words.handle }).click()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: words.done })).toHaveCount(1)
    await expect(feedback).toHaveCount(0)
    await page.getByRole('radio', { name: words.handled, exact: true }).check()
    await page.reload()
    await expect(feedback.getByText(`${words.by} ${admin.username}`)).toBeVisible()
    await feedback.getByRole('button', { name: words.reopen }).click()
    await expect(feedback).toHaveCount(0)
    await page.getByRole('radio', { name: words.open, exact: true }).check()
    await expect(feedback).toBeVisible()
  })
}

const sessionWords = {
  fi: {
    find: 'Etsi kirjautuneita',
    end: 'Päätä istunto',
    ended: 'Istunto on päätetty.',
    own: 'Tämä istunto',
    none: 'Ei istuntoja',
    out: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
  },
  en: {
    find: 'Find signed-in people',
    end: 'End the session',
    ended: 'The session has been ended.',
    own: 'This session',
    none: 'No sessions',
    out: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  test(`R36: a session is found and ended, and its browser is signed out (${language})`, async ({
    page,
    enter,
    elsewhere,
  }) => {
    const words = sessionWords[language]
    const lastname = rareName()
    const person = await elsewhere({ firstname: 'Aino', lastname, apps: ['peatsale', 'manuredelivery'] })
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
    const admin = await enter({ ...superadmin, language }, '/admin/system/sessions')
    const find = page.getByRole('searchbox', { name: words.find })
    await find.fill(admin.username)
    await expect(page.getByRole('row').filter({ hasText: admin.username }).getByText(words.own)).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${words.end}`) })).toHaveCount(0)
    await find.fill(lastname)
    const session = page.getByRole('row').filter({ hasText: `Aino ${lastname}` })
    const end = session.getByRole('button', { name: `${words.end}: Aino ${lastname}` })
    await end.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Peruuta|Cancel)$/ })
      .click()
    await expect(session).toBeVisible()
    await end.click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText(words.ended)).toBeVisible()
    await expect(page.getByText(words.none)).toBeVisible()
    await expect(person.getByText(words.out)).toBeVisible()
  })
}

for (const [language, words] of [
  ['fi', { pages: 'Järjestelmän sivut', letters: 'Lähtevät kirjeet', waiting: 'Odottaa', people: / kirjautunutta?$/ }],
  [
    'en',
    { pages: 'System pages', letters: 'Outgoing letters', waiting: 'Waiting', people: / (person|people) signed in$/ },
  ],
] as const) {
  test(`R36, R42: the pages of the system stay at hand on each of them, and each count leads to the list that it counts (${language})`, async ({
    page,
    enter,
    at,
  }) => {
    await enter({ ...superadmin, language }, '/admin/system')
    const pages = page.getByRole('navigation', { name: words.pages })
    await pages.getByRole('link', { name: words.letters }).click()
    await at('/admin/system/letters')
    await expect(pages.getByRole('link', { name: words.letters })).toHaveAttribute('aria-current', 'page')
    await page.goBack()

    const main = page.getByRole('main')
    const count = main.getByRole('link', { name: words.people })
    const said = await count.textContent()
    await count.click()
    await at('/admin/system/sessions')
    await expect(main.getByText(`${said}, `)).toBeVisible()
    await pages.getByRole('link').first().click()
    await main
      .getByRole('link', { name: /kirje|letter/i })
      .filter({ hasText: /^\d/ })
      .first()
      .click()
    await at('/admin/system/letters?state=waiting')
    await expect(page.getByRole('radio', { name: words.waiting })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('radio', { name: words.waiting })).toBeChecked()
  })
}
