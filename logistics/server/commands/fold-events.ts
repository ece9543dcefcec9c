/** Checks the event log of one aggregate: each event is a step of its machine, and the last one leads to the stored state. */
import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { ruleOf } from '@workspace/logistics/contract'
import type { ApplicationCommand, Host } from '@workspace/portal/server'
import { CommandFailed } from '@workspace/portal/server'
import type { EventLog } from './event-log.ts'

export interface LoggedEvent {
  readonly kind: string
  readonly role: string
  readonly state: string
}

/** The machine and the stored records of one aggregate. */
export interface Folded<V extends Vocabulary> {
  readonly machine: Machine<V>
  /** Up to `limit` records with an id after `after`, in the order of their ids. */
  page(
    after: string,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly number: string | null; readonly state: string }[]>
}

const pageSize = 500

export async function faultsOf<V extends Vocabulary>(
  { database, log }: Pick<Host, 'database'> & { readonly log: EventLog },
  { machine, page }: Folded<V>,
): Promise<readonly string[]> {
  const faults: string[] = []
  let after = ''
  while (true) {
    const rows = await page(after, pageSize)
    const last = rows.at(-1)
    if (last === undefined) return faults
    after = last.id
    const ids = rows.map(({ id }) => id)
    const events = log.events(database.reading).select(['of_id', 'kind', 'role', 'state', 'seq'])
    const logged = Map.groupBy(await events.where('of_id', 'in', ids).orderBy('seq').execute(), ({ of_id }) => of_id)
    for (const { id, number, state } of rows) {
      const fault = foldFault(machine, logged.get(id) ?? [], state)
      if (fault !== undefined) faults.push(`${number ?? id}: ${fault}`)
    }
  }
}

/** The operator's command that prints what is not as the events and the sums say. */
export function verifyingEvents(
  summary: string,
  faultsIn: (host: Pick<Host, 'database'>) => Promise<readonly string[]>,
): ApplicationCommand {
  return {
    ...{ usage: '', summary, options: {}, words: 0 },
    run: async (_, { host, print }) => {
      const faults = await faultsIn(host)
      for (const fault of faults) print(fault)
      if (faults.length > 0) throw new CommandFailed(`${faults.length} things are not as the events say.`)
      print('Everything is as the events say.')
    },
  }
}

/** What is wrong with the events of one record; undefined where they lead to the stored state. */
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
