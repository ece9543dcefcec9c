/** A process: the least that answers public data from the SQLite file in DATA_DIR, on PORT. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const file = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'portal.sqlite'))
const settings = file.prepare('select key, value from site_setting')
createServer((_, reply) => reply.end(JSON.stringify(settings.all()))).listen(Number(process.env.PORT), '127.0.0.1')
