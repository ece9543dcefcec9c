/** The limit of this machine: `node:http` and the same rows, without rights, checks, audit chain, log or framework. */
import { createServer } from 'node:http'

export interface BareStore {
  /** The session's account and the catalogue, as a JSON text. */
  initialData(handle: string): string | Promise<string>
  /** The account after the change, as a JSON text; durable when it answers. */
  save(handle: string, changes: Readonly<Record<string, string>>): string | Promise<string>
}

/** The columns that the portal's user has on the wire. */
export const wireColumns = `account.id, username, email, company, jobtitle, firstname, lastname, streetaddress, postal, city,
  country, telephone, usertype, usergroups, apps, homeapp, preferredapps, createdby, lastmodified, language, activated,
  deactivated, transportalloworders, transportadmin`

/** A session that is not there would make the limit look better than it is. */
export function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('There is no such session')
  return row
}

export function serveBare(store: BareStore): void {
  const server = createServer(async (request, reply) => {
    const handle = request.headers.authorization?.slice('Bearer '.length).split('.')[0] ?? ''
    let text = ''
    if (request.method === 'POST') for await (const part of request) text += part
    const body = text === '' ? await store.initialData(handle) : await store.save(handle, JSON.parse(text))
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    reply.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') console.log(`listening on http://127.0.0.1:${address?.port}`)
  })
}
