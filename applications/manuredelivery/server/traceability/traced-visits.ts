/** Trucks that were where is asked, and their visits and washes afterwards (6.3): walks on the indexes of visits and washes. */
import type { WashMethod } from '@workspace/logistics/contract'
import { washMethods } from '@workspace/logistics/contract'
import type { InputOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, momentAt } from '@workspace/portal/contract'
import { days } from '@workspace/portal/server'
import type { exportTrace } from '../../contract/traceability/calls.ts'
import type { StoredVisit } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { spellingsOf } from '../farms/municipalities.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

export type Question = InputOf<typeof exportTrace>

/** A line without the names of what it is about. */
export interface TracedLine {
  readonly part: 'origin' | 'after'
  readonly kind: 'farm' | 'plant' | 'wash' | 'other'
  readonly vehicle: string
  readonly day: LocalDate
  /** Null for a trip for another company. */
  readonly at: string | null
  readonly visit: StoredVisit | null
  /** Of a wash its method; of a farm afterwards, the strongest wash since the truck was last where is asked. */
  readonly wash: WashMethod | null
  /** A farm where the truck was not already by the question. */
  readonly isReached: boolean
}

interface Tracing {
  readonly reader: ManureReader
  readonly actor: ManureActor
}

/** Vehicles in the order in which they were there first, each with its lines by time. */
export async function tracedLines({ reader, actor }: Tracing, question: Question): Promise<readonly TracedLine[]> {
  const origins = await originsOf({ reader, actor }, question)
  const byVehicle = Map.groupBy(origins, ({ vehicle }) => vehicle)
  if (byVehicle.size === 0) return []
  const within = days(question.daysAfter)
  const [first, last] = [origins[0]?.at ?? '', origins.at(-1)?.at ?? '']
  const span = { vehicles: [...byVehicle.keys()], from: first, to: later(last, within) }
  const [visits, washes] = [await visitsOf(reader, span), await washesOf(reader, span)]
  const asked = new Set(origins.map(({ id }) => id))
  const known = new Set(origins.flatMap(({ kind, account }) => (kind === 'farm' ? [account] : [])))
  return [...byVehicle].flatMap(([vehicle, its]) => {
    const trip = { vehicle, origins: its, visits: visits.get(vehicle) ?? [], washes: washes.get(vehicle) ?? [] }
    return linesOf(trip, { actor, asked, known, within })
  })
}

async function originsOf({ reader, actor }: Tracing, { by, value, from, to }: Question): Promise<StoredVisit[]> {
  const own = ownTables(reader)
  const seen = actor.roles.has('superadmin') ? undefined : [...actor.companies, '']
  const valid = own.selectFrom('manuredelivery_visit').selectAll().where('voided_at', 'is', null)
  const all = seen === undefined ? valid : valid.where('company', 'in', seen)
  // Of one moment, the farm is before the plant.
  const inOrder = all.orderBy('at').orderBy('kind').orderBy('id')
  if (by === 'consignment') return await inOrder.where('consignment', '=', value).execute()
  const during = inOrder
    .where('at', '>=', momentAt(from, 0, 0).toISOString())
    .where('at', '<', momentAt(addDays(to, 1), 0, 0).toISOString())
  const onFarms = during.where('kind', '=', 'farm')
  switch (by) {
    case 'account':
      return await onFarms.where('account', '=', value).execute()
    case 'store':
      return await onFarms.where('place', '=', value).execute()
    case 'keepingPlace': {
      const stores = own.selectFrom('manuredelivery_store').select('id').where('keeping_place', '=', value)
      return await onFarms.where('place', 'in', stores).where('keeping_place', '=', value).execute()
    }
    case 'municipality': {
      const spellings = await spellingsOf(reader, [value])
      return await onFarms.where('municipality', 'in', [...new Set([...spellings, value])]).execute()
    }
    case 'vehicle':
      return await during.where('vehicle', '=', value).execute()
    case 'plant':
      return await during.where('kind', '=', 'plant').where('place', '=', value).execute()
  }
}

interface Span {
  readonly vehicles: readonly string[]
  readonly from: string
  readonly to: string
}

async function visitsOf(reader: ManureReader, { vehicles, from, to }: Span) {
  const visits = ownTables(reader).selectFrom('manuredelivery_visit').selectAll().where('vehicle', 'in', vehicles)
  const during = visits.where('at', '>=', from).where('at', '<=', to).where('voided_at', 'is', null)
  return Map.groupBy(await during.orderBy('at').orderBy('kind').orderBy('id').execute(), ({ vehicle }) => vehicle)
}

type Washed = Awaited<ReturnType<typeof washesOf>> extends Map<string, infer Rows> ? Rows : never

/** The method and the moment alone: the place of a wash may be another company's farm. */
async function washesOf(reader: ManureReader, { vehicles, from, to }: Span) {
  const washes = ownTables(reader).selectFrom('logistics_wash').select(['vehicle', 'at', 'method'])
  const during = washes.where('vehicle', 'in', vehicles).where('at', '>=', from).where('at', '<=', to)
  const rows = await during.where('voided_at', 'is', null).orderBy('at').orderBy('id').execute()
  return Map.groupBy(rows, ({ vehicle }) => vehicle)
}

interface Trip {
  readonly vehicle: string
  readonly origins: readonly StoredVisit[]
  readonly visits: readonly StoredVisit[]
  readonly washes: Washed
}

interface Known {
  readonly actor: ManureActor
  /** Ids of the visits that the question is about, and their farms. */
  readonly asked: ReadonlySet<string>
  readonly known: ReadonlySet<string>
  readonly within: number
}

function linesOf({ vehicle, origins, visits, washes }: Trip, { actor, asked, known, within }: Known): TracedLine[] {
  /** When the truck was last where is asked, if that was within the days. */
  const since = (at: string) => {
    const before = origins.findLast((origin) => origin.at <= at)
    return before !== undefined && at <= later(before.at, within) ? before.at : undefined
  }
  const isOwn = ({ company }: StoredVisit) => actor.roles.has('superadmin') || actor.companies.includes(company)
  const others = new Set<string>()
  const lines: (TracedLine & { readonly place: string })[] = []
  for (const visit of visits) {
    const { at, kind, account, id } = visit
    const from = since(at)
    if (from === undefined) continue
    const line = { vehicle, day: dayOf(new Date(at)), wash: null, isReached: false }
    if (!isOwn(visit)) others.add(line.day)
    else if (asked.has(id)) lines.push({ ...line, part: 'origin', kind: kindOf(visit), at, visit, place: at })
    else {
      const isFarm = kind === 'farm'
      const wash = isFarm ? strongest(washes.filter((each) => each.at > from && each.at < at)) : null
      const isReached = isFarm && !known.has(account)
      lines.push({ ...line, part: 'after', kind: kindOf(visit), at, visit, wash, isReached, place: at })
    }
  }
  const after = { vehicle, part: 'after', visit: null, isReached: false } as const
  for (const { at, method } of washes) {
    if (since(at) === undefined) continue
    const wash = method as WashMethod
    lines.push({ ...after, kind: 'wash', day: dayOf(new Date(at)), at, wash, place: at })
  }
  for (const name of others) {
    const day = name as LocalDate
    // At the end of the day: between which own visits it was is not known.
    lines.push({
      ...after,
      kind: 'other',
      day,
      at: null,
      wash: null,
      place: momentAt(addDays(day, 1), 0, 0).toISOString(),
    })
  }
  return lines.toSorted((one, two) => (one.place < two.place ? -1 : one.place > two.place ? 1 : 0))
}

function kindOf({ kind }: StoredVisit): 'farm' | 'plant' {
  return kind === 'plant' ? 'plant' : 'farm'
}

function strongest(washes: Washed): WashMethod | null {
  const strengths = washes.map(({ method }) => washMethods.indexOf(method as WashMethod))
  return washMethods[Math.max(-1, ...strengths)] ?? null
}

function later(at: string, by: number): string {
  return new Date(Date.parse(at) + by).toISOString()
}
