/** Many rows like those of Kuivikemyynti's demo, made by SQL that both engines read. */
import type { PortalTransaction } from '../../../portal/server/kernel/database/portal-transaction.ts'
import { rowsOf, run } from '../../../portal/server/testing/raw-sql.ts'

/** The first copy is 1; ids of copies name the kind by their fourth part. */
const copyId = (kind: string, place: string) => `'00000000-0000-4000-${kind}-' || (100000000000 + ${place})`

interface Copied {
  readonly table: string
  /** What stands after `from`, with the row that is copied as `t`. */
  readonly from: string
  /** SQL of the columns that differ. */
  readonly columns: Readonly<Record<string, string>>
}

async function copy(transaction: PortalTransaction, { table, from, columns }: Copied): Promise<void> {
  const [row = {}] = await rowsOf(transaction, `select * from ${table} limit 1`)
  const names = Object.keys(row)
  const values = names.map((name) => columns[name] ?? `t.${name}`)
  await run(transaction, `insert into ${table} (${names.join(', ')}) ${from.replace('VALUES', values.join(', '))}`)
}

/** `select VALUES` of so many rows, taken from the rows of a table in turn. */
async function inTurnFrom(
  transaction: PortalTransaction,
  { table, where: asked, count }: { readonly table: string; readonly where: string; readonly count: number },
): Promise<(joined?: string) => string> {
  // What was copied a moment ago has no lines yet.
  const where = `${asked} and id not like '00000000-0000-4000-8%'`
  const [{ rows = 0 } = {}] = await rowsOf(transaction, `select count(*) as rows from ${table} where ${where}`)
  if (Number(rows) === 0) throw new Error(`The demo has no row of ${table} where ${where}`)
  const series = `with recursive series(n) as (select 1 union all select n + 1 from series where n < ${count})`
  const numbered = `(select a.*, row_number() over (order by id) - 1 as place from ${table} a where ${where})`
  const name = (joined: string) => (joined === '' ? 't' : 'o')
  return (joined = '') =>
    `${series} select VALUES from series join ${numbered} ${name(joined)} on ${name(joined)}.place = n % ${rows} ${joined}`
}

interface CopiedOrders {
  readonly seller: string
  readonly states: readonly string[]
  readonly count: number
  /** A hexadecimal digit: of one kind of copies. */
  readonly kind: string
}

/** Orders of one seller, in numbers before those of the demo. */
export async function copyOrders(
  transaction: PortalTransaction,
  { seller, states, count, kind }: CopiedOrders,
): Promise<void> {
  const where = `seller = '${seller}' and state in (${states.map((state) => `'${state}'`).join(', ')})`
  const from = await inTurnFrom(transaction, { table: 'peatsale_order', where, count })
  const number = `'KM-2${kind}-' || (1000000 + n)`
  await copy(transaction, {
    table: 'peatsale_order',
    from: from(),
    columns: {
      id: copyId(`80${kind}0`, 'n'),
      number,
      sort_number: `'KM-2${kind}-00' || (1000000 + n)`,
      search_text: `replace(t.search_text, lower(t.number), lower(${number}))`,
    },
  })
  await copy(transaction, {
    table: 'peatsale_order_line',
    from: from('join peatsale_order_line t on t.order_id = o.id'),
    columns: { id: copyId(`81${kind}0`, 'n * 100 + t.position'), order_id: copyId(`80${kind}0`, 'n') },
  })
}

interface CopiedLoads {
  /** Which loads are copied. */
  readonly where: string
  readonly count: number
  /** A hexadecimal digit: of one kind of copies. */
  readonly kind: string
  /** SQL of the columns that differ, with the copy's number as `n`. */
  readonly columns: Readonly<Record<string, string>>
}

export async function copyLoads(
  transaction: PortalTransaction,
  { where, count, kind, columns }: CopiedLoads,
): Promise<void> {
  const from = await inTurnFrom(transaction, { table: 'peatsale_load', where, count })
  const id = copyId(`82${kind}0`, 'n')
  await copy(transaction, {
    table: 'peatsale_load',
    from: from(),
    columns: { id, number: `'KM-2${kind}-' || (1000000 + n) || '-1'`, ...columns },
  })
  await copy(transaction, {
    table: 'peatsale_load_line',
    from: from('join peatsale_load_line t on t.load_id = o.id'),
    columns: { id: copyId(`83${kind}0`, 'n * 100 + t.position'), load_id: id },
  })
}

/** The id of a copy of a load, as `copyLoads` numbers them. */
export function loadCopy(kind: string, number: number): string {
  return `00000000-0000-4000-82${kind}0-${100_000_000_000 + number}`
}
