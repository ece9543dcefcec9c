/** What the calls about invitations answer each caller about the targets. */
import { invitations } from '@workspace/logistics/server'
import type { ApplicationCell, ApplicationRow } from '@workspace/portal/server/testing'
import type { invitationCalls } from '../../contract/farms/invitation-calls.ts'
import type { ManureCaller } from './callers.ts'
import { nothing } from './ids.ts'
import { writeManure } from './manure-fixture.ts'
import { answersBy, everyWorker, farms, offices, targetOf } from './matrix-answers.ts'

const managers = answersBy({ ...farms, ...offices })
const everybody = (signs: string) => ({ ...everyWorker(signs), newcomer: signs, officeWithoutCompany: signs })

export const invitationRows: {
  readonly [Name in keyof typeof invitationCalls]: ApplicationRow<(typeof invitationCalls)[Name], ManureCaller>
} = {
  inviteMember: {
    answers: managers,
    input: (cell) => ({ account: targetOf(cell).account, email: `kutsu_${cell.number}@posti.test` }),
  },
  withdrawInvitation: { answers: managers, input: async (cell) => ({ id: await newInvitation(cell) }) },
  // A link that leads nowhere answers that, and nothing else.
  readInvitation: { answers: everybody('ooo'), input: () => ({ link: 'a'.repeat(43) }) },
  acceptInvitation: { answers: everybody('ccc'), input: () => ({ link: 'a'.repeat(43) }) },
}

async function newInvitation(cell: ApplicationCell): Promise<string> {
  const { account } = targetOf(cell)
  if (account === nothing) return nothing
  const sent = { application: 'manuredelivery', account, by: nothing, companies: [], now: cell.fixture.clock.now() }
  const email = `kutsuttu_${cell.number}@posti.test`
  return (await writeManure(cell.fixture, (_, transaction) => invitations.write(transaction, { ...sent, email }))).id
}
