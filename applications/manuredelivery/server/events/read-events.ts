/** The event log of a request or a consignment, for the office. */
import { wordFieldsOf } from '@workspace/logistics/contract'
import { logPage } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { readConsignmentEvents } from '../../contract/consignments/calls.ts'
import { consignmentCommands } from '../../contract/consignments/consignment-event.ts'
import { readRequestEvents } from '../../contract/requests/calls.ts'
import { requestCommands } from '../../contract/requests/request-event.ts'
import { storedConsignment } from '../consignments/stored-consignment.ts'
import { storedRequest } from '../requests/request-rows.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole, requestRolesOf } from '../rights/request-roles.ts'
import { events } from './manure-events.ts'

const { reads } = handlersOf<ManureActor>()

const readRequestEventsHandler = reads(readRequestEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  const request = await storedRequest(host.database.reading, id)
  if (request === undefined || !requestRolesOf(actor, request).some(isOfficeRole)) throw refuse('not_found')
  return await logPage({ host, log: events, wordFields }, id, cursor)
})

const readConsignmentEventsHandler = reads(readConsignmentEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  const consignment = await storedConsignment(host.database.reading, id)
  if (consignment === undefined || !actor.companies.includes(consignment.company)) throw refuse('not_found')
  return await logPage({ host, log: events, wordFields }, id, cursor)
})

const wordFields = wordFieldsOf({ ...requestCommands, ...consignmentCommands })

export const eventHandlers = {
  readRequestEvents: readRequestEventsHandler,
  readConsignmentEvents: readConsignmentEventsHandler,
}
