/** The fields of a load's command that fit nothing that is there; asked after everything else (2.3). */
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import { ownTables } from '../database/tables.ts'
import { isPileFor } from '../stock/piles-of-load.ts'
import type { LoadContext } from './load-context.ts'
import { proposalOf } from './proposal.ts'
import { invalidCrew } from './validate-crew.ts'
import { invalidFreight } from './validate-freight.ts'
import { invalidLoadedLines, invalidPlannedLines, invalidQuantities } from './validate-lines.ts'
import { invalidMoney } from './validate-money.ts'
import { invalidTimes } from './validate-times.ts'

type Kind = LoadEvent['kind']
type InvalidFields = {
  readonly [Name in Kind]?: (
    context: LoadContext,
    data: LoadEventData<Name>,
  ) => readonly string[] | Promise<readonly string[]>
}

const checks: InvalidFields = {
  change: async (context, { lines = [], swamp, stockpile }) => [
    ...invalidPlannedLines(context, lines),
    ...(swamp !== undefined && !(await isSwampOfSeller(context, swamp)) ? ['swamp'] : []),
    ...(stockpile != null && !(await isPileAt(context, swamp ?? context.load.swamp, stockpile)) ? ['stockpile'] : []),
  ],
  split: (context, { loads }) => (addsUp(context, loads) ? [] : ['loads']),
  merge: async (context, { load }) => ((await isPlannedBeside(context, load)) ? [] : ['load']),
  offer: async (context, { to, deadline }) => [
    ...(context.order.method === 'collected' ? ['to'] : []),
    ...(to.by === 'carriers' && !(await doServe(context, to.carriers)) ? ['to.carriers'] : []),
    ...(deadline <= context.issuer.now.toISOString() ? ['deadline'] : []),
  ],
  assign: invalidCrew,
  reassign: invalidCrew,
  claim: invalidCrew,
  setCrew: invalidCrew,
  takeVehicle: invalidCrew,
  correctCrew: invalidCrew,
  correctTimes: invalidTimes,
  verify: (context, data) => invalidVerification(context, data),
  bucket: async (context, { line, stockpile }) => [
    ...(line !== undefined && !context.lines.some(({ id }) => id === line) ? ['line'] : []),
    ...(stockpile !== undefined && !(await isPileAt(context, context.load.swamp, stockpile)) ? ['stockpile'] : []),
  ],
  finishLoading: async (context, { lines, vehicle }) => [
    ...(await invalidLoadedLines(context, lines)),
    ...(vehicle !== undefined && !(await isVehicle(context, vehicle)) ? ['vehicle'] : []),
  ],
  correctLoaded: (context, { lines }) => invalidLoadedLines(context, lines),
  handOver: (context, { lines }) => invalidLoadedLines(context, lines),
  deliver: (context, { lines = [] }) => invalidQuantities(context, lines),
  correctDelivered: (context, { lines = [] }) => invalidQuantities(context, lines),
}

export async function invalidFields(context: LoadContext): Promise<readonly string[]> {
  const { event } = context
  // One function for each kind; the compiler cannot see that the data is of the same one.
  const check = checks[event.kind] as ((of: LoadContext, data: unknown) => ReturnType<typeof invalidFields>) | undefined
  return [
    ...((await check?.(context, event.data)) ?? []),
    ...(await invalidFreight(context)),
    ...(await invalidMoney(context)),
  ]
}

function invalidVerification(
  context: LoadContext,
  { lines, freight, agreed }: LoadEventData<'verify'>,
): readonly string[] {
  const { beyond, billed } = proposalOf(context)
  const known = new Set(context.lines.map(({ id }) => id))
  const isWhole = lines.length === known.size && lines.every(({ line }) => known.has(line))
  const isMore = lines.some((line) => beyond.includes(line.line) && line.billed > (billed.get(line.line) ?? 0))
  return [
    ...(isWhole ? [] : ['lines']),
    ...((freight === null) === (context.load.is_collected === 1) ? [] : ['freight']),
    ...(isMore && agreed === undefined ? ['agreed'] : []),
  ]
}

function addsUp(context: LoadContext, loads: LoadEventData<'split'>['loads']): boolean {
  const parts = loads.flatMap(({ lines }) => lines)
  if (parts.some(({ line }) => !context.lines.some((own) => own.order_line === line))) return false
  const sums = context.lines.map((own) => {
    const given = parts.filter(({ line }) => line === own.order_line)
    return given.reduce((sum, { quantity }) => sum + quantity, 0) === own.planned
  })
  return sums.every(Boolean) && loads.every(({ lines }) => invalidPlannedLines(context, lines).length === 0)
}

async function isPlannedBeside({ reader, load }: LoadContext, other: string): Promise<boolean> {
  if (other === load.id) return false
  const found = ownTables(reader).selectFrom('peatsale_load').select('id').where('id', '=', other)
  const beside = found.where('order_id', '=', load.order_id).where('state', '=', 'planned')
  return (await beside.executeTakeFirst()) !== undefined
}

async function doServe({ reader, load }: LoadContext, carriers: readonly string[]): Promise<boolean> {
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier')
  const found = await serving
    .where('seller', '=', load.seller)
    .where('carrier', 'in', [...carriers])
    .execute()
  return found.length === new Set(carriers).size
}

async function isSwampOfSeller({ reader, load }: LoadContext, swamp: string): Promise<boolean> {
  const shares = ownTables(reader).selectFrom('peatsale_swamp_share').select('swamp').where('seller', '=', load.seller)
  const swamps = ownTables(reader).selectFrom('peatsale_swamp').select('id').where('id', '=', swamp)
  const usable = swamps.where((of) => of.or([of('seller', '=', load.seller), of('id', 'in', shares)]))
  return (await usable.executeTakeFirst()) !== undefined
}

function isPileAt({ reader, lines }: LoadContext, swamp: string | null, pile: string): Promise<boolean> {
  return isPileFor(reader, { pile, swamp, codes: lines.map(({ code }) => code) })
}

async function isVehicle({ reader, load }: LoadContext, vehicle: string): Promise<boolean> {
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier')
  const carriers = serving.where('seller', '=', load.seller)
  const found = ownTables(reader).selectFrom('logistics_vehicle').select('id').where('id', '=', vehicle)
  return (await found.where('removed', '=', 0).where('carrier', 'in', carriers).executeTakeFirst()) !== undefined
}
