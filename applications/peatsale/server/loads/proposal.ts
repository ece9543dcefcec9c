/** What is proposed to be billed and paid for a delivered load, before somebody verifies it (2.4, 2.3 remainder). */

import { centsMost, halfAwayFromZero } from '@workspace/portal/contract'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { PeatReader } from '../database/tables.ts'
import { kmTo, sitePlace } from '../prices/site-place.ts'
import { registerRows } from '../registers/register-rows.ts'
import type { FittingLine } from './fit.ts'
import { volumeOf } from './fit.ts'
import type { FactLine, LoadContext } from './load-context.ts'

export interface Proposed {
  /** By the line of the load, thousandths. */
  readonly billed: ReadonlyMap<string, number>
  /** Lines of which more came than was ordered and is tolerated. */
  readonly beyond: readonly string[]
  readonly waiting: { readonly site: number; readonly swamp: number }
}

type Considered = Pick<LoadContext, 'load' | 'lines' | 'orderLines'>

/** What came is billed, up to what was ordered with its tolerance. */
export function proposalOf({ load, lines, orderLines }: Considered): Proposed {
  const billed = new Map<string, number>()
  const beyond: string[] = []
  for (const line of lines) {
    const came = line.delivered ?? line.loaded ?? 0
    const room = roomFor(line, orderLines)
    if (came > room) beyond.push(line.id)
    billed.set(line.id, Math.min(came, room))
  }
  return {
    billed,
    beyond,
    waiting: { site: load.waiting_site ?? 0, swamp: load.waiting_swamp ?? 0 },
  }
}

/** Whether the office verifies otherwise than it is proposed; freight by hand has a reason of its own. */
export function differsFromProposal(context: LoadContext): boolean {
  const { event } = context
  if (event.kind !== 'verify') return false
  const proposed = proposalOf(context)
  const { lines, waiting } = event.data
  const isSameWaiting = waiting.site === proposed.waiting.site && waiting.swamp === proposed.waiting.swamp
  return !isSameWaiting || lines.some(({ line, billed }) => proposed.billed.get(line) !== billed)
}

/** How much of the order's line the load may still bring: what other loads have brought is taken off. */
function roomFor(line: FactLine, orderLines: Considered['orderLines']): number {
  const of = orderLines.find(({ id }) => id === line.order_line)
  if (of === undefined) return 0
  const elsewhere = of.delivered - (line.delivered ?? 0)
  const most = of.ordered + Math.floor((of.ordered * of.tolerance_pct) / 100)
  return Math.max(0, most - elsewhere)
}

/** In cents: what a carrier is paid for so much volume over so many kilometres. */
export function freightCents(rate: FreightRate, carried: { readonly volume: number; readonly km: number }): number {
  switch (rate.kind) {
    case 'perLoad':
      return rate.price
    case 'perM3':
      return halfAwayFromZero(BigInt(carried.volume) * BigInt(rate.price), 100_000n)
    case 'perKm':
      return halfAwayFromZero(BigInt(carried.km) * BigInt(rate.price), 100n)
  }
}

/** Whether a carrier may be paid so much (2.2). */
export function isPayable(rate: FreightRate, carried: { readonly volume: number; readonly km: number }): boolean {
  const exact =
    { perLoad: 1n, perM3: BigInt(carried.volume), perKm: BigInt(carried.km) }[rate.kind] * BigInt(rate.price)
  return exact <= BigInt(centsMost) * { perLoad: 1n, perM3: 100_000n, perKm: 100n }[rate.kind]
}

export function volumeOfLines(lines: readonly FactLine[], quantity: (line: FactLine) => number): number {
  return lines.reduce((sum, line) => sum + volumeOf({ ...line, quantity: quantity(line) } satisfies FittingLine), 0)
}

interface Road {
  readonly seller: string
  readonly site: string | null
  readonly swamp: string | null
}

/** Whole kilometres of road from the swamp to the site, typed or by the coordinates; undefined where neither is known. */
export async function knownKm(reader: PeatReader, { seller, site, swamp }: Road): Promise<number | undefined> {
  return kmTo(await sitePlace(registerRows(reader), site, seller), swamp)
}

export async function kmOf(reader: PeatReader, road: Road): Promise<number> {
  return (await knownKm(reader, road)) ?? 0
}
