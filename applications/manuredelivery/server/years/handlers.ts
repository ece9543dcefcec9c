import { handlersOf, SentFile } from '@workspace/portal/server'
import { giveYear, readYear } from '../../contract/years/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { mayReadDocument } from '../documents/document-readers.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { issueRecord } from './issue-record.ts'
import { yearFile } from './year-file.ts'
import { yearRecord } from './year-record.ts'

const { gives, reads } = handlersOf<ManureActor>()

const readYearHandler = reads(readYear, async ({ host, actor }, { account, year }, refuse) => {
  const reader = host.database.reading
  const scope = await scopeOf(reader, actor, account)
  if (scope === undefined) throw refuse('not_found')
  return { record: await yearRecord(reader, { account, year, companies: scope.companies }) }
})

const giveYearHandler = gives(giveYear, async (asking, given, refuse) => {
  const { host, actor, request, write } = asking
  const { account, year, format, language } = given
  const reader = host.database.reading
  const scope = await scopeOf(reader, actor, account)
  if (scope === undefined) throw refuse('not_found')
  const { companies, company } = scope
  if (format === 'csv') {
    const file = yearFile(await yearRecord(reader, { account, year, companies }))
    return new SentFile('text/csv; charset=utf-8', Buffer.from(file, 'utf8'), `luovutuskirjaus-${year}.csv`)
  }
  const issued = { id: '' }
  await write(async (transaction) => {
    const record = await yearRecord(transaction, { account, year, companies })
    issued.id = await issueRecord(transaction, { host, record, company, by: actor.id, now: request.now })
    return {}
  })
  const asked = { id: issued.id, language, person: actor.id }
  const file = await manureDocuments.give(host, asked, mayReadDocument({ host, actor, request }))
  if (file === undefined) throw refuse('not_found')
  if (file === 'busy') throw refuse('busy')
  return file
})

export const yearHandlers = { readYear: readYearHandler, giveYear: giveYearHandler }

interface Scope {
  /** Undefined: everybody's receptions. */
  readonly companies: readonly string[] | undefined
  /** Of the document; empty: every receiver's. */
  readonly company: string
}

/** A member and the superadmin read the whole year, an office what its own company has received. */
async function scopeOf(reader: ManureReader, actor: ManureActor, account: string): Promise<Scope | undefined> {
  if (actor.accounts.includes(account)) return { companies: undefined, company: '' }
  const links = ownTables(reader)
    .selectFrom('manuredelivery_farm_link')
    .select('company')
    .where('account', '=', account)
  const linked = await links.where('company', 'in', [...actor.companies, '']).executeTakeFirst()
  if (linked === undefined) return undefined
  return actor.roles.has('superadmin')
    ? { companies: undefined, company: '' }
    : { companies: actor.companies, company: linked.company }
}
