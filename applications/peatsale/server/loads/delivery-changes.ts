/** Changes by what is told from the way and the yard, and by the office that corrects it. */
import { dayOf, weekOf } from '@workspace/portal/contract'
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import type { DeliveredLine, Receipt } from '../../contract/loads/load-fields.ts'
import type { ChangesOf, LineColumns, LoadColumns } from './change-types.ts'
import type { AcceptedLoadCommand, FactLine } from './load-context.ts'
import { loadedLines } from './loading-changes.ts'
import { waitedAtSite, waitedAtSwamp } from './waiting.ts'

type Kinds =
  | 'arriveAtSite'
  | 'correctDelivered'
  | 'correctTimes'
  | 'deliver'
  | 'depart'
  | 'fail'
  | 'handOver'
  | 'reportProblem'
  | 'undoDelivered'
  | 'undoFail'

export const deliveryChanges: ChangesOf<Kinds & LoadEvent['kind']> = {
  depart: () => ({}),
  arriveAtSite: () => ({}),
  reportProblem: () => ({}),
  deliver: (done, { lines, receipt }) => ({
    load: { ...deliveredNow(done), ...receiptColumns(receipt), ...crewOnTheWay(done) },
    lines: deliveredLines(done.lines, lines),
  }),
  handOver: async (done, { lines, collector }) => {
    const loaded = await loadedLines(done, lines)
    return {
      load: { ...deliveredNow(done), loaded_at: done.at, ...receiptColumns({ kind: 'name', receiver: collector }) },
      lines: new Map([...loaded].map(([id, line]) => [id, { ...line, delivered: line.loaded ?? 0 }])),
    }
  },
  undoDelivered: ({ lines }) => ({
    load: {
      ...{ delivered_at: null, delivery_told_at: null, delivery_day: null, delivery_week: null, waiting_site: null },
      ...{ receipt_kind: null, receiver_name: '', receipt_remarks: '' },
      ...{ accepted_by: '', accepted_at: null },
    },
    lines: new Map(lines.map(({ id }) => [id, { delivered: null }])),
  }),
  correctDelivered: ({ lines: own }, { lines, receipt }) => ({
    load: receipt === undefined ? {} : receiptColumns(receipt),
    lines: lines === undefined ? new Map() : deliveredLines(own, lines),
  }),
  correctTimes: ({ load }, data) => {
    const times = { ...timesOf(load), ...timesGiven(data) }
    const waiting = data.waiting ?? { site: waitedAtSite(times), swamp: waitedAtSwamp(times) }
    return {
      load: {
        ...timesGiven(data),
        ...(data.delivered === undefined ? {} : dayColumns(new Date(data.delivered))),
        ...{ waiting_site: waiting.site, waiting_swamp: waiting.swamp },
      },
    }
  },
  fail: (done, { problem, where }) => ({
    load: { fail_reason: problem, fail_place: where, ...crewOnTheWay(done) },
  }),
  undoFail: () => ({ load: { fail_reason: null, fail_place: null } }),
}

function deliveredNow({ load, at, issuer }: AcceptedLoadCommand): LoadColumns {
  return {
    ...{ delivered_at: at, delivery_told_at: issuer.now.toISOString(), ...dayColumns(new Date(at)) },
    waiting_site: load.is_collected === 1 ? null : waitedAtSite({ ...load, delivered_at: at }),
  }
}

/** The day of a delivery is the one that it was in Finland. */
function dayColumns(moment: Date): LoadColumns {
  const day = dayOf(moment)
  return { delivery_day: day, delivery_week: weekOf(day) }
}

/** All that was loaded, unless it is said; what is not known yet comes with the loader's event. */
function deliveredLines(lines: readonly FactLine[], given: readonly DeliveredLine[] | undefined) {
  return new Map(
    lines.map((line): [string, LineColumns] => {
      const told = given?.find((each) => each.line === line.id)?.quantity
      return [line.id, { delivered: given === undefined ? line.loaded : (told ?? 0) }]
    }),
  )
}

function receiptColumns(receipt: Receipt): LoadColumns {
  return {
    ...{ receipt_kind: receipt.kind, receipt_remarks: receipt.remarks ?? '' },
    receiver_name: receipt.kind === 'name' ? receipt.receiver : '',
  }
}

/** A load that was given to nobody is of the driver who had it. */
function crewOnTheWay({ load, rule, role, issuer }: AcceptedLoadCommand): LoadColumns {
  const isDriver = role === 'driverFormer' || role === 'driverOwn'
  if (rule.flag !== 'not_assigned' || !isDriver || load.driver !== null) return {}
  return { carrier: issuer.actor.carrier, driver: issuer.actor.id }
}

const columns = [
  ['arrivedLoad', 'arrived_load_at'],
  ['loadStart', 'load_start_at'],
  ['loaded', 'loaded_at'],
  ['departed', 'departed_at'],
  ['arrivedSite', 'arrived_site_at'],
  ['delivered', 'delivered_at'],
] as const

type Column = (typeof columns)[number][1]

function timesOf(load: AcceptedLoadCommand['load']): Record<Column, string | null> {
  return Object.fromEntries(columns.map(([, column]) => [column, load[column]])) as Record<Column, string | null>
}

function timesGiven(data: LoadEventData<'correctTimes'>): Partial<Record<Column, string>> {
  const given = columns.flatMap(([field, column]) => {
    const moment = data[field]
    return moment === undefined ? [] : [[column, new Date(moment).toISOString()] as const]
  })
  return Object.fromEntries(given)
}
