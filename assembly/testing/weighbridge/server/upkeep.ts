/** What comes round, what the operator may ask, and what a demo begins with. */
import type { ApplicationCommand, ApplicationDemo, ApplicationJob } from '@workspace/portal/server'
import { CommandFailed, hours } from '@workspace/portal/server'
import { ownTables } from './tables.ts'

const keptMilliseconds = 30 * 24 * 3_600_000

/** Weighings older than thirty days go. */
export const tidy: ApplicationJob = {
  name: 'tidy',
  every: hours(1),
  run: ({ database }, now) =>
    database.writing(async (transaction) => {
      await database.lock(transaction, 'tidy')
      const gone = await ownTables(transaction)
        .deleteFrom('weighbridge_visit')
        .where('at', '<', new Date(now.getTime() - keptMilliseconds).toISOString())
        .returning('id')
        .execute()
      return gone.length
    }),
}

export const count: ApplicationCommand = {
  usage: '[--empty]',
  summary: 'Says how many weighings there are.',
  options: { empty: { type: 'boolean' } },
  words: 0,
  run: async ({ options }, { host, print }) => {
    const visits = await ownTables(host.database.reading).selectFrom('weighbridge_visit').select('id').execute()
    if (options['empty'] === true && visits.length > 0) throw new CommandFailed('There are weighings already.')
    print(`${visits.length} weighings`)
  },
}

export const demo: ApplicationDemo = {
  fill: async (_, transaction, { person, carrier, now }) => {
    const own = ownTables(transaction)
    const visit = { id: 'demo-1', account_id: person('demo_asiakas_01').id, kilograms: 41_500, at: now.toISOString() }
    await own.insertInto('weighbridge_visit').values(visit).execute()
    const bridge = { name: 'Pelso', company_key: 'novarbo', carrier: carrier('Kuljetus Suokoski Oy') }
    await own.insertInto('weighbridge_bridge').values(bridge).execute()
  },
}
