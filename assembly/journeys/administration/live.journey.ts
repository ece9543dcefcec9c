/** What an administrator does shows in the open browser of whom it concerns within two seconds, without a reload. */

import type { Page, Route } from '@playwright/test'
import type { Call } from '@workspace/portal/contract/own'
import { endPersonSessions, saveUser, setUserActive, startOrShutSystem } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { Person } from '../world.ts'
import { expect, test } from '../world.ts'
import { listAddress } from './people.ts'

const soon = { timeout: 2000 }
/** Asks for nothing more once it stands, which a session that has ended would be refused. */
const quietScreen = '/feedback'
const loggedOut = { fi: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.', en: 'Your session has ended.' }

/** A superadmin elsewhere, who acts without a browser. */
async function superadminOf(portal: TestPortal) {
  const { username: admin } = await portal.person({ groups: ['superadmin'] })
  const token = await portal.signIn({ username: admin })
  const act = async (call: Call, input: object) => {
    const { body } = await portal.ask(call, input, { token })
    expect(body).toMatchObject({ success: true })
  }
  return { admin, act }
}

/** The page has its stream once the server has answered it. */
async function listening(page: Page, act: () => Promise<unknown>): Promise<void> {
  // The bell asks after the page: once the session has ended it would be refused, which the browser complains of.
  const asked = ['/api/live/events', '/api/notices/unread'].map((path) =>
    page.waitForResponse((response) => response.url().endsWith(path)),
  )
  await act()
  await Promise.all(asked)
}

/** What an administrator sends to leave the person with just these groups. */
function withGroups(person: Person, lastmodified: string, usergroups: readonly string[]) {
  const { id, username, email, firstname, lastname, usertype } = person
  return { _id: id, username, email, firstname, lastname, usertype, usergroups, lastmodified }
}

test('R67, ROLE-03: who loses the right to administer is led out of the administration at once', async ({
  page,
  portal,
  enter,
  at,
  complaints,
}) => {
  const { act } = await superadminOf(portal)
  let person: Person | undefined
  await listening(page, async () => {
    person = await enter(
      { groups: ['biolanadmin'], company: 'Biolan', apps: ['peatsale', 'manuredelivery'] },
      listAddress,
    )
  })
  if (person === undefined) throw new Error('Nobody came in')
  await expect(page.getByRole('searchbox')).toBeVisible()
  const stored = await portal.stored(person.id)

  await act(saveUser, withGroups(person, stored?.lastmodified ?? '', []))

  await expect(page.getByRole('searchbox')).toHaveCount(0, soon)
  await at(`/?returnUrl=${encodeURIComponent(listAddress)}`)
  // What the list asked for in that very moment may have been refused.
  const isRefusal = (text: string) => /status of 403 .*\/api\/admin\//.test(text)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isRefusal(text)))
})

for (const language of ['fi', 'en'] as const) {
  test(`R11, R36: an ended session ends in the open browser, too (${language})`, async ({ page, portal, enter }) => {
    const { act } = await superadminOf(portal)
    let id = ''
    await listening(page, async () => {
      id = (await enter({ apps: ['peatsale', 'manuredelivery'], language }, quietScreen)).id
    })

    await act(endPersonSessions, { userid: id })

    await expect(page.getByText(loggedOut[language])).toBeVisible(soon)
    await expect(page).toHaveURL(/#\/login/)
  })
}

test('R11: a deactivated person is signed out in the open browser', async ({ page, portal, enter }) => {
  const { act } = await superadminOf(portal)
  let id = ''
  await listening(page, async () => {
    id = (await enter({ apps: ['peatsale', 'manuredelivery'] }, quietScreen)).id
  })

  await act(setUserActive, { id, active: false })

  await expect(page.getByText(loggedOut.fi)).toBeVisible(soon)
})

test('R37, ADMIN-SYS-07: the system closes and opens in every open browser', async ({
  page,
  portal,
  enter,
  willComplain,
  operator: _,
}) => {
  willComplain(/status of 503/)
  const { act, admin } = await superadminOf(portal)
  await listening(page, () => enter({ apps: ['peatsale', 'manuredelivery'] }))
  const tile = page.getByRole('main').getByRole('link', { name: /Kuivikemyynti/ })
  await expect(tile).toBeVisible()

  await act(startOrShutSystem, { admin, command: 'shutdown' })
  await expect(tile).toHaveCount(0, soon)
  await act(startOrShutSystem, { admin, command: 'start' })
  await expect(tile).toBeVisible({ timeout: 5000 })
})

const hindrances: Readonly<Record<string, (route: Route) => unknown>> = {
  'is refused by a proxy': (route) => route.abort(),
  'never answers': () => undefined,
}
for (const [hindrance, meet] of Object.entries(hindrances)) {
  test(`R84: where the stream ${hindrance} the browser asks, and notices within two seconds, too`, async ({
    page,
    portal,
    enter,
    willComplain,
  }) => {
    const { act } = await superadminOf(portal)
    await page.route('**/api/live/events', meet)
    const { id } = await enter({ apps: ['peatsale', 'manuredelivery'] })
    await page.waitForResponse((response) => response.url().includes('/api/live/events/since/'))

    await act(endPersonSessions, { userid: id })

    await expect(page.getByText(loggedOut.fi)).toBeVisible(soon)
    willComplain(...(hindrance === 'never answers' ? [] : [/net::ERR_FAILED/]), /status of 401/)
  })
}
