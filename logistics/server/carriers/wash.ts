/** What vehicles carried and how they were washed, in all applications. Whoever calls has checked its own rights. */
import type { Host, NoTables } from '@workspace/portal/server'
import { newId } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { CargoClass, WashFields } from '../../contract/index.ts'
import type { StoredTables, VehicleRow } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'
import { publishVehicle, vehicles } from './vehicles.ts'
import type { Cargo, Washed, WashState } from './wash-state.ts'
import { washState } from './wash-state.ts'

type Modules = Pick<Host, 'inModule'>
type Washable = Pick<VehicleRow, 'boxes' | 'dedicated_to' | 'id'>
type WashRow = StoredTables['logistics_wash']

/** A record of an application: the key of the application and the id of its load. */
interface Loading {
  readonly application: string
  readonly ref: string
}

export const wash = {
  /** Of each vehicle, for the cargo that is to be loaded at the moment. */
  async statesOf(
    reader: Kysely<NoTables>,
    of: readonly Washable[],
    { cargo, at }: { readonly cargo: CargoClass; readonly at: Date },
  ): Promise<ReadonlyMap<string, WashState>> {
    if (of.length === 0) return new Map()
    const asked = { ids: of.map(({ id }) => id), at: at.toISOString() }
    const [cargos, washes] = [await lastCargos(reader, asked), await lastWashes(reader, asked)]
    return new Map(
      of.map(({ id, boxes, dedicated_to: dedicatedTo }) => {
        const names = (JSON.parse(boxes) as readonly { readonly name: string }[]).map(({ name }) => name)
        const its = { cargo, cargos: cargos.get(id) ?? [], washes: washes.get(id) ?? [] }
        return [id, washState({ boxes: names, dedicatedTo }, its)] as const
      }),
    )
  },

  async stateOf(
    reader: Kysely<NoTables>,
    { vehicle, cargo, at }: { readonly vehicle: Washable; readonly cargo: CargoClass; readonly at: Date },
  ): Promise<WashState> {
    const states = await wash.statesOf(reader, [vehicle], { cargo, at })
    const state = states.get(vehicle.id)
    if (state === undefined) throw new RangeError(`No wash state of ${vehicle.id}`)
    return state
  },

  /** The last twenty, the newest first. */
  async of(reader: Kysely<NoTables>, vehicle: string): Promise<readonly WashRow[]> {
    const washes = storedTables(reader).selectFrom('logistics_wash').selectAll().where('vehicle', '=', vehicle)
    return await washes.orderBy('at', 'desc').orderBy('id').limit(20).execute()
  },

  /** Where vehicles of the carrier were washed: the latest first, each once. */
  async places(reader: Kysely<NoTables>, carrier: string, most: number): Promise<readonly string[]> {
    const rows = await storedTables(reader)
      .selectFrom('logistics_wash as wash')
      .innerJoin('logistics_vehicle as vehicle', 'vehicle.id', 'wash.vehicle')
      .select(({ fn }) => ['place', fn.max('at').as('last')])
      .where('carrier', '=', carrier)
      .where('voided_at', 'is', null)
      .where('place', '!=', '')
      .groupBy('place')
      .orderBy('last', 'desc')
      .orderBy('place')
      .limit(most)
      .execute()
    return rows.map(({ place }) => place)
  },

  read: (reader: Kysely<NoTables>, id: string): Promise<WashRow | undefined> =>
    storedTables(reader).selectFrom('logistics_wash').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Something was loaded, into all boxes where none is named. */
  async loaded(
    host: Modules,
    transaction: Transaction<NoTables>,
    given: Loading & {
      readonly vehicle: string
      readonly boxes: readonly string[]
      readonly cargo: CargoClass
      readonly at: string
    },
  ): Promise<void> {
    const { vehicle, boxes, cargo, at, application, ref } = given
    await vehicles.hold(host, transaction, vehicle)
    const row = { id: newId(), vehicle, boxes: JSON.stringify(boxes), class: cargo, at, application, ref }
    await storedTables(transaction)
      .insertInto('logistics_cargo')
      .values({ ...row, voided_at: null })
      .execute()
    await publish(host, transaction, vehicle)
  },

  /** What was recorded of a load does not count any more. */
  async voided(
    host: Modules,
    transaction: Transaction<NoTables>,
    { application, ref, now }: Loading & { readonly now: Date },
  ): Promise<void> {
    const own = storedTables(transaction)
    const recorded = own.selectFrom('logistics_cargo').select(['id', 'vehicle']).where('ref', '=', ref)
    const valid = recorded.where('application', '=', application).where('voided_at', 'is', null)
    for (const { id, vehicle } of await valid.execute()) {
      await vehicles.hold(host, transaction, vehicle)
      const cargo = own.updateTable('logistics_cargo').set({ voided_at: now.toISOString() })
      await cargo.where('id', '=', id).execute()
      await publish(host, transaction, vehicle)
    }
  },

  async washed(
    host: Modules,
    transaction: Transaction<NoTables>,
    given: WashFields & { readonly by: string },
  ): Promise<void> {
    const { id, vehicle, boxes, at, place, method, by, note } = given
    await vehicles.hold(host, transaction, vehicle)
    const row = { id, vehicle, boxes: JSON.stringify(boxes), at, place, method, washed_by: by, note }
    await storedTables(transaction)
      .insertInto('logistics_wash')
      .values({ ...row, voided_at: null, void_reason: '' })
      .execute()
    await publish(host, transaction, vehicle)
  },

  /** Voided twice is voided once: the first reason stays. */
  async unwash(
    host: Modules,
    transaction: Transaction<NoTables>,
    { id, vehicle, reason, now }: Pick<WashRow, 'id' | 'vehicle'> & { readonly reason: string; readonly now: Date },
  ): Promise<void> {
    await vehicles.hold(host, transaction, vehicle)
    const voided = { voided_at: now.toISOString(), void_reason: reason }
    const valid = storedTables(transaction).updateTable('logistics_wash').set(voided).where('id', '=', id)
    await valid.where('voided_at', 'is', null).execute()
    await publish(host, transaction, vehicle)
  },

  /** Who washed before that day, and what was noted, is forgotten; the wash still counts. @returns how many */
  async forget(transaction: Transaction<NoTables>, before: string): Promise<number> {
    const old = storedTables(transaction).updateTable('logistics_wash').where('at', '<', before)
    const named = old.where('washed_by', '!=', '').set({ washed_by: '', note: '', void_reason: '' })
    return (await named.returning('id').execute()).length
  },
}

type Asked = { readonly ids: readonly string[]; readonly at: string }

/** The last valid one of each set of boxes: a vehicle carries several loads a day for years. */
async function lastCargos(reader: Kysely<NoTables>, { ids, at }: Asked): Promise<Map<string, Cargo[]>> {
  const own = storedTables(reader)
  const last = own
    .selectFrom('logistics_cargo')
    .select(({ fn }) => ['vehicle', 'boxes', fn.max('at').as('at')])
    .where('vehicle', 'in', ids)
    .where('voided_at', 'is', null)
    .where('at', '<=', at)
    .groupBy(['vehicle', 'boxes'])
  const rows = await own
    .selectFrom('logistics_cargo as cargo')
    .innerJoin(last.as('last'), (join) =>
      join
        .onRef('last.vehicle', '=', 'cargo.vehicle')
        .onRef('last.boxes', '=', 'cargo.boxes')
        .onRef('last.at', '=', 'cargo.at'),
    )
    .select(['cargo.vehicle', 'cargo.boxes', 'cargo.class', 'cargo.at'])
    .where('cargo.voided_at', 'is', null)
    .orderBy('cargo.id')
    .execute()
  return byVehicle(rows, (row) => ({ class: row.class as CargoClass }))
}

async function lastWashes(reader: Kysely<NoTables>, { ids, at }: Asked): Promise<Map<string, Washed[]>> {
  const rows = await storedTables(reader)
    .selectFrom('logistics_wash')
    .select(({ fn }) => ['vehicle', 'boxes', 'method', fn.max('at').as('at')])
    .where('vehicle', 'in', ids)
    .where('voided_at', 'is', null)
    .where('at', '<=', at)
    .groupBy(['vehicle', 'boxes', 'method'])
    .execute()
  return byVehicle(rows, (row) => ({ method: row.method as Washed['method'] }))
}

function byVehicle<Row extends { readonly vehicle: string; readonly boxes: string; readonly at: string }, Rest>(
  rows: readonly Row[],
  restOf: (row: Row) => Rest,
): Map<string, ({ boxes: readonly string[]; at: string } & Rest)[]> {
  const grouped = Map.groupBy(rows, ({ vehicle }) => vehicle)
  return new Map(
    [...grouped].map(([vehicle, its]) => [
      vehicle,
      its.map((row) => ({ ...restOf(row), boxes: JSON.parse(row.boxes) as string[], at: row.at })),
    ]),
  )
}

async function publish(host: Modules, transaction: Transaction<NoTables>, vehicle: string): Promise<void> {
  const stored = await vehicles.read(transaction, vehicle)
  if (stored !== undefined) await publishVehicle(host, transaction, stored)
}
