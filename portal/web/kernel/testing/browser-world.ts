/** A browser of the tests' own: what is stored, where it stands, what was asked, and answers given when the test says. */

import { Portal } from '../portal/portal.ts'
import * as workOfSessions from '../portal/session-work.ts'
import { unansweredSite } from '../portal/shared-data.ts'
import type { World } from '../portal/world.ts'
import type { AnswerTo } from '../requests/ask.ts'
import type { StoredSession } from '../sessions/stored-session.ts'
import { application, initialData, person } from './people.ts'

export const maija: StoredSession = { token: 'handle.secret', username: 'maija.metsa' }
export const publicAnswer = {
  answered: { success: true, value: 'ok', maindata: [unansweredSite.mainRecord], companies: ['Biolan'] },
}
export const initialAnswer = {
  answered: { success: true, value: 'ok', ...initialData(person(), { apps: [application('peatsale')] }) },
}
export const loginAnswer = { answered: { ...initialAnswer.answered, token: maija.token } }
/** Coming back to a page takes a page. */
const sessionWork = { ...workOfSessions, readOnReturn: () => undefined }

export type Answer = AnswerTo<typeof sessionWork.logIn> | object

export function world(stored?: StoredSession) {
  const asked: { call: string; input: unknown; answer: (answer: Answer) => Promise<void> }[] = []
  const browser = {
    stored,
    address: '/',
    asked,
    ended: 0,
    unsaved: false,
    logged: [] as unknown[],
    callsOf: (name: string) => asked.filter(({ call }) => call === name),
    portal: (options = { loginOverridden: false }) => portal(options),
  }
  const portal = (options: { loginOverridden: boolean }) =>
    new Portal(
      {
        sessionWork: async () => sessionWork,
        ask: ((call: { name: string }, input: unknown) => {
          const { promise, resolve } = Promise.withResolvers<unknown>()
          const answer = async (given: Answer) => {
            resolve(given)
            await settled()
          }
          asked.push({ call: call.name, input, answer })
          return promise
        }) as unknown as World['ask'],
        storedSession: () => browser.stored,
        storeSession: (session) => {
          browser.stored = session
        },
        removeStoredSession: () => {
          browser.stored = undefined
        },
        announceSessionEnd: () => {
          browser.ended += 1
        },
        address: () => browser.address,
        navigate: (to) => {
          browser.address = to
        },
        hasUnsavedChanges: () => browser.unsaved,
        log: (...what) => browser.logged.push(what),
      },
      options,
    )
  return browser
}

export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

export async function signedIn() {
  const browser = world(maija)
  const portal = browser.portal()
  portal.start()
  await settled()
  await browser.asked[0]?.answer(initialAnswer)
  return { browser, portal }
}

export function stub(browser: ReturnType<typeof world>): World {
  return {
    sessionWork: async () => sessionWork,
    ask: () => new Promise(() => undefined),
    storedSession: () => browser.stored,
    storeSession: () => undefined,
    removeStoredSession: () => undefined,
    announceSessionEnd: () => undefined,
    address: () => browser.address,
    navigate: () => undefined,
    hasUnsavedChanges: () => browser.unsaved,
    log: (...what) => browser.logged.push(what),
  }
}
