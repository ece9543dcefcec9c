/** What carriers are owed: a list and a statement (5.2). */
import { decimalComma, finnishDay } from '@workspace/logistics/server'
import type { InputOf, LocalDate } from '@workspace/portal/contract'
import { byteOrderMark, csvCell } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, pageTotal, readPage, SentFile } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import { exportCarrierRows, searchCarrierRows } from '../../contract/billing/calls.ts'
import type { ListedCarrierRow } from '../../contract/billing/carrier-row.ts'
import type { CarrierRow } from '../../contract/settlement/settle-output.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { gives, reads } = handlersOf<ManureActor>()
type StoredRow = Selectable<ManureTables['manuredelivery_carrier_row']>

const searchCarrierRowsHandler = reads(searchCarrierRows, async ({ host, actor }, asked) => {
  const reader = host.database.reading
  const { sort, direction, cursor, limit } = asked
  const found = seenRows(reader, actor, asked)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'day', direction }).execute(),
    ({ day, id }) => ({ key: day, id }),
  )
  const sum = found.select(({ fn }) => fn.sum<number | null>('net').as('net'))
  return {
    rows: await listed(reader, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
    net: cursor === '' ? Number((await sum.executeTakeFirstOrThrow()).net ?? 0) : null,
  }
})

const exportCarrierRowsHandler = gives(exportCarrierRows, async ({ host, actor }, asked) => {
  const reader = host.database.reading
  const found = seenRows(reader, actor, asked).selectAll().orderBy('day').orderBy('id')
  const rows = await listed(reader, await found.limit(rowsMost).execute())
  const lines = [
    columns.map(([heading]) => csvCell(heading)),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  const file = byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
  const period = [asked.from, asked.to].filter((day) => day !== '').join('-')
  const name = ['kuljetusrivit', period].filter((part) => part !== '').join('-')
  return new SentFile('text/csv; charset=utf-8', Buffer.from(file, 'utf8'), `${name}.csv`)
})

export const carrierRowHandlers = {
  searchCarrierRows: searchCarrierRowsHandler,
  exportCarrierRows: exportCarrierRowsHandler,
}

/** A statement of a year of one carrier is some thousands of rows. */
const rowsMost = 20_000

type Asked = Pick<InputOf<typeof exportCarrierRows>, 'company' | 'carrier' | 'from' | 'to'>

function seenRows(reader: ManureReader, actor: ManureActor, { company, carrier, from, to }: Asked) {
  const { companies, roles } = actor
  let found = ownTables(reader)
    .selectFrom('manuredelivery_carrier_row')
    .where((of) =>
      of.or([
        ...(companies.length > 0 ? [of('company', 'in', companies)] : []),
        ...(roles.has('carrierLead') ? [of('carrier', '=', actor.carrier)] : []),
      ]),
    )
  if (company !== '') found = found.where('company', '=', company)
  if (carrier !== '') found = found.where('carrier', '=', carrier)
  if (from !== '') found = found.where('day', '>=', from)
  if (to !== '') found = found.where('day', '<=', to)
  return found
}

async function listed(reader: ManureReader, rows: readonly StoredRow[]): Promise<ListedCarrierRow[]> {
  if (rows.length === 0) return []
  const named = await ownTables(reader)
    .selectFrom('manuredelivery_carrier_row as row')
    .innerJoin('manuredelivery_consignment as of', 'of.id', 'row.consignment')
    .innerJoin('logistics_company as company', 'company.id', 'row.company')
    .innerJoin('logistics_carrier as carrier', 'carrier.id', 'row.carrier')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'of.plant')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'of.vehicle')
    .select(['row.id', 'of.number', 'of.kg', 'of.failed_at', 'of.refused_at', 'company.name as company'])
    .select(['carrier.name as carrier', 'account.name as farm', 'plant.name as plant', 'vehicle.plate'])
    .where(
      'row.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const facts = new Map(named.map((each) => [each.id, each]))
  return rows.flatMap((row) => {
    const of = facts.get(row.id)
    if (of === undefined) return []
    const outcome = of.failed_at !== null ? 'failed' : of.refused_at !== null ? 'refused' : 'received'
    const parts: readonly CarrierRow[] = JSON.parse(row.rows)
    return [
      {
        ...{ id: row.id, consignment: row.consignment, number: of.number, company: of.company, carrier: of.carrier },
        ...{ day: row.day as LocalDate, farm: of.farm, plant: of.plant, plate: of.plate ?? '', outcome, kg: of.kg },
        ...{ rows: parts.map(({ kind, net }) => ({ kind, net })), net: row.net },
      } as const,
    ]
  })
}

type Column = readonly [heading: string, cell: (row: ListedCarrierRow) => string]
const outcomes = { received: 'vastaanotettu', refused: 'torjuttu', failed: 'nouto epäonnistui' } as const
const part =
  (...kinds: readonly string[]) =>
  ({ rows }: ListedCarrierRow) =>
    decimalComma(
      rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { net }) => sum + net, 0),
      2,
    )

/** Euros without VAT. */
const columns: readonly Column[] = [
  ['Kuljetusyritys', ({ carrier }) => csvCell(carrier)],
  ['Yritys', ({ company }) => csvCell(company)],
  ['Erä', ({ number }) => csvCell(number)],
  ['Päivä', ({ day }) => csvCell(finnishDay(day))],
  ['Tila', ({ farm }) => csvCell(farm)],
  ['Laitos', ({ plant }) => csvCell(plant)],
  ['Auto', ({ plate }) => csvCell(plate)],
  ['Tulos', ({ outcome }) => csvCell(outcomes[outcome])],
  ['Tonnia', ({ kg }) => (kg === null ? '' : decimalComma(kg, 3))],
  ['Rahti', part('freight')],
  ['Paluu', part('return')],
  ['Polttoainelisä', part('fuel')],
  ['Odotus', part('waiting')],
  ['Turha käynti', part('wastedTrip')],
  ['Yhteensä', ({ net }) => decimalComma(net, 2)],
]
