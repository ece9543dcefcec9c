/**
 * A load as it is once the server has what has been told of it: what waits in the outbox counts on the screen at once.
 * Facts that the server has already (`told`) are in the load as it was read, and count once.
 */
import { offered, ruleOf } from '@workspace/logistics/contract'
import type { Quantity } from '@workspace/portal/contract'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { LoadedLine } from '../../contract/loads/load-fields.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { loadStates } from '../../contract/states/load-states.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'

type Whole = Pick<Load, 'times' | 'receipt' | 'exceptions' | 'failed'>
/** What a load of a list and a whole load have in common, and what each may have besides. */
export type Tellable = Pick<
  Load,
  | 'id'
  | 'state'
  | 'lines'
  | 'loaded'
  | 'delivered'
  | 'departed'
  | 'arrived'
  | 'problems'
  | 'selfLoading'
  | 'commands'
  | 'told'
> &
  Partial<Whole & { readonly arrivedAt: string | null; readonly loadedAt: string | null }>

export function asReported<L extends Tellable>(load: L, events: readonly LoadEvent[], role: LoadRole): L {
  const ahead = events.filter(({ id, of }) => of === load.id && !load.told.includes(id))
  return ahead.reduce((now, event) => after(now, event, role), load)
}

function after<L extends Tellable>(load: L, event: LoadEvent, role: LoadRole): L {
  const to = ruleOf(loadMachine, { state: load.state, role, command: event.kind })?.to
  const state = loadStates.find((each) => each === to)
  if (state === undefined) return load
  const changed = { ...load, ...changes(load, event), state }
  return {
    ...changed,
    loaded: sumIfKnown(changed.lines, 'loaded'),
    delivered: sumIfKnown(changed.lines, 'delivered'),
    commands: offered(loadMachine, { state, roles: [role] }).filter((command) => isOpen(changed, command)),
  }
}

/** What a load that somebody else loads, or that is loaded in part, does not offer. */
function isOpen({ lines, selfLoading }: Tellable, command: Load['commands'][number]): boolean {
  if (command === 'stopLoading') return lines.every(({ buckets, loaded }) => buckets === 0 && (loaded ?? 0) === 0)
  return command !== 'finishLoading' || selfLoading
}

function changes(load: Tellable, event: LoadEvent): Partial<Tellable> {
  const { deviceTime: at } = event
  switch (event.kind) {
    case 'arriveAtSwamp':
      return timed(load, { arrivedLoad: load.times?.arrivedLoad ?? at }, { arrivedAt: load.arrivedAt ?? at })
    case 'stopLoading':
      return timed(load, { arrivedLoad: null, loadStart: null }, { arrivedAt: null })
    case 'bucket':
      return { lines: load.lines.map((line, place) => counted(line, place, event.data)) }
    case 'finishLoading':
      return { ...timed(load, { loaded: at }, { loadedAt: at }), ...loadedWith(load, event.data.lines) }
    case 'handOver':
      return {
        ...timed(load, { loaded: at, delivered: at }, { loadedAt: at }),
        ...deliveredWith({ ...load, ...loadedWith(load, event.data.lines) }, undefined),
      }
    case 'correctLoaded':
      return loadedWith(load, event.data.lines)
    case 'undoLoaded':
      return {
        ...timed(load, { loaded: null }, { loadedAt: null }),
        lines: load.lines.map((line) => ({ ...line, loaded: null })),
      }
    case 'depart':
      return { departed: true, ...timed(load, { departed: at }, {}) }
    case 'arriveAtSite':
      return { departed: true, arrived: true, ...timed(load, { arrivedSite: at }, {}) }
    default:
      return afterTheRoad(load, event)
  }
}

function afterTheRoad(load: Tellable, event: LoadEvent): Partial<Tellable> {
  const { deviceTime: at } = event
  switch (event.kind) {
    case 'deliver':
      return {
        ...timed(load, { delivered: at }, {}),
        ...deliveredWith(load, event.data.lines),
        receipt: receiptOf(event.data.receipt),
      }
    case 'correctDelivered':
      return {
        ...(event.data.lines && deliveredWith(load, event.data.lines)),
        ...(event.data.receipt && { receipt: receiptOf(event.data.receipt) }),
      }
    case 'undoDelivered':
      return {
        ...timed(load, { delivered: null }, {}),
        lines: load.lines.map((line) => ({ ...line, delivered: null })),
        receipt: null,
      }
    case 'fail':
      return { failed: { problem: event.data.problem, where: event.data.where } }
    case 'reportProblem': {
      const { problem, words = '' } = event.data
      const exceptions = [...(load.exceptions ?? []), { problem, words, open: true, handled: null, by: '', at }]
      return { problems: load.problems + 1, exceptions }
    }
    default:
      return {}
  }
}

type Line = Tellable['lines'][number]

function counted(line: Line, place: number, { line: of, count, bucketSize }: Counted): Line {
  if (of === undefined ? place !== 0 : of !== line.id) return line
  return { ...line, buckets: Math.max(0, line.buckets + count), bucketSize: bucketSize as Quantity }
}
type Counted = Extract<LoadEvent, { kind: 'bucket' }>['data']

/** A line that is not named was not loaded. */
function loadedWith(load: Tellable, told: readonly LoadedLine[]): Pick<Tellable, 'lines'> {
  return {
    lines: load.lines.map((line) => {
      const its = told.find((each) => each.line === line.id)
      const buckets = its?.buckets === undefined ? {} : { buckets: its.buckets }
      return { ...line, ...buckets, loaded: (its?.quantity ?? 0) as Quantity, basis: its?.basis ?? null }
    }),
  }
}

function deliveredWith(
  load: Pick<Tellable, 'lines'>,
  told: readonly { line: string; quantity: number }[] | undefined,
): Pick<Tellable, 'lines'> {
  const of = (line: Line) => told?.find((each) => each.line === line.id)?.quantity ?? line.loaded ?? line.planned
  return { lines: load.lines.map((line) => ({ ...line, delivered: of(line) as Quantity })) }
}

function receiptOf(given: Extract<LoadEvent, { kind: 'deliver' }>['data']['receipt']): Load['receipt'] {
  const { kind, remarks = '' } = given
  return { kind, remarks, receiver: given.kind === 'name' ? given.receiver : '' }
}

/** A list has two of the times beside it, a whole load has all of them. */
function timed(
  load: Tellable,
  times: Partial<Load['times']>,
  listed: Partial<Pick<Tellable, 'arrivedAt' | 'loadedAt'>>,
): Partial<Tellable> {
  return load.times === undefined ? listed : { times: { ...load.times, ...times } }
}

/** Null while no line has one. */
function sumIfKnown(lines: readonly Line[], which: 'loaded' | 'delivered'): Quantity | null {
  const known = lines.flatMap((line) => line[which] ?? [])
  return known.length === 0 ? null : (known.reduce((total, quantity) => total + quantity, 0) as Quantity)
}
