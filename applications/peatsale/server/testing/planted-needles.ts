/**
 * A text of its own in every column of words that more than one seller or carrier, or people of several roles, could read,
 * once on Biolan's side and once on Novarbo's. Who reads which is written by hand, after 2.6.
 */
import type { Needle, TestPortal } from '@workspace/portal/server/testing'
import { sql } from 'kysely'
import type { PeatCaller } from './callers.ts'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'
import type { WrittenTables } from './written-tables.ts'

type Readers = readonly PeatCaller[]

interface Planted {
  readonly table: keyof WrittenTables
  readonly column: string
  /** Id of the row of each side. */
  readonly rows: { readonly biolan: string; readonly novarbo: string }
  readonly biolan: Readers
  readonly novarbo: Readers
}

const order = {
  table: 'peatsale_order',
  rows: { biolan: peat.biolanOrder.order, novarbo: peat.novarboOrder.order },
} as const
const site = { table: 'logistics_site', rows: { biolan: peat.kalliorinne.site, novarbo: peat.suviranta.site } } as const
const customer = {
  table: 'logistics_account',
  rows: { biolan: peat.kalliorinne.customer, novarbo: peat.suviranta.customer },
} as const
const link = {
  table: 'peatsale_customer_link',
  rows: { biolan: peat.kalliorinne.link, novarbo: peat.suviranta.link },
} as const
const carrier = {
  table: 'logistics_carrier',
  rows: { biolan: peat.suokoski.carrier, novarbo: peat.lakeus.carrier },
} as const
const wash = { table: 'logistics_wash', rows: { biolan: peat.suokoski.truck, novarbo: peat.lakeus.truck } } as const
const cargo = { ...wash, table: 'logistics_cargo' } as const
const request = {
  table: 'peatsale_customer_request',
  rows: { biolan: peat.biolan.request, novarbo: peat.novarbo.request },
} as const

const offices = { biolan: ['office', 'superadmin'], novarbo: ['otherOffice', 'superadmin'] } as const
const buyers = { biolan: ['customer', ...offices.biolan], novarbo: ['member', ...offices.novarbo] } as const
const nobody = { biolan: [], novarbo: [] }
/** Suviranta's order was entered by a driver of another carrier than the one that drives it. */
const entered = { biolan: buyers.biolan, novarbo: [...buyers.novarbo, 'orderingDriver'] } as const
const driven = { biolan: [...buyers.biolan, 'lead'], novarbo: [...buyers.novarbo, 'otherLead'] } as const
const both = { biolan: driven.biolan, novarbo: [...driven.novarbo, 'orderingDriver'] } as const
const queued = { biolan: [...both.biolan, 'loader'], novarbo: both.novarbo } as const
const crew = {
  biolan: ['driver', 'orderingDriver', 'lead', ...offices.biolan],
  novarbo: ['otherLead', ...offices.novarbo],
} as const

const planted: readonly Planted[] = [
  ...inColumns(order, ['note', 'words', 'contact_name', 'contact_phone'], entered),
  ...inColumns(order, ['instructions'], both),
  ...inColumns(site, ['name'], queued),
  ...inColumns(site, ['street', 'turning_note', 'allowed_hours'], both),
  ...inColumns(site, ['instructions'], driven),
  ...inColumns(site, ['contact_name'], buyers),
  ...inColumns(customer, ['farm_id'], buyers),
  ...inColumns(link, ['number', 'invoicing_name', 'invoicing_street', 'invoicing_city'], buyers),
  ...inColumns(link, ['einvoice_address', 'einvoice_operator'], buyers),
  ...inColumns(link, ['hold_reason', 'contact_name', 'telephone', 'email'], offices),
  ...inColumns(carrier, ['licence_number', 'byproduct_number', 'contact'], crew),
  ...inColumns(carrier, ['waste_register_number'], nobody),
  ...inColumns(wash, ['place', 'note'], crew),
  ...inColumns(cargo, ['ref'], nobody),
  ...inColumns(request, ['street', 'city', 'words'], offices),
]

function inColumns(
  of: Pick<Planted, 'table' | 'rows'>,
  columns: readonly string[],
  readers: Pick<Planted, 'biolan' | 'novarbo'>,
): Planted[] {
  return columns.map((column) => ({ ...of, column, ...readers }))
}

/** As short as the narrowest column and of its form, or its answers would be faults. */
function textOf({ column }: Planted, at: number, side: 'biolan' | 'novarbo'): string {
  if (/phone/.test(column)) return `000 000 9${at}${side === 'biolan' ? 1 : 2}`
  const text = `neula${at}${side.charAt(0)}`
  return column === 'email' ? `${text}@posti.test` : text
}

export const plantedNeedles: readonly Needle<PeatCaller>[] = planted.flatMap((each, at) =>
  (['biolan', 'novarbo'] as const).map((side) => ({ text: textOf(each, at + 10, side), readBy: each[side] })),
)

export async function plantNeedles(portal: TestPortal): Promise<void> {
  await writePeat(portal, async (own) => {
    for (const [at, each] of planted.entries()) {
      for (const side of ['biolan', 'novarbo'] as const) {
        await sql`update ${sql.table(each.table)} set ${sql.ref(each.column)} = ${textOf(each, at + 10, side)}
          where id = ${each.rows[side]}`.execute(own)
      }
    }
  })
}
