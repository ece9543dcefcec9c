/** Of the commands that a state offers, those whose time has not run out for whoever drives or loads (2.4). */
import { minutes } from '@workspace/portal/server'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { StoredLoad } from './load-names.ts'

/** The windows go by the device's clock, which may be so far off; a press in between is refused with its words. */
const clocksApart = minutes(10)
const deliveryWindow = minutes(15) + clocksApart
const arrivalWindow = minutes(30) + clocksApart

interface At {
  readonly load: StoredLoad
  readonly lines: Load['lines']
  readonly roles: readonly LoadRole[]
  readonly now: Date
}

export function withoutExpiredUndo(offered: Load['commands'], { load, lines, roles, now }: At): Load['commands'] {
  // The office is bound by none of them.
  if (roles.includes('officeOwn') || roles.includes('superadmin')) return offered
  const isOver = (since: string | null, window: number) =>
    since !== null && now.getTime() - new Date(since).getTime() > window
  const isLoaded = lines.some(({ buckets, loaded }) => buckets > 0 || (loaded ?? 0) > 0)
  const gone = new Set<Load['commands'][number]>()
  if (isOver(load.delivered_at, deliveryWindow)) gone.add('undoDelivered').add('correctDelivered')
  if (isLoaded || isOver(load.arrived_load_at ?? load.load_start_at, arrivalWindow)) gone.add('stopLoading')
  return offered.filter((command) => !gone.has(command))
}
