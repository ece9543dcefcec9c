/** FRONT-20: the notices beside the tiles, each one press from where it is dealt with, and nobody else's matter. */
import { planShutdown, requestReset, sendFeedback } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect, test } from '../world.ts'
import { rareName, superadmin } from './people.ts'

// Colours are looked at as they are, not on their way from one theme to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    heading: 'Ilmoitukset',
    letters: /kirje(ttä)? ei mennyt perille/,
    feedback: /(uusi palaute|uutta palautetta).*”Rahtikirja puuttuu\.” Kaisa Kuljettaja/,
    shutdown: /Suunniteltu käyttökatko/,
  },
  en: {
    heading: 'Notices',
    letters: /letters? (was|were) not delivered/,
    feedback: /new pieces? of feedback.*“Rahtikirja puuttuu\.” Kaisa Kuljettaja/,
    shutdown: /Planned shutdown/,
  },
} as const

/** Newest feedback, a letter that was given up, a shutdown that is not announced yet. */
async function thingsHappen(portal: TestPortal): Promise<void> {
  const { username } = await portal.person({ activated: false })
  portal.mail.mood = 'refuse'
  await portal.ask(requestReset, { username })
  await portal.host.outbox.drain()
  portal.clock.advance(minutes(49 * 60))
  await portal.host.outbox.drain()
  portal.mail.mood = 'take'
  const sender = await portal.signIn(await portal.person({ firstname: 'Kaisa', lastname: 'Kuljettaja' }))
  await portal.ask(sendFeedback, { text: 'Rahtikirja puuttuu.' }, { token: sender })
  const at = (count: number) => new Date(portal.clock.now().getTime() + minutes(count)).toISOString()
  const text = { fi: 'Palvelin vaihdetaan.', en: 'The server is replaced.' }
  const token = await portal.signIn(await portal.person(superadmin))
  await portal.ask(planShutdown, { from: at(600), to: at(660), announcefrom: at(500), text }, { token })
}

for (const language of ['fi', 'en'] as const) {
  test(`FRONT-20: new feedback, letters that failed and a planned shutdown are told to a superadmin, and lead where they are dealt with (${language})`, async ({
    page,
    portal,
    enter,
    at,
    operator: _restoresTheSite,
  }) => {
    await thingsHappen(portal)
    const { heading, letters, feedback, shutdown } = words[language]
    await enter({ ...superadmin, language })
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    for (const [name, address] of [
      [letters, '/admin/system/letters?state=dead'],
      [feedback, '/admin/system/feedback'],
      [shutdown, '/admin/system/systemshutdown'],
    ] as const) {
      await page.getByRole('link', { name }).click()
      await at(address)
      await page.goBack()
      await at('/frontpage/forced')
    }
  })
}

test('FRONT-20: a company administrator and a customer are told of none of the three', async ({
  page,
  portal,
  enter,
  operator: _restoresTheSite,
}) => {
  await thingsHappen(portal)
  const { letters, feedback, shutdown } = words.fi
  for (const groups of [['biolan', 'biolanadmin'], ['biolan']]) {
    const told = page.waitForResponse('**/api/data/frontpage')
    await enter({ company: 'Biolan', groups, apps: ['peatsale'] })
    expect(await (await told).json()).toMatchObject({ feedback: null, deadletters: null, shutdown: null })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of [letters, feedback, shutdown]) await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
})

const letterWords = {
  fi: {
    resend: /^Lähetä uudelleen lähtemättä jääneet/,
    confirm: 'Lähetä uudelleen',
    resent: /kirjettä lähetetään uudelleen/,
    address: /käyttäjän sähköpostiosoite ei toimi/,
    mark: 'Osoite ei toimi',
    hint: 'Sähköpostipalvelin ei ota vastaan viestejä tähän osoitteeseen. Tarkista osoite.',
    save: 'Tallenna',
    saved: 'Tiedot on tallennettu.',
    paused: 'Kirjeet on pysäytetty',
    release: 'Lähetä kirjeet',
    released: 'Kirjeet lähtevät taas.',
  },
  en: {
    resend: /^Send again those that never left/,
    confirm: 'Send again',
    resent: /letters? (is|are) sent again/,
    address: /an email address that does not work/,
    mark: 'Address does not work',
    hint: /The mail server does not/,
    save: 'Save',
    saved: 'Information was saved successfully.',
    paused: 'Letters are paused',
    release: 'Send the letters',
    released: 'Letters leave again.',
  },
} as const

for (const language of ['fi', 'en'] as const) {
  const text = letterWords[language]

  test(`R42: one press sends all letters again that never left, however many calls that takes (${language})`, async ({
    page,
    portal,
    enter,
    operator: _restoresTheSite,
  }) => {
    await thingsHappen(portal)
    await enter({ ...superadmin, language }, '/admin/system/letters?state=dead')
    const calls: object[] = []
    await page.route('**/api/admin/mail/resendall', async (route) => {
      const response = await route.fetch()
      // As if there had been more than one call sends.
      const answer = { ...(await response.json()), ...(calls.length === 0 && { left: 1 }) }
      if (calls.length === 1) answer.resent = 1
      calls.push(answer)
      await route.fulfill({ response, json: answer })
    })
    await expect(page.getByRole('button', { name: text.resend })).toBeVisible()
    expect(await inspected(page, language === 'fi')).toEqual([])
    await page.getByRole('button', { name: text.resend }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.confirm }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(text.resent).first()).toBeVisible()
    await expect(page.getByRole('button', { name: text.resend })).toHaveCount(0)
    expect(calls).toHaveLength(2)
  })

  test(`R42: an address that does not work is seen at the person, and a new one mends it (${language})`, async ({
    page,
    portal,
    enter,
    operator: _restoresTheSite,
  }) => {
    const lastname = rareName()
    const { email, username } = await portal.person({ firstname: 'Aino', lastname })
    portal.mail.refusals.set(email, { at: 'receiver', code: 550, text: '5.1.1 no such mailbox' })
    await portal.ask(requestReset, { username })
    await portal.host.background.idle()
    await portal.host.outbox.drain()
    await enter({ ...superadmin, language })
    await page.getByRole('link', { name: text.address }).click()
    const row = page.getByRole('row', { name: new RegExp(lastname) })
    await expect(row.getByText(text.mark)).toBeVisible()
    expect(await inspected(page, language === 'fi')).toEqual([])
    await row.getByRole('link', { name: `Aino ${lastname}` }).click()
    await expect(page.getByText(text.hint)).toBeVisible()
    expect(await inspected(page, language === 'fi')).toEqual([])
    await page.locator('#user-email').fill(`uusi_${username}@posti.test`)
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(page.getByText(text.saved).first()).toBeVisible()
    await expect(page.getByText(text.hint)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('row', { name: new RegExp(lastname) })).toHaveCount(0)
  })

  test(`issue 10, 2: letters that a restore has held back leave by the button (${language})`, async ({
    page,
    portal,
    enter,
    operator,
  }) => {
    await operator.set({ letterspaused: { since: portal.clock.now().toISOString() } })
    const { email, username } = await portal.person({ language })
    await portal.ask(requestReset, { username })
    await portal.host.background.idle()
    await portal.host.outbox.drain()
    expect(portal.mail.letters.filter(({ receivers }) => receivers.includes(email))).toEqual([])
    await enter({ ...superadmin, language }, '/admin/system')
    await expect(page.getByText(text.paused)).toBeVisible()
    expect(await inspected(page, language === 'fi')).toEqual([])
    await page.getByRole('button', { name: text.release }).click()
    await expect(page.getByText(text.released).first()).toBeVisible()
    await expect(page.getByText(text.paused)).toHaveCount(0)
    await portal.letterTo(email)
    expect(portal.mail.letters.filter(({ receivers }) => receivers.includes(email))).toHaveLength(1)
  })
}
