import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialAnswer, maija, publicAnswer, settled, signedIn, stub, world } from '../testing/browser-world.ts'
import { Portal } from './portal.ts'
import { startState } from './portal-state.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('START-04, CALL-06: a stored session asks for its initial data, with the public id only', async () => {
  const browser = world(maija)
  browser.portal().start()
  await settled()
  expect(browser.asked).toMatchObject([
    { call: 'readInitialData', input: { username: 'maija.metsa', token: 'handle' } },
  ])
})

test('START-05: otherwise the public data is asked for', async () => {
  const browser = world()
  const portal = browser.portal()
  portal.start()
  await settled()
  expect(browser.asked).toMatchObject([{ call: 'readPublicData', input: {} }])
  await browser.asked[0]?.answer(publicAnswer)
  expect(portal.state()).toMatchObject({ load: { at: 'arrived' }, session: { at: 'signed-out' } })
  expect(portal.state().site.companies).toEqual(['Biolan'])
})

test('START-09: what is not a whole session is removed', () => {
  const browser = world()
  const removed = vi.fn()
  const portal = new Portal({ ...stub(browser), removeStoredSession: removed }, { loginOverridden: false })
  portal.start()
  expect(removed).toHaveBeenCalledOnce()
})

test('START-10: after 5000 ms without data the load is marked failed, not before', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  vi.advanceTimersByTime(4999)
  expect(portal.state().load).toEqual({ at: 'underway' })
  vi.advanceTimersByTime(1)
  expect(portal.state().load).toEqual({ at: 'failed' })
})

test('START-11: an answer after the mark is taken into use and clears it', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  vi.advanceTimersByTime(9000)
  await browser.asked[0]?.answer(initialAnswer)
  expect(portal.state()).toMatchObject({ load: { at: 'arrived' }, session: { at: 'signed-in' } })
})

test('START-11: a network error marks the failure at once, and trying again may bring the data', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  await browser.asked[0]?.answer({ failed: 'network' })
  expect(portal.state().load.at).toBe('failed')
  portal.retry()
  await settled()
  expect(portal.state().load.at).toBe('underway')
  await browser.asked[1]?.answer(initialAnswer)
  expect(portal.state().load.at).toBe('arrived')
})

test('START-11: of two loads under way the first answer counts, and a later failure changes nothing', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  vi.advanceTimersByTime(5000)
  portal.retry()
  await settled()
  await browser.asked[0]?.answer(initialAnswer)
  await browser.asked[1]?.answer({ failed: 'network' })
  expect(portal.state()).toMatchObject({ load: { at: 'arrived' }, session: { at: 'signed-in' } })
})

test('START-15, ERR-22: a fault is a failed start, with its reference', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  await browser.asked[0]?.answer({ failed: 'fault', requestId: 'r-1' })
  expect(portal.state().load).toEqual({ at: 'failed', requestId: 'r-1' })
})

test('START-16: what nobody foresaw is only logged', async () => {
  const browser = world(maija)
  const portal = new Portal(
    { ...stub(browser), ask: () => Promise.reject(new Error('unforeseen')) },
    { loginOverridden: false },
  )
  portal.start()
  await settled()
  expect(browser.logged).toHaveLength(1)
  expect(portal.state()).toMatchObject({ load: { at: 'underway' }, session: { at: 'waiting' } })
})

test('START-17, TERMS-16: opened at the terms only the public data is asked for, until the visitor moves on', async () => {
  const browser = world(maija)
  const portal = browser.portal({ loginOverridden: true })
  portal.start()
  await settled()
  expect(browser.asked).toMatchObject([{ call: 'readPublicData' }])
  expect(browser.stored).toEqual(maija)
  portal.leaveTerms()
  await settled()
  expect(portal.state().loginOverridden).toBe(false)
  expect(browser.asked).toMatchObject([{ call: 'readPublicData' }, { call: 'readInitialData' }])
})

test('START-20: the ready flag is true once initial data has loaded', async () => {
  const { portal } = await signedIn()
  expect(startState({ loginOverridden: false }).initialDataReady).toBe(false)
  expect(portal.state().initialDataReady).toBe(true)
})

test('START-19: a closed system marks the site inactive and keeps the session', async () => {
  const { browser, portal } = await signedIn()
  portal.refused({ code: 'system_offline', token: maija.token })
  expect(portal.state()).toMatchObject({ site: { isSiteActive: false }, session: { at: 'signed-in' } })
  expect(browser.stored).toEqual(maija)
})

test('START-19: also where the initial data itself was refused so', async () => {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  portal.refused({ code: 'system_offline', token: maija.token })
  await browser.asked[0]?.answer({ refused: 'system_offline' })
  expect(portal.state()).toMatchObject({
    site: { isSiteActive: false },
    load: { at: 'arrived' },
    session: { at: 'waiting' },
  })
})

test('START-21: an unauthorized start logs out and goes to the login, which then gets its public data', async () => {
  const browser = world(maija)
  browser.address = '/admin/users/allusers'
  const portal = browser.portal()
  portal.start()
  await settled()
  portal.refused({ code: 'unauthorized', token: maija.token })
  await browser.asked[0]?.answer({ refused: 'unauthorized' })
  expect(browser.stored).toBeUndefined()
  expect(browser.address).toBe('/login?returnUrl=%2Fadmin%2Fusers%2Fallusers')
  expect(portal.state()).toMatchObject({ session: { at: 'signed-out' }, farewell: 'expired' })
  expect(browser.callsOf('readPublicData')).toHaveLength(1)
})

test('START-22: so does any later unauthorized answer, but not one to an older session', async () => {
  const { browser, portal } = await signedIn()
  portal.refused({ code: 'unauthorized', token: 'older.secret' })
  portal.refused({ code: 'unauthorized', token: undefined })
  expect(portal.state().session.at).toBe('signed-in')
  portal.refused({ code: 'unauthorized', token: maija.token })
  expect(portal.state()).toMatchObject({ session: { at: 'signed-out' }, farewell: 'expired' })
  expect(browser.ended).toBe(1)
})
