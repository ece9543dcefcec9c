/**
 * A process: bare `node:http` over the orders and loads of Kuivikemyynti, by bare `pg` on DATABASE_URL or bare
 * `node:sqlite` on the file in DATA_DIR. Rights, machines, prices, letters, checks and live events are left out.
 */
import { createServer } from 'node:http'
import { acts } from './bare-peatsale-acts.ts'
import { known } from './bare-server.ts'
import { bareSql } from './bare-sql.ts'

const sql = await bareSql()
const act = await acts(sql)
const account = 'select account.* from session join account on account.id = session.account_id where handle = $1'
const open = `and state in ('submitted', 'confirmed', 'on_hold', 'in_delivery')`

interface Asked {
  readonly seller: string
  readonly week?: string
  readonly limit?: number
  readonly open?: boolean
  readonly find?: string
}

async function list(asked: Asked): Promise<object> {
  return asked.week === undefined ? await orders(asked) : await loads(asked.week, asked)
}

async function orders({ seller, open: isOpen = false, find }: Asked): Promise<object> {
  const like = find === undefined ? '' : 'and o.search_text like $2'
  const values = find === undefined ? [seller] : [seller, `%${find.toLowerCase()}%`]
  const which = `o.seller = $1 ${isOpen ? open : ''} ${like}`
  const rows = await sql.rows(
    `select o.id, o.number, o.state, o.week, o.day, o.submitted_at, c.name as customer, s.name as site, s.city
     from peatsale_order o join logistics_account c on c.id = o.customer left join logistics_site s on s.id = o.site
     where ${which} order by o.sort_number desc, o.id desc limit 50`,
    values,
  )
  const count = await sql.rows(`select count(*) as count from peatsale_order o where ${which}`, values)
  return { rows, lines: await linesOf('order', rows), count }
}

async function loads(week: string, { seller, limit = 50 }: Asked): Promise<object> {
  const rows = await sql.rows(
    `select l.id, l.number, l.state, l.day, l.slot_from, c.name as customer, s.name as site, l.driver, l.vehicle
     from peatsale_load l join logistics_account c on c.id = l.customer left join logistics_site s on s.id = l.site
     where l.seller = $1 and l.week = $2 order by l.slot_from, l.id limit $3`,
    [seller, week, limit],
  )
  const count = 'select count(*) as count from peatsale_load where seller = $1 and week = $2'
  return { rows, lines: await linesOf('load', rows), count: await sql.rows(count, [seller, week]) }
}

async function linesOf(of: 'order' | 'load', rows: readonly { readonly id?: unknown }[]): Promise<unknown> {
  if (rows.length === 0) return []
  const places = rows.map((_, at) => `$${at + 1}`).join(', ')
  return await sql.rows(
    `select t.*, p.code, p.name_fi, p.name_en from peatsale_${of}_line t join peatsale_product p on p.id = t.product
     where t.${of}_id in (${places}) order by t.${of}_id, t.position`,
    rows.map(({ id }) => String(id)),
  )
}

const server = createServer(async (request, reply) => {
  const [, , argument = ''] = request.url?.split('/') ?? []
  const handle = request.headers.authorization?.slice('Bearer '.length).split('.')[0] ?? ''
  let sent = ''
  for await (const part of request) sent += part
  known((await sql.rows(account, [handle]))[0])
  const answer = sent === '' ? await list(JSON.parse(decodeURIComponent(argument))) : await act(JSON.parse(sent))
  const body = JSON.stringify(answer)
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  reply.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`listening on http://127.0.0.1:${address?.port}`)
})
