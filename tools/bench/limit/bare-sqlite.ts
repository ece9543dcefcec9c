/** A process: bare `node:http` over bare `node:sqlite`, on the SQLite file in DATA_DIR. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

const file = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'portal.sqlite'), { timeout: 5000 })
file.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -16000')
const account = file.prepare(
  `select ${wireColumns}, session.created_at as signed_in_at from session
   join account on account.id = session.account_id where handle = ?`,
)
const settings = file.prepare('select key, value from site_setting')
const companies = file.prepare('select name from company order by position')
const applications = file.prepare('select * from application order by position')
const update = file.prepare(
  'update account set streetaddress = ?, city = ?, lastmodified = ?, search_text = ? where id = ?',
)
const audit = file.prepare(
  `insert into audit (seq, at, actor, session_hash, action, target, company, details, result, request_id, address, prev_hash, hash)
   select coalesce(max(seq), 0) + 1, ?, ?, '', 'saveownsettings', ?, ?, ?, 'done', ?, '127.0.0.0/24', '', '' from audit`,
)
const page = file.prepare(
  `select ${listColumns} from account where (sort_name, id) > (?, ?) order by sort_name, id limit ${pageSize}`,
)
const count = file.prepare(countPeople)
const found = file.prepare(
  `select ${listColumns} from account where search_text like ? escape '\\' order by sort_name, id limit ${pageSize}`,
)

serveBare({
  initialData: (handle) =>
    JSON.stringify({
      user: known(account.get(handle)),
      maindata: settings.all(),
      companies: companies.all(),
      apps: applications.all(),
    }),
  save: (handle, { streetaddress = '', city = '' }) => {
    const now = new Date().toISOString()
    file.exec('begin immediate')
    const { id, username, company } = known(account.get(handle))
    update.run(streetaddress, city, now, `${username} ${streetaddress} ${city}`, String(id))
    const details = JSON.stringify({ fields: ['streetaddress', 'city'] })
    audit.run(now, String(username), String(username), String(company), details, randomUUID())
    file.exec('commit')
    return JSON.stringify(account.get(handle))
  },
  list: (after) => JSON.stringify({ users: page.all(...after), ...(isFirstPage(after) && count.get()) }),
  find: (fragment) => JSON.stringify({ users: found.all(likePattern(fragment)) }),
})
