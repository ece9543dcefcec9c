/** Documents as a list (7.5): the farm's own, an office's company's, and for crew and plant those of the consignments they see. */
import { documentRow } from '@workspace/logistics/server'
import type { InputOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import { searchDocuments } from '../../contract/documents/calls.ts'
import type { ListedDocument } from '../../contract/documents/document.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { consignmentsSeenBy } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads } = handlersOf<ManureActor>()
type Document = ManureTables['manuredelivery_document']

export const searchDocumentsHandler = reads(searchDocuments, async ({ host, actor }, asked) => {
  const reader = host.database.reading
  const { sort, direction, cursor, limit } = asked
  const found = seenIn(reader, actor, asked)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'issued_at', direction }).execute(),
    ({ issued_at, id }) => ({ key: issued_at, id }),
  )
  return {
    rows: await listed(reader, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/** The newest whose number has the text. */
export async function foundDocuments(
  reader: ManureReader,
  actor: ManureActor,
  { find, most }: { readonly find: string; readonly most: number },
): Promise<Pick<ListedDocument, 'id' | 'kind' | 'number' | 'farm'>[]> {
  const found = seenIn(reader, actor, { account: '', kind: '', find })
  const rows = await found.selectAll().orderBy('issued_at', 'desc').orderBy('id').limit(most).execute()
  return (await listed(reader, rows)).map(({ id, kind, number, farm }) => ({ id, kind, number, farm }))
}

type Asked = Pick<InputOf<typeof searchDocuments>, 'account' | 'kind' | 'find'>

function seenIn(reader: ManureReader, actor: ManureActor, asked: Asked) {
  const { account, kind, find } = asked
  const { roles, companies, accounts } = actor
  const own = ownTables(reader)
  const isCrew = roles.has('driver') || roles.has('receiver')
  const driven = own.selectFrom('manuredelivery_consignment').select('id')
  let found = own
    .selectFrom('manuredelivery_document')
    .where('replaced_by', 'is', null)
    .where('is_void', '=', 0)
    .where((of) => {
      if (roles.has('superadmin')) return of.and([])
      const isFarms = of.or([of('of_kind', '!=', 'farmYear'), of('company', '=', '')])
      return of.or([
        ...(companies.length > 0 ? [of('company', 'in', companies)] : []),
        ...(accounts.length > 0 ? [of.and([of('account', 'in', accounts), isFarms])] : []),
        ...(isCrew
          ? [
              of.and([
                of('of_kind', '=', 'consignment'),
                of(
                  'of_id',
                  'in',
                  driven.where((row) => consignmentsSeenBy(actor, row)),
                ),
              ]),
            ]
          : []),
      ])
    })
  if (account !== '') found = found.where('account', '=', account)
  if (kind !== '') found = found.where('kind', '=', kind)
  if (find !== '') found = found.where(sql<boolean>`lower(number) like ${likeFragment(find)} escape '\\'`)
  return found
}

/** SQL knows no empty list. */
const orNone = (ids: readonly string[]) => (ids.length === 0 ? [''] : ids)

async function listed(reader: ManureReader, rows: readonly Document[]): Promise<ListedDocument[]> {
  if (rows.length === 0) return []
  const own = ownTables(reader)
  const idsOf = (kind: string) => orNone(rows.filter(({ of_kind }) => of_kind === kind).map(({ of_id }) => of_id))
  const accountIds = [...new Set(rows.map(({ account }) => account))]
  const [consignments, requests, accounts] = await Promise.all([
    own
      .selectFrom('manuredelivery_consignment')
      .select(['id', 'number'])
      .where('id', 'in', idsOf('consignment'))
      .execute(),
    own.selectFrom('manuredelivery_request').select(['id', 'number']).where('id', 'in', idsOf('request')).execute(),
    own.selectFrom('logistics_account').select(['id', 'name']).where('id', 'in', accountIds).execute(),
  ])
  return rows.map((row) => {
    const request = requests.find(({ id }) => id === row.of_id)
    return {
      ...documentRow(row),
      farm: accounts.find(({ id }) => id === row.account)?.name ?? '',
      consignment: consignments.find(({ id }) => id === row.of_id) ?? null,
      request: request === undefined ? null : { id: request.id, number: request.number ?? '' },
    }
  })
}
