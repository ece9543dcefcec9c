/** What the people of the field need to fill and weigh a truck: boxes, density, who hands over, its run, its wash. */
import { vehicles, wash } from '@workspace/logistics/server'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { Disclosure } from './disclosure.ts'
import { isWashedAfterFarms } from './washes-between-farms.ts'

const handersMost = 3
const beforeCollected: readonly string[] = ['assigned', 'loading']

interface Shown {
  readonly shown: Pick<Disclosure, 'isCrew' | 'isOffice'>
  readonly now: Date
}

export async function fieldDetails(
  reader: ManureReader,
  row: StoredConsignment,
  { shown, now }: Shown,
): Promise<NonNullable<Consignment['field']>> {
  const own = ownTables(reader)
  const [type, store, vehicle] = await Promise.all([
    own.selectFrom('manuredelivery_type').selectAll().where('id', '=', row.type).executeTakeFirstOrThrow(),
    own.selectFrom('manuredelivery_store').selectAll().where('id', '=', row.store).executeTakeFirstOrThrow(),
    row.vehicle === null ? undefined : vehicles.read(reader, row.vehicle),
  ])
  const isAhead = vehicle !== undefined && beforeCollected.includes(row.state)
  return {
    kgPerM3: store.kg_per_m3 ?? type.kg_per_m3,
    boxes: vehicle === undefined ? [] : JSON.parse(vehicle.boxes),
    payloadKg: vehicle?.payload_kg ?? 0,
    handers: shown.isCrew || shown.isOffice ? await handersOf(reader, row) : [],
    run: await runOf(reader, row),
    washMissing:
      isAhead &&
      !(
        (await wash.stateOf(reader, { vehicle, cargo: 'manure', at: now })).fits &&
        (await isWashedAfterFarms(reader, { vehicle: vehicle.id, store, type, at: now }))
      ),
  }
}

/** Names that the own carrier's drivers have written down at this farm for this company. */
async function handersOf(reader: ManureReader, { account, company, carrier }: StoredConsignment): Promise<string[]> {
  if (carrier === null) return []
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(['handed_over_by', (of) => of.fn.max('collected_at').as('last')])
    .where('account', '=', account)
    .where('company', '=', company)
    .where('carrier', '=', carrier)
    .where('handed_over_kind', '=', 'name')
    .where('handed_over_by', '!=', '')
    .groupBy('handed_over_by')
    .orderBy('last', 'desc')
    .orderBy('handed_over_by')
    .limit(handersMost)
    .execute()
  return rows.map(({ handed_over_by: name }) => name)
}

async function runOf(reader: ManureReader, { run, stop }: StoredConsignment) {
  if (run === null) return null
  const { stops } = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select((of) => of.fn.countAll().as('stops'))
    .where('run', '=', run)
    .where('state', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  return { id: run, stop, stops: Number(stops) }
}
