/** The operator's look at the log: what the events say is what the rows say. */
import type { ApplicationCommand, Host } from '@workspace/portal/server'
import { CommandFailed } from '@workspace/portal/server'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { Machine, Vocabulary } from '../../contract/states/machine.ts'
import { ruleOf } from '../../contract/states/machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { ownTables } from '../database/tables.ts'

export const verifyEvents: ApplicationCommand = {
  usage: '',
  summary: 'Folds the events of all orders and loads, adds up the stock, and compares that with what is stored.',
  options: {},
  words: 0,
  run: async (_, { host, print }) => {
    const faults = await eventFaults(host)
    for (const fault of faults) print(fault)
    if (faults.length > 0) throw new CommandFailed(`${faults.length} things are not as the events say.`)
    print('Everything is as the events say.')
  },
}

export interface LoggedEvent {
  readonly kind: string
  readonly role: string
  readonly state: string
}

const pageSize = 500

async function eventFaults({ database }: Pick<Host, 'database'>): Promise<readonly string[]> {
  return [
    ...(await faultsOf({ database }, 'peatsale_load', loadMachine)),
    ...(await faultsOf({ database }, 'peatsale_order', orderMachine)),
    ...(await stockFaults({ database })),
  ]
}

async function faultsOf<V extends Vocabulary>(
  { database }: Pick<Host, 'database'>,
  table: 'peatsale_load' | 'peatsale_order',
  machine: Machine<V>,
): Promise<readonly string[]> {
  const own = ownTables(database.reading)
  const faults: string[] = []
  let after = ''
  while (true) {
    const rows = await own
      .selectFrom(table)
      .select(['id', 'number', 'state'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return faults
    after = last.id
    const ids = rows.map(({ id }) => id)
    const events = own.selectFrom('peatsale_event').select(['of_id', 'kind', 'role', 'state', 'seq'])
    const logged = Map.groupBy(await events.where('of_id', 'in', ids).orderBy('seq').execute(), ({ of_id }) => of_id)
    for (const { id, number, state } of rows) {
      const fault = foldFault(machine, logged.get(id) ?? [], state)
      if (fault !== undefined) faults.push(`${number ?? id}: ${fault}`)
    }
  }
}

/** Each step has to be one of the machine's, and the last has to lead where it is; undefined where all is well. */
export function foldFault<V extends Vocabulary>(
  machine: Machine<V>,
  events: readonly LoggedEvent[],
  stored: string,
): string | undefined {
  let state: string | undefined
  for (const { kind, role, state: led } of events) {
    if (state !== undefined && role !== 'system' && !isStep(machine, { state, kind, role, led })) {
      return `${kind} by ${role} does not lead from ${state} to ${led}`
    }
    state = led
  }
  if (state === undefined) return `is ${stored} without an event`
  return state === stored ? undefined : `its events say ${state}, and it is ${stored}`
}

function isStep<V extends Vocabulary>(
  machine: Machine<V>,
  { state, kind, role, led }: { state: string; kind: string; role: string; led: string },
): boolean {
  if (!Object.hasOwn(machine.rows, kind) || !Object.hasOwn(machine.roles, role)) return false
  const rule = ruleOf(machine, { state, role, command: kind } as Parameters<typeof ruleOf<V>>[1])
  if (rule === undefined) return false
  return rule.to === led || !machine.states.some((each) => each === rule.to)
}

/** A pile has what its movements add up to. */
async function stockFaults({ database }: Pick<Host, 'database'>): Promise<readonly string[]> {
  const own = ownTables(database.reading)
  const piles = await own.selectFrom('peatsale_stockpile').select(['id', 'code', 'balance']).execute()
  const moved = await own
    .selectFrom('peatsale_stock_movement')
    .select(({ fn }) => ['stockpile', fn.sum<number>('quantity').as('sum')])
    .groupBy('stockpile')
    .execute()
  const sums = new Map(moved.map(({ stockpile, sum }) => [stockpile, Number(sum)]))
  return piles.flatMap(({ id, code, balance }) =>
    (sums.get(id) ?? 0) === balance ? [] : [`Pile ${code}: its movements make ${sums.get(id) ?? 0}, it has ${balance}`],
  )
}
