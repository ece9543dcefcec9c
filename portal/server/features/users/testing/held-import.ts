/** An import by the front door that stays where all of its people are written and none is shown. */
import type { AnswerOf } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import type { TestAnswer } from '../../../testing/test-portal.ts'
import type { AdministeredPortal, Caller } from './administered-portal.ts'

const { confirmUserImport, uploadUserImport } = administrationCalls

const importHead = 'Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Yritys;Ryhmät;Tyyppi'

/** What `confirmUserImport` is asked with, of a file that has been uploaded. */
export async function uploadedPlan(fixture: AdministeredPortal, caller: Caller, rows: readonly string[]) {
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' }
  const body = Buffer.from(`${importHead}\n${rows.join('\n')}\n`)
  const answer = await fixture.portal.send('POST', '/api/admin/users/import/upload/a.csv', { headers, body })
  const file = answer.body as unknown as AnswerOf<typeof uploadUserImport>
  return { import: file.import, columns: file.columns.map(({ field }) => field) }
}

export interface HeldImport {
  readonly plan: Awaited<ReturnType<typeof uploadedPlan>>
  /** Lets it be shown. @returns what it was answered. */
  goOn(): Promise<TestAnswer>
}

/** Nothing writes but what the test asks for from here on, so that transactions can be counted. */
export async function untilQuiet({ portal }: AdministeredPortal): Promise<void> {
  await portal.host.background.idle()
  await portal.host.outbox.drain()
}

/** Transactions of an import of one slice of rows: its beginning, the rows; the next one shows it. */
const beforeItShows = 2

export async function heldImport(
  fixture: AdministeredPortal,
  caller: Caller,
  rows: readonly string[],
): Promise<HeldImport> {
  const plan = await uploadedPlan(fixture, caller, rows)
  await untilQuiet(fixture)
  const { database } = fixture.portal.host
  const { writing } = database
  const [standing, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let transactions = 0
  const held: typeof writing = async (act) => {
    if (transactions++ === beforeItShows) {
      Object.assign(database, { writing })
      standing.resolve()
      await going.promise
    }
    return writing(act)
  }
  Object.assign(database, { writing: held })
  const asked = caller.ask(confirmUserImport, plan)
  await Promise.race([standing.promise, asked.then((answer) => Promise.reject(new Error(answer.text)))])
  return {
    plan,
    goOn: () => {
      going.resolve()
      return asked
    },
  }
}
