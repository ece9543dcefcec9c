/**
 * A portal in a process of its own, to be killed in the middle of its work. Prints its address and a superadmin's token.
 * With HOLD_AT it stays for ever inside the transaction that writes the audit trail that many times, with HOLD_WRITING_AT
 * at the end of its transaction of that number, and says so.
 */
import { insertAccounts } from '../../../kernel/accounts/account-store.ts'
import { readSettings } from '../../../kernel/configuration/read-settings.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'
import { openSession } from '../../../kernel/sessions/session-store.ts'
import { startPortal } from '../../../start-portal.ts'
import { storedAccount } from '../../../testing/stored-account.ts'

const people = Number(process.env.PEOPLE ?? 0)
const holdAt = Number(process.env.HOLD_AT ?? 0)
const holdWritingAt = Number(process.env.HOLD_WRITING_AT ?? 0)

const { address, host } = await startPortal({ settings: readSettings(process.env), applications: [] })
const now = new Date()
const { token, ids } = await host.database.writing(async (transaction) => {
  const rights = { groups: ['superadmin'], isSuperadmin: true, isAdmin: true, usertype: 'admin' } as const
  const boss = await storedAccount(transaction, { username: 'paakayttaja', now, ...rights })
  const { id: _, createdAt: __, lastmodified: ___, ...fields } = boss
  const waiting = Array.from({ length: people }, (_, number) => ({
    ...fields,
    id: newId(),
    username: `odottava_${number}`,
    email: `odottava${number}@posti.test`,
    groups: [],
    isSuperadmin: false,
    isAdmin: false,
    usertype: 'customer' as const,
    activated: false,
    passwordHash: null,
    now,
  }))
  await insertAccounts(transaction, waiting)
  const session = await openSession(transaction, { accountId: boss.id, now, userAgent: 'test' })
  return { token: session.token, ids: waiting.map(({ id }) => id) }
})
let writes = 0
const held =
  <Given extends unknown[]>(write: (...given: Given) => Promise<void>) =>
  async (...given: Given) => {
    await write(...given)
    writes++
    if (writes === holdAt) await stay()
  }
async function stay(): Promise<never> {
  process.stdout.write('holding\n')
  return new Promise(() => undefined)
}
const { append, appendAll } = host.audit
Object.assign(host.audit, { append: held(append), appendAll: held(appendAll) })
const { writing } = host.database
let transactions = 0
const heldWriting: typeof writing = (act) =>
  writing(async (transaction) => {
    const result = await act(transaction)
    transactions++
    return transactions === holdWritingAt ? stay() : result
  })
Object.assign(host.database, { writing: heldWriting })
process.stdout.write(`ready ${JSON.stringify({ address, token, ids })}\n`)
