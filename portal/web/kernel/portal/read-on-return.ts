/** Visitors have no stream of events: what the site announces is read again when they come back to the page (ADMIN-SYS-13). */
import { readPublicData } from '../../../contract/sessions/calls.ts'
import type { MainRecord } from '../../../contract/site/main-record.ts'
import { ask } from '../requests/ask.ts'
import type { PortalState } from './portal-state.ts'

type Announced = { readonly state: () => PortalState; readonly mainRecordSaved: (record: MainRecord) => void }

/** Milliseconds in which the answer before is new enough. */
const freshFor = 10_000

let readAt: number | undefined

export function readOnReturn(portal: Announced): void {
  // Each start of the portal reads the public data itself.
  if (readAt === undefined) addEventListener('focus', () => void readAnew(portal))
  readAt = Date.now()
}

async function readAnew(portal: Announced): Promise<void> {
  const isVisitor = () => portal.state().session.at === 'signed-out'
  if (!isVisitor() || Date.now() - (readAt ?? 0) < freshFor) return
  readAt = Date.now()
  const answer = await ask(readPublicData, {})
  const [record] = 'answered' in answer ? answer.answered.maindata : []
  if (record !== undefined && isVisitor()) portal.mainRecordSaved(record)
}
