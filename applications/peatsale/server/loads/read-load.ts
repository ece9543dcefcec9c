import { handlersOf } from '@workspace/portal/server'
import { readLoad } from '../../contract/loads/calls.ts'
import { latestChange } from '../events/peat-events.ts'
import { loadRolesOf, seesLoad } from '../rights/load-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { loadDetails } from './load-details.ts'
import { relatedOfLoads } from './load-rows.ts'
import { proposedFor } from './proposed-for.ts'
import { relationTo, storedLoad } from './stored-load.ts'

const { reads } = handlersOf<PeatActor>()

/** The carrier's people know each other; of the office that it was the office. */
const carriersOwn: readonly string[] = ['leadOwn', 'driverOwn']

export const readLoadHandler = reads(readLoad, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const load = await storedLoad(reader, id)
  if (!load) throw refuse('not_found')
  const around = await relatedOfLoads(reader, { host, actor }, [load])
  const ties = await relationTo({ reader, actor, now: request.now }, load)
  const roles = loadRolesOf(actor, load, ties)
  if (!seesLoad(roles, load.state)) throw refuse(roles.includes('noRole') ? 'forbidden' : 'not_found')
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  const isCrew = roles.some((role) => carriersOwn.includes(role))
  const shows = (role: string) => isOffice || carriersOwn.includes(role)
  return {
    load: await loadDetails({ host, reader, actor, now: request.now }, { load, around, roles }),
    proposal: isOffice && load.state === 'delivered' ? await proposedFor(reader, load) : null,
    latest: isOffice || isCrew ? await latestChange({ host, reader, actor }, id, shows) : null,
  }
})
