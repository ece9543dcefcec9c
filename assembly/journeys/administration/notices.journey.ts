/** FRONT-20: the notices beside the tiles, each one press from where it is dealt with, and nobody else's matter. */
import { planShutdown, requestReset, sendFeedback } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { expect, test } from '../world.ts'
import { superadmin } from './people.ts'

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
