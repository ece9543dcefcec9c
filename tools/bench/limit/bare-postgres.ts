/** A process: bare `node:http` over bare `pg`, on the database of DATABASE_URL. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import {
  countPeople,
  isFirstPage,
  known,
  likePattern,
  listColumns,
  pageSize,
  serveBare,
  wireColumns,
} from './bare-server.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const account = {
  name: 'account',
  text: `select ${wireColumns}, session.created_at as signed_in_at from session
    join account on account.id = session.account_id where handle = $1`,
}
const settings = { name: 'settings', text: 'select key, value from site_setting' }
const companies = { name: 'companies', text: 'select name from company order by position' }
const applications = { name: 'applications', text: 'select * from application order by position' }
const update = {
  name: 'update',
  text: 'update account set streetaddress = $1, city = $2, lastmodified = $3, search_text = $4 where id = $5',
}
const audit = {
  name: 'audit',
  text: `insert into audit (seq, at, actor, session_hash, action, target, company, details, result, request_id, address, prev_hash, hash)
    select coalesce(max(seq), 0) + 1, $1, $2, '', 'saveownsettings', $2, $3, $4, 'done', $5, '127.0.0.0/24', '', '' from audit`,
}
const page = {
  name: 'page',
  text: `select ${listColumns} from account where (sort_name, id) > ($1, $2) order by sort_name, id limit ${pageSize}`,
}
const found = {
  name: 'found',
  text: `select ${listColumns} from account where search_text like $1 order by sort_name, id limit ${pageSize}`,
}

serveBare({
  initialData: async (handle) => {
    const all = await Promise.all([
      pool.query({ ...account, values: [handle] }),
      pool.query(settings),
      pool.query(companies),
      pool.query(applications),
    ])
    const [user, maindata, names, apps] = all.map(({ rows }) => rows)
    return JSON.stringify({ user: known(user?.[0]), maindata, companies: names, apps })
  },
  save: async (handle, { streetaddress = '', city = '' }) => {
    const client = await pool.connect()
    const now = new Date().toISOString()
    await client.query('begin')
    const { id, username, company } = known((await client.query({ ...account, values: [handle] })).rows[0])
    await client.query({ ...update, values: [streetaddress, city, now, `${username} ${streetaddress} ${city}`, id] })
    // Numbers in a row need one writer at a time, here as in the portal.
    await client.query("select pg_advisory_xact_lock(hashtext('audit'))")
    const details = JSON.stringify({ fields: ['streetaddress', 'city'] })
    await client.query({ ...audit, values: [now, username, company, details, randomUUID()] })
    await client.query('commit')
    client.release()
    return JSON.stringify((await pool.query({ ...account, values: [handle] })).rows[0])
  },
  list: async (after) => {
    const counting = isFirstPage(after) ? pool.query({ name: 'count', text: countPeople }) : undefined
    const { rows } = await pool.query({ ...page, values: [...after] })
    return JSON.stringify({ users: rows, ...(await counting)?.rows[0] })
  },
  find: async (fragment) =>
    JSON.stringify({ users: (await pool.query({ ...found, values: [likePattern(fragment)] })).rows }),
})
