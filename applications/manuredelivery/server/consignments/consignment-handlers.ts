/** Consignments as they are read, their commands, and the batch of events of both kinds. */
import type { BatchAggregate } from '@workspace/logistics/server'
import { applyBatch, inBatch } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { commandConsignment, readConsignment, syncEvents } from '../../contract/consignments/calls.ts'
import { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { ManureRefusal } from '../../contract/manure-refusals.ts'
import { RequestEvent } from '../../contract/requests/request-event.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { RequestState } from '../../contract/states/request-states.ts'
import { latestChange } from '../events/manure-events.ts'
import { requestCommands } from '../requests/apply-request-event.ts'
import { consignmentRolesOf, seesConsignment } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole } from '../rights/request-roles.ts'
import { consignmentCommands } from './apply-consignment-event.ts'
import { consignmentDetails } from './consignment-details.ts'
import { relatedOfConsignments } from './listed-consignments.ts'
import { prepareCrewHandler } from './prepare-crew.ts'
import { searchConsignmentsHandler } from './search-consignments.ts'
import { relationTo, storedConsignment } from './stored-consignment.ts'

const { reads, writes } = handlersOf<ManureActor>()

/** The carrier's people know each other; of the office that it was the office. */
const carriersOwn: readonly string[] = ['leadOwn', 'driverOwn']

const readConsignmentHandler = reads(readConsignment, async ({ host, actor, request: { now } }, { id }, refuse) => {
  const reader = host.database.reading
  const row = await storedConsignment(reader, id)
  if (row === undefined) throw refuse('not_found')
  const roles = consignmentRolesOf(actor, row, await relationTo({ reader, actor, now }, row))
  if (!seesConsignment(roles, row.state)) throw refuse(roles.includes('noRole') ? 'forbidden' : 'not_found')
  const related = await relatedOfConsignments({ host, reader, actor }, [row])
  const isOffice = roles.some(isOfficeRole)
  const knows = isOffice || roles.some((role) => carriersOwn.includes(role))
  const shows = (role: string) => isOffice || carriersOwn.includes(role)
  return {
    consignment: await consignmentDetails({ reader, actor, now }, { row, related, roles }),
    latest: knows ? await latestChange({ host, reader, actor }, id, shows) : null,
  }
})

const commandConsignmentHandler = writes(commandConsignment, {
  write: async ({ host, actor, request, transaction }, { event }, refuse) => {
    const issuer = { host, actor, now: request.now, by: request }
    const answered = await consignmentCommands.apply(transaction, { event, issuer })
    if (!('refused' in answered)) return answered
    // Codes of the machine and of its guards are those of the call.
    throw refuse(answered.refused as ManureRefusal, { fields: answered.fields })
  },
})

const aggregates: readonly BatchAggregate<ConsignmentState | RequestState, Flag, ManureActor>[] = [
  inBatch({
    schema: ConsignmentEvent,
    commands: consignmentCommands,
    owns: async (reader, id) => (await storedConsignment(reader, id)) !== undefined,
  }),
  // What is no consignment is a request, or may become one: a request begins with the first event about it.
  inBatch({ schema: RequestEvent, commands: requestCommands, owns: () => Promise.resolve(true) }),
]

const syncEventsHandler = writes(syncEvents, {
  write: async ({ host, actor, request, transaction }, { events }) => {
    const issuer = { host, actor, now: request.now, by: request }
    return { results: await applyBatch(aggregates, transaction, { issuer, events }) }
  },
})

export const consignmentHandlers = {
  prepareCrew: prepareCrewHandler,
  searchConsignments: searchConsignmentsHandler,
  readConsignment: readConsignmentHandler,
  commandConsignment: commandConsignmentHandler,
  syncEvents: syncEventsHandler,
}
