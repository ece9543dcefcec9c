/** A portal with administrators of two companies and a superadmin, and newcomers who come by the front door. */
import type { BulkUndo, ListedUser, NewcomerAction } from '../../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { registrationForm } from '../../../testing/registration-form.ts'
import type { TestAnswer } from '../../../testing/test-portal.ts'
import type { AdministeredPortal, Caller } from '../../users/testing/administered-portal.ts'
import { startAdministeredPortal } from '../../users/testing/administered-portal.ts'

const { bulkUsers, searchUsers } = administrationCalls
const { readFrontPage, register, validateEmail } = portalCalls

export interface NewcomersPortal extends AdministeredPortal {
  readonly biolan: Caller
  readonly novarbo: Caller
  /** Reads English. */
  readonly superadmin: Caller
  /** Registers and proves the address. */
  newcomer(company: string, language?: 'fi' | 'en'): Promise<ListedUser>
  /** Subjects of the letters that have gone to that address, oldest first. */
  lettersTo(email: string): Promise<readonly string[]>
}

export async function startNewcomersPortal(): Promise<NewcomersPortal> {
  const fixture = await startAdministeredPortal()
  const superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin', language: 'en' })
  let people = 0
  return {
    ...fixture,
    superadmin,
    biolan: await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' }),
    novarbo: await fixture.caller({ groups: ['novarboadmin'], company: 'Novarbo' }),
    newcomer: async (company, language = 'fi') => {
      people++
      const form = registrationForm({ username: `tulokas_${people}`, company, misc: { language } })
      await fixture.portal.ask(register, form)
      const validationcode = await fixture.portal.codeTo(form.email)
      const verified = await fixture.portal.ask(validateEmail, { validationcode })
      const [user] = (await superadmin.answered(searchUsers, { find: form.username })).users
      if (verified.status !== 200 || !user) throw new Error(`${form.username} has not come in: ${verified.text}`)
      return user
    },
    lettersTo: async (email) => {
      await fixture.portal.host.outbox.drain()
      const { letters } = fixture.portal.mail
      return letters.filter(({ receivers }) => receivers.includes(email)).map(({ subject }) => subject)
    },
  }
}

export type Acted = Awaited<ReturnType<typeof act>>

export function act(caller: Caller, action: BulkUndo, id: string) {
  return caller.answered(bulkUsers, { preview: false, action, people: { ids: [id] } })
}

export function letIn(company: string): NewcomerAction {
  return { act: 'letin', company }
}

export async function undo(caller: Caller, answer: Acted): Promise<TestAnswer> {
  if (answer.undo === null) throw new Error('nothing to take back')
  const { action, change } = answer.undo
  return caller.ask(bulkUsers, { preview: false, action, people: { changedby: change } })
}

export async function waitingOf(caller: Caller) {
  return (await caller.answered(readFrontPage, {})).waitingpeople
}
