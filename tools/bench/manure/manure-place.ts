/** A place with the demo of Lanta-appi and, of one company, as many receptions as the goals ask for. */
import { mounted } from '../../../assembly/server/applications.ts'
import { fillDemoData } from '../../../portal/server/features/demo/fill-demo-data.ts'
import type { PortalTransaction } from '../../../portal/server/kernel/database/portal-transaction.ts'
import { rowsOf, run } from '../../../portal/server/testing/raw-sql.ts'
import type { Place, SignedIn } from '../filled-place.ts'
import { placeFilledBy, signIn } from '../filled-place.ts'
import { scaled } from '../scale.ts'

/** Receptions of one year of one company. */
export const receptions = scaled(100_000, 300)
/** Consignments that a batch takes. */
export const settled = scaled(2000, 40)
/** A year and a month that have no others. */
export const [fullYear, billedMonth] = [2019, { from: '2020-01-01', to: '2020-01-31' }] as const

export interface ManureFilled {
  readonly company: string
  /** A farm with many of them. */
  readonly account: string
  readonly office: SignedIn
}

export function manurePlace(databaseUrl: string): Promise<Place & { readonly filled: ManureFilled }> {
  return placeFilledBy({ databaseUrl, isDemo: true }, async (portal) => {
    await fillDemoData(portal, [...mounted.modules, ...mounted.applications])
    const filled = await portal.database.writing(async (transaction) => {
      const textOf = async (text: string) => String((await rowsOf(transaction, text))[0]?.value)
      const company = await textOf(`select id as value from logistics_company where code = 'NOV'`)
      await copyConsignments(transaction, { company, ...ofYear })
      await copyConsignments(transaction, { company, ...ofBatch })
      const account = await textOf(
        `select account as value from manuredelivery_consignment where ended_day like '${fullYear}%' order by account`,
      )
      const [office] = await rowsOf(transaction, `select id, username from account where username = 'demo_lanta_01'`)
      const by = await signIn(portal, transaction, { id: String(office?.id), username: String(office?.username) })
      return { company, account, office: by }
    })
    // As the engine does by itself a little later.
    if (databaseUrl !== '') await portal.database.writing((transaction) => run(transaction, 'analyze'))
    return filled
  })
}

interface Copied {
  readonly count: number
  /** A hexadecimal digit: of one kind of copies. */
  readonly kind: string
  /** SQL of the columns that differ, with the copy's number as `i`. */
  readonly columns: Readonly<Record<string, string>>
}

const unsettled = { sale_batch: 'null', purchase_batch: 'null' }

/** Without their requests, which would have thousands each. */
const ofYear: Copied = {
  ...{ count: receptions, kind: '1' },
  columns: {
    // Of two thousand farms; those that there are have some fifty a year.
    account: `case when i % 50 = 0 then t.account else 'farm-' || (i % 2000) end`,
    ...{ request: 'null', state: `'locked'`, ended_day: dayOfMonth('i') },
    ...{
      collected_at: `${dayOfMonth('i')} || 'T08:00:00.000Z'`,
      received_at: `${dayOfMonth('i')} || 'T10:00:00.000Z'`,
    },
  },
}

const ofBatch: Copied = {
  ...{ count: settled, kind: '2' },
  columns: { ...unsettled, state: `'confirmed'`, ended_day: `'2020-01-15'` },
}

/** The middle of a month, one after the other. */
function dayOfMonth(number: string): string {
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
  return `case ${number} % 12 ${months.map((each, at) => `when ${at} then '${fullYear}-${each}-15'`).join(' ')} end`
}

const rowsAtOnce = 5000

async function copyConsignments(
  transaction: PortalTransaction,
  { company, count, kind, columns }: Copied & { readonly company: string },
): Promise<void> {
  const table = 'manuredelivery_consignment'
  const where = `company = '${company}' and kg is not null and request is not null and id not like '00000000-0000-4000-8%'`
  const [{ rows = 0 } = {}] = await rowsOf(transaction, `select count(*) as rows from ${table} where ${where}`)
  const [row = {}] = await rowsOf(transaction, `select * from ${table} limit 1`)
  const own = {
    ...columns,
    id: `'00000000-0000-4000-84${kind}0-' || (100000000000 + i)`,
    number: `'LA-2${kind}-' || (1000000 + i) || '-1'`,
  }
  const names = Object.keys(row)
  const values = names.map((name) => (name in own ? own[name as keyof typeof own] : `t.${name}`))
  // A statement of PostgreSQL may take only so long.
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(count, first + rowsAtOnce - 1)
    await run(
      transaction,
      `insert into ${table} (${names.join(', ')})
       with recursive series(i) as (select ${first} union all select i + 1 from series where i < ${last})
       select ${values.join(', ')} from series
       join (select a.*, row_number() over (order by id) - 1 as place from ${table} a where ${where}) t on t.place = i % ${rows}`,
    )
  }
}
