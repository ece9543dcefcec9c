/** The limit of this machine: `node:http` and the same rows, without rights, checks, audit chain, log or framework. */
import { createServer } from 'node:http'

export type Text = string | Promise<string>

/** Each answers a JSON text. */
export interface BareStore {
  /** The session's account and what operators have set up. */
  initialData(handle: string): Text
  /** The account after the change; durable when it answers. */
  save(handle: string, changes: Readonly<Record<string, string>>): Text
  /** A page of people by name, after that one; the first one with how many there are. */
  list(after: readonly [name: string, id: string]): Text
  /** The first page of those whose search text holds the fragment. */
  find(fragment: string): Text
}

/** The columns that the portal's user has on the wire. */
export const wireColumns = `account.id, username, email, company, jobtitle, firstname, lastname, streetaddress, postal, city,
  country, telephone, usertype, usergroups, apps, homeapp, preferredapps, createdby, lastmodified, language, activated,
  deactivated, transportalloworders, transportadmin`

/** Those of a row in the list of people, and its place in it. */
export const listColumns = `id, username, firstname, lastname, email, company, usertype, activated, deactivated, is_admin,
  created_at, sort_name`

export const pageSize = 50

export const countPeople = 'select count(*) as count from account'

export function isFirstPage([name, id]: readonly [name: string, id: string]): boolean {
  return name === '' && id === ''
}

/** A session that is not there would make the limit look better than it is. */
export function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('There is no such session')
  return row
}

export function likePattern(fragment: string): string {
  return `%${fragment.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

export function serveBare(store: BareStore): void {
  const server = createServer(async (request, reply) => {
    const [, call, argument = ''] = request.url?.split('/') ?? []
    const handle = request.headers.authorization?.slice('Bearer '.length).split('.')[0] ?? ''
    let sent = ''
    if (request.method === 'POST') for await (const part of request) sent += part
    let body: string
    if (call === 'list') body = await store.list(JSON.parse(decodeURIComponent(argument)))
    else if (call === 'find') body = await store.find(decodeURIComponent(argument))
    else body = await (sent === '' ? store.initialData(handle) : store.save(handle, JSON.parse(sent)))
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    reply.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') console.log(`listening on http://127.0.0.1:${address?.port}`)
  })
}
