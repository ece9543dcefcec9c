/** The fields of a load's command that fit nothing that is there; asked after everything else (2.3). */
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import { ownTables } from '../database/tables.ts'
import { isPileFor } from '../stock/piles-of-load.ts'
import type { LoadFacts } from './load-facts.ts'
import { proposalOf } from './proposal.ts'
import { strayCrew } from './stray-crew.ts'
import { freightStrays } from './stray-freight.ts'
import { loadedStrays, plannedStrays, quantityStrays } from './stray-lines.ts'
import { moneyStrays } from './stray-money.ts'
import { timeStrays } from './stray-times.ts'

type Kind = LoadEvent['kind']
type Strays = {
  readonly [Name in Kind]?: (
    facts: LoadFacts,
    data: LoadEventData<Name>,
  ) => readonly string[] | Promise<readonly string[]>
}

const strays: Strays = {
  change: async (facts, { lines = [], swamp, stockpile }) => [
    ...plannedStrays(facts, lines),
    ...(swamp !== undefined && !(await isSwampOfSeller(facts, swamp)) ? ['swamp'] : []),
    ...(stockpile != null && !(await isPileAt(facts, swamp ?? facts.load.swamp, stockpile)) ? ['stockpile'] : []),
  ],
  split: (facts, { loads }) => (addsUp(facts, loads) ? [] : ['loads']),
  merge: async (facts, { load }) => ((await isPlannedBeside(facts, load)) ? [] : ['load']),
  offer: async (facts, { to, deadline }) => [
    ...(facts.order.method === 'collected' ? ['to'] : []),
    ...(to.by === 'carriers' && !(await doServe(facts, to.carriers)) ? ['to.carriers'] : []),
    ...(deadline <= facts.sender.now.toISOString() ? ['deadline'] : []),
  ],
  assign: strayCrew,
  reassign: strayCrew,
  claim: strayCrew,
  setCrew: strayCrew,
  takeVehicle: strayCrew,
  correctCrew: strayCrew,
  correctTimes: timeStrays,
  verify: (facts, data) => verificationStrays(facts, data),
  bucket: async (facts, { line, stockpile }) => [
    ...(line !== undefined && !facts.lines.some(({ id }) => id === line) ? ['line'] : []),
    ...(stockpile !== undefined && !(await isPileAt(facts, facts.load.swamp, stockpile)) ? ['stockpile'] : []),
  ],
  finishLoading: async (facts, { lines, vehicle }) => [
    ...(await loadedStrays(facts, lines)),
    ...(vehicle !== undefined && !(await isVehicle(facts, vehicle)) ? ['vehicle'] : []),
  ],
  correctLoaded: (facts, { lines }) => loadedStrays(facts, lines),
  handOver: (facts, { lines }) => loadedStrays(facts, lines),
  deliver: (facts, { lines = [] }) => quantityStrays(facts, lines),
  correctDelivered: (facts, { lines = [] }) => quantityStrays(facts, lines),
}

export async function strayFields(facts: LoadFacts): Promise<readonly string[]> {
  const { event } = facts
  // One function for each kind; the compiler cannot see that the data is of the same one.
  const check = strays[event.kind] as ((of: LoadFacts, data: unknown) => ReturnType<typeof strayFields>) | undefined
  return [...((await check?.(facts, event.data)) ?? []), ...(await freightStrays(facts)), ...(await moneyStrays(facts))]
}

function verificationStrays(facts: LoadFacts, { lines, freight, agreed }: LoadEventData<'verify'>): readonly string[] {
  const { beyond, billed } = proposalOf(facts)
  const known = new Set(facts.lines.map(({ id }) => id))
  const isWhole = lines.length === known.size && lines.every(({ line }) => known.has(line))
  const isMore = lines.some((line) => beyond.includes(line.line) && line.billed > (billed.get(line.line) ?? 0))
  return [
    ...(isWhole ? [] : ['lines']),
    ...((freight === null) === (facts.load.is_collected === 1) ? [] : ['freight']),
    ...(isMore && agreed === undefined ? ['agreed'] : []),
  ]
}

function addsUp(facts: LoadFacts, loads: LoadEventData<'split'>['loads']): boolean {
  const parts = loads.flatMap(({ lines }) => lines)
  if (parts.some(({ line }) => !facts.lines.some((own) => own.order_line === line))) return false
  const sums = facts.lines.map((own) => {
    const given = parts.filter(({ line }) => line === own.order_line)
    return given.reduce((sum, { quantity }) => sum + quantity, 0) === own.planned
  })
  return sums.every(Boolean) && loads.every(({ lines }) => plannedStrays(facts, lines).length === 0)
}

async function isPlannedBeside({ reader, load }: LoadFacts, other: string): Promise<boolean> {
  if (other === load.id) return false
  const found = ownTables(reader).selectFrom('peatsale_load').select('id').where('id', '=', other)
  const beside = found.where('order_id', '=', load.order_id).where('state', '=', 'planned')
  return (await beside.executeTakeFirst()) !== undefined
}

async function doServe({ reader, load }: LoadFacts, carriers: readonly string[]): Promise<boolean> {
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier')
  const found = await serving
    .where('seller', '=', load.seller)
    .where('carrier', 'in', [...carriers])
    .execute()
  return found.length === new Set(carriers).size
}

async function isSwampOfSeller({ reader, load }: LoadFacts, swamp: string): Promise<boolean> {
  const shares = ownTables(reader).selectFrom('peatsale_swamp_share').select('swamp').where('seller', '=', load.seller)
  const swamps = ownTables(reader).selectFrom('peatsale_swamp').select('id').where('id', '=', swamp)
  const usable = swamps.where((of) => of.or([of('seller', '=', load.seller), of('id', 'in', shares)]))
  return (await usable.executeTakeFirst()) !== undefined
}

function isPileAt({ reader, lines }: LoadFacts, swamp: string | null, pile: string): Promise<boolean> {
  return isPileFor(reader, { pile, swamp, codes: lines.map(({ code }) => code) })
}

async function isVehicle({ reader, load }: LoadFacts, vehicle: string): Promise<boolean> {
  const serving = ownTables(reader).selectFrom('peatsale_carrier_seller').select('carrier')
  const carriers = serving.where('seller', '=', load.seller)
  const found = ownTables(reader).selectFrom('peatsale_vehicle').select('id').where('id', '=', vehicle)
  return (await found.where('removed', '=', 0).where('carrier', 'in', carriers).executeTakeFirst()) !== undefined
}
