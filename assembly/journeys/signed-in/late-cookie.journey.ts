/** The cookie against forged requests changes between the reading of its value and the sending of a write. */

import type { Page, Response } from '@playwright/test'
import type { TestPortal } from '@workspace/portal/server/testing'
import { refuse } from '../interception.ts'
import { expect, giveCredentials, test } from '../world.ts'

const settings = '/api/settings/usersettings/save'
const login = '/api/auth/userlogin'

/** A cookie as the portal gives it to a visitor, put into the browser while the first request to that path is on its way. */
async function cookieArrivesDuring(page: Page, portal: TestPortal, path: string): Promise<void> {
  const answer = await portal.send('GET', '/api/data/initialwithoutlogin')
  const value = /portal-xsrf=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
  await page.route(
    `**${path}`,
    async (route) => {
      // The header is fixed by now; the browser adds the cookie when the request goes on.
      const names = ['portal-xsrf', 'XSRF-TOKEN']
      const sameSite = 'Lax'
      await page.context().addCookies(names.map((name) => ({ name, value, url: portal.address, sameSite })))
      await route.fallback()
    },
    { times: 1 },
  )
}

function answersTo(page: Page, path: string): Response[] {
  const answers: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === path) answers.push(response)
  })
  return answers
}

async function saveCity(page: Page, city: string): Promise<void> {
  await page.locator('#settings-city-edit').click()
  await page.locator('#settings-city').fill(city)
  await page.getByRole('button', { name: 'Tallenna' }).click()
}

test('CALL-04, CALL-05: what is saved while a cookie arrives is saved, without a word', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  willComplain(/status of 403/)
  const { id } = await enter({}, '/user/settings')
  await cookieArrivesDuring(page, portal, settings)
  const answers = answersTo(page, settings)

  await saveCity(page, 'Kauhava')

  await expect.poll(() => answers.map((answer) => answer.status())).toEqual([403, 200])
  expect(await portal.stored(id)).toHaveProperty('city', 'Kauhava')
  const keys = answers.map((answer) => answer.request().headers()['idempotency-key'])
  expect(keys[1]).toBe(keys[0])
  await expect(page.getByText('Pyyntöä ei voitu varmistaa.')).toHaveCount(0)
})

test('CALL-05: signing in while the first cookie arrives succeeds at the first press', async ({
  page,
  portal,
  open,
  at,
  willComplain,
}) => {
  willComplain(/status of 403/)
  const { username } = await portal.person({ apps: ['peatsale', 'manuredelivery'] })
  await open('/login')
  await cookieArrivesDuring(page, portal, login)
  const answers = answersTo(page, login)

  await giveCredentials(page, username)

  await at('/frontpage')
  expect(answers.map((answer) => answer.status())).toEqual([403, 200])
})

test('CALL-04, CALL-05: a cookie XSRF-TOKEN of another application stops nobody from saving', async ({
  page,
  context,
  portal,
  enter,
}) => {
  const { id } = await enter({}, '/user/settings')
  await expect(page.locator('#settings-city-edit')).toBeVisible()
  const theirs = { name: 'XSRF-TOKEN', value: 'theirs', domain: new URL(portal.address).hostname }
  await context.addCookies([
    { ...theirs, path: '/api' },
    { ...theirs, path: '/' },
  ])
  await saveCity(page, 'Kauhava')

  await expect.poll(async () => (await portal.stored(id))?.city).toBe('Kauhava')
  const kept = await context.cookies()
  expect(kept.filter(({ name }) => name === 'XSRF-TOKEN').map(({ value }) => value)).toEqual(['theirs', 'theirs'])
})

test('CALL-05: a write that is refused twice in a row says so', async ({ page, portal, enter, willComplain }) => {
  willComplain(/status of 403/)
  const { id, city } = await enter({}, '/user/settings')
  await expect(page.locator('#settings-city-edit')).toBeVisible()
  await refuse(page, `**${settings}`, 'csrf_mismatch')
  const answers = answersTo(page, settings)

  await saveCity(page, 'Kauhava')

  await expect(page.getByText('Pyyntöä ei voitu varmistaa. Lataa sivu uudelleen.')).toBeVisible()
  expect(answers).toHaveLength(2)
  expect(await portal.stored(id)).toHaveProperty('city', city)
})
