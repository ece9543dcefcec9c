/** Of what notices are about, what the person may see now: asked again whenever they are read. */
import type { NoticeSubject } from '@workspace/portal/server'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { consignmentsSeenBy } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { requestsSeenBy } from '../rights/request-roles.ts'

export async function noticesSeen(
  reader: ManureReader,
  actor: ManureActor,
  subjects: readonly NoticeSubject[],
): Promise<ReadonlySet<string>> {
  const own = ownTables(reader)
  const ids = (kind: string) => ['', ...new Set(subjects.flatMap((each) => (each.kind === kind ? [each.id] : [])))]
  const consignments = own.selectFrom('manuredelivery_consignment').select('id').where('id', 'in', ids('consignment'))
  const requests = own.selectFrom('manuredelivery_request').select('id').where('id', 'in', ids('request'))
  const asked = own.selectFrom('manuredelivery_farm_request').select('id').where('id', 'in', ids('farmrequest'))
  const seen = await Promise.all([
    asked.where('person', '=', actor.id).execute(),
    consignments.where((of) => consignmentsSeenBy(actor, of)).execute(),
    requests.where((of) => requestsSeenBy(actor, of)).execute(),
  ])
  // A farm is its members', a carrier its dispatchers'.
  const carriers = actor.roles.has('carrierLead') ? [actor.carrier] : []
  return new Set([...actor.accounts, ...carriers, ...seen.flat().map(({ id }) => id)])
}
