/**
 * A portal with Kuivikemyynti in a process of its own, to be killed in the middle of an event. Prints its address; stays for
 * ever at the end of the transaction that has written the event HOLD_EVENT, and says so.
 */
import { logisticsModule } from '@workspace/logistics/server'
import { readSettings, startPortal } from '@workspace/portal/server'
import { ownTables } from '../database/tables.ts'
import { peatsaleServer } from '../index.ts'

const { HOLD_EVENT: held = '' } = process.env
const settings = readSettings(process.env)
// As the clock of the tests stands: sessions of their people hold.
const clock = { now: () => new Date('2026-10-05T06:00:00.000Z') }
const { address, host } = await startPortal({
  settings,
  applications: [peatsaleServer],
  modules: [logisticsModule],
  clock,
})
const { writing } = host.database
const heldWriting: typeof writing = (act) =>
  writing(async (transaction) => {
    const result = await act(transaction)
    const own = ownTables(transaction as never)
    const written = own.selectFrom('peatsale_event').select('id').where('id', '=', held)
    if (held === '' || (await written.executeTakeFirst()) === undefined) return result
    process.stdout.write('holding\n')
    return await new Promise<never>(() => undefined)
  })
Object.assign(host.database, { writing: heldWriting })
process.stdout.write(`ready ${address}\n`)
