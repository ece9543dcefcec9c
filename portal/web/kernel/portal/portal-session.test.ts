import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../testing/browser-world.ts'
import {
  initialAnswer,
  loginAnswer,
  maija,
  publicAnswer,
  settled,
  signedIn,
  stub,
  world,
} from '../testing/browser-world.ts'
import { person } from '../testing/people.ts'
import { Portal } from './portal.ts'
import { startState } from './portal-state.ts'
import { unansweredSite } from './shared-data.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function logIn(answer: Answer) {
  const browser = world()
  const portal = browser.portal()
  portal.start()
  await settled()
  await browser.asked[0]?.answer(publicAnswer)
  const answered = portal.logIn({ username: 'MAIJA.metsa', password: 'salasana1' })
  await settled()
  await browser.callsOf('logIn')[0]?.answer(answer)
  await answered
  return { browser, portal }
}

test('STATE-01, LOGIN-14: success stores the session as the server spells it and signs in', async () => {
  const { browser, portal } = await logIn(loginAnswer)
  expect(browser.stored).toEqual(maija)
  expect(portal.state()).toMatchObject({
    initialDataReady: true,
    session: { at: 'signed-in', currentUser: { username: 'maija.metsa' }, transport: { istransport: false } },
  })
})

test('LOGIN-10: a refusal changes nothing', async () => {
  const { browser, portal } = await logIn({ refused: 'invalid_password' })
  expect(browser.stored).toBeUndefined()
  expect(portal.state().session.at).toBe('signed-out')
})

test('LOGIN-18: code that did not come through is a network failure', async () => {
  const browser = world()
  const portal = new Portal(
    { ...stub(browser), sessionWork: () => Promise.reject(new TypeError('no chunk')) },
    { loginOverridden: false },
  )
  expect(await portal.logIn({ username: 'a', password: 'b' })).toEqual({ failed: 'network' })
})

test('STATE-02, STATE-03: logging out puts every field back to its start value', async () => {
  const { browser, portal } = await signedIn()
  portal.chooseApplication('peatsale')
  portal.logOut()
  const start = startState({ loginOverridden: false })
  expect(portal.state()).toEqual({
    ...start,
    load: { at: 'arrived' },
    // What anybody may know of the site stays.
    site: {
      ...unansweredSite,
      siteNames: { fi: 'Turve ja lanta', en: 'Turve ja lanta' },
      mainRecord: { ...unansweredSite.mainRecord, name: 'Turve ja lanta' },
      companies: ['Biolan', 'Novarbo'],
    },
    farewell: 'loggedout',
  })
  expect(browser.stored).toBeUndefined()
  expect(browser.ended).toBe(1)
})

test('STATE-04, STATE-08: logging out goes to the login and tells the server, without waiting for it', async () => {
  const { browser, portal } = await signedIn()
  browser.address = '/user/settings'
  portal.logOut()
  expect(browser.callsOf('logOut')).toHaveLength(1)
  expect(browser.address).toBe('/login')
  expect(portal.state().session.at).toBe('signed-out')
})

test('STATE-10: another tab’s logout is followed', async () => {
  const { browser, portal } = await signedIn()
  browser.stored = undefined
  browser.address = '/user/settings'
  portal.followOtherTab()
  expect(browser.address).toBe('/login')
  expect(portal.state().session.at).toBe('signed-out')
  expect(browser.ended).toBe(1)
})

test('STATE-10: another user’s login in another tab is followed', async () => {
  const { browser, portal } = await signedIn()
  browser.stored = { token: 'other.secret', username: 'toinen' }
  portal.followOtherTab()
  await settled()
  expect(portal.state().session).toMatchObject({ at: 'waiting', username: 'toinen' })
  expect(browser.callsOf('readInitialData').at(-1)).toMatchObject({ input: { username: 'toinen', token: 'other' } })
})

test('STATE-10: an answer to the old session does not come into the new one', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  browser.stored = { token: 'other.secret', username: 'toinen' }
  portal.followOtherTab()
  await settled()
  await browser.asked[0]?.answer(initialAnswer)
  expect(portal.state().session).toMatchObject({ at: 'waiting', username: 'toinen' })
})

test('FRONT-10: choosing an application makes it the current one', async () => {
  const { portal } = await signedIn()
  portal.chooseApplication('peatsale')
  expect(portal.state().currentApplication).toBe('peatsale')
})

test('STATE-06: a saved main record is in use at once', async () => {
  const { portal } = await signedIn()
  portal.mainRecordSaved({ ...unansweredSite.mainRecord, isactive: false })
  expect(portal.state().site.isSiteActive).toBe(false)
})

test('SETTINGS-20: a saved own record is in use at once', async () => {
  const { portal } = await signedIn()
  portal.ownRecordSaved(person({ lastname: 'Niemi' }))
  expect(portal.state().session).toMatchObject({ currentUser: { lastname: 'Niemi' } })
})

test('START-22: unsaved changes outlive an ended session: the screen stands, and the same person goes on with it', async () => {
  const { browser, portal } = await signedIn()
  browser.address = '/user/settings'
  browser.unsaved = true
  portal.refused({ code: 'unauthorized', token: maija.token })
  expect(portal.state()).toMatchObject({ session: { at: 'signed-in' }, lapsed: true })
  expect([browser.address, browser.ended]).toEqual(['/user/settings', 0])

  const answered = portal.logIn({ username: 'maija.metsa', password: 'salasana1' })
  await settled()
  const again = { ...loginAnswer.answered, token: 'handle2.secret' }
  await browser.callsOf('logIn')[0]?.answer({ answered: again })
  await answered
  expect(portal.state().lapsed).toBeUndefined()
  expect(portal.state().session).toMatchObject({ at: 'signed-in', token: 'handle2.secret' })
  expect([browser.stored?.token, browser.address, browser.ended]).toEqual(['handle2.secret', '/user/settings', 0])
})

test('START-22: who leaves the unsaved changes comes to the login', async () => {
  const { browser, portal } = await signedIn()
  browser.address = '/user/settings'
  browser.unsaved = true
  portal.refused({ code: 'unauthorized', token: maija.token })
  portal.expire()
  expect(browser.address).toBe('/login?returnUrl=%2Fuser%2Fsettings')
  expect(portal.state()).toMatchObject({ session: { at: 'signed-out' }, farewell: 'expired' })
  expect([portal.state().lapsed, browser.stored, browser.ended]).toEqual([undefined, undefined, 1])
})
