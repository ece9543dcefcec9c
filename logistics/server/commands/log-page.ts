/** A page of the event log of one record: who did what, and when. */
import type { EventRow } from '@workspace/logistics/contract'
import type { Host } from '@workspace/portal/server'
import { keysetPage, readPage } from '@workspace/portal/server'
import type { EventLog } from './event-log.ts'

const newestFirst = { sort: 'seq', direction: 'desc', numeric: true, limit: 50 } as const

/** @param wordFields fields of the data that hold words of the issuer; the first that is filled is shown. */
export async function logPage(
  { host, log, wordFields }: { readonly host: Host; readonly log: EventLog; readonly wordFields: readonly string[] },
  of: string,
  cursor: string,
): Promise<{ rows: EventRow[]; cursor: string }> {
  const events = log.events(host.database.reading).selectAll().where('of_id', '=', of)
  const page = await readPage(
    { ...newestFirst, cursor },
    (at) => keysetPage(events, { ...at, key: 'seq', direction: 'desc' }).execute(),
    ({ seq, id }) => ({ key: seq, id }),
  )
  const cards = await host.people.cards({ ids: [...new Set(page.rows.map(({ actor }) => actor))] })
  const names = new Map(cards.map(({ id, name }) => [id, name]))
  const rows = page.rows.map((event) => ({
    id: event.id,
    kind: event.kind,
    who: names.get(event.actor) ?? '',
    role: event.role,
    at: event.server_time,
    deviceAt: event.device_time,
    result: event.result === 'flagged' ? ('flagged' as const) : ('applied' as const),
    flag: event.flag,
    words: wordsOf(event.data, wordFields),
  }))
  return { rows, cursor: page.cursor }
}

function wordsOf(data: string, wordFields: readonly string[]): string {
  const parsed: unknown = JSON.parse(data)
  if (typeof parsed !== 'object' || parsed === null) return ''
  const found = wordFields.map((name) => Reflect.get(parsed, name)).find((text) => typeof text === 'string')
  return found ?? ''
}
