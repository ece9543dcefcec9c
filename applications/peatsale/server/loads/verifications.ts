/** The office's queue of delivered loads, each with what it would be verified with. */
import type { Quantity } from '@workspace/portal/contract'
import { handlersOf, likeFragment } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { VerificationRow } from '../../contract/loads/verification-call.ts'
import { searchVerifications } from '../../contract/loads/verification-call.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { peatDocuments } from '../documents/peat-documents.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { StoredLoad } from './load-names.ts'
import type { RelatedOfLoads } from './load-rows.ts'
import { loadRow, relatedOfLoads, rolesIn } from './load-rows.ts'
import { proposedFor } from './proposed-for.ts'
import { isAlike } from './system-moves.ts'
import type { TariffBook } from './tariff-pay.ts'
import { tariffBook } from './tariff-pay.ts'

const { reads } = handlersOf<PeatActor>()

/** What is left comes once these are verified. */
const rowsAtOnce = 100
/** Those behind them are counted once these are verified. */
const loadsLooked = 500

type Asked = Parameters<Parameters<typeof reads<typeof searchVerifications>>[1]>[1]
type Show = keyof typeof shows

const shows = {
  all: () => true,
  differs: ({ marks }: Marked) => marks.includes('differs') || marks.includes('beyond'),
  papers: ({ marks }: Marked) => marks.includes('noReceipt'),
  plain: ({ marks }: Marked) => marks.length === 0,
}

type Marked = Pick<VerificationRow, 'marks'>

export const searchVerificationsHandler = reads(searchVerifications, async ({ host, actor }, asked) => {
  const reader = host.database.reading
  const loads = await waiting(reader, actor, asked)
  const around = await relatedOfLoads(reader, { host, actor }, loads)
  const found: VerificationRow[] = []
  const book = await tariffBook(reader, loads)
  for (const load of loads) found.push(await rowOf(reader, { actor, around, book }, load))
  const counted = Object.entries(shows).map(([show, holds]) => [show, found.filter(holds).length])
  const rows = found.filter(shows[asked.show]).slice(0, rowsAtOnce)
  return {
    rows: await withPapers(reader, rows),
    counts: Object.fromEntries(counted) as Record<Show, number>,
  }
})

function waiting(reader: PeatReader, { sellers }: PeatActor, { carrier, find }: Asked): Promise<StoredLoad[]> {
  let loads = ownTables(reader)
    .selectFrom('peatsale_load')
    .selectAll()
    .where('seller', 'in', [...sellers, ''])
    .where('state', '=', 'delivered')
  if (carrier !== '') loads = loads.where('carrier', '=', carrier)
  if (find !== '') loads = loads.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  return loads.orderBy('delivery_day').orderBy('number').limit(loadsLooked).execute()
}

interface Looking {
  readonly actor: PeatActor
  readonly around: RelatedOfLoads
  readonly book: TariffBook
}

async function rowOf(reader: PeatReader, { actor, around, book }: Looking, load: StoredLoad): Promise<VerificationRow> {
  const row = loadRow(load, around, rolesIn(actor, load, around))
  const proposal = await proposedFor(reader, load, book)
  const lines = around.lines.get(load.id) ?? []
  const { loaded, delivered, planned } = row
  const isPaid = load.is_collected === 1 || proposal.freight !== null
  const marks: VerificationRow['marks'] = [
    ...(lines.every((line) => isAlike(line.loaded, line.delivered)) ? [] : (['differs'] as const)),
    ...(proposal.lines.some(({ isBeyond }) => isBeyond) ? (['beyond'] as const) : []),
    ...(load.receipt_kind === null ? (['noReceipt'] as const) : []),
    ...(proposal.waiting.site > 0 ? (['waited'] as const) : []),
    ...(load.open_flags > 0 ? (['flagged'] as const) : []),
    ...(load.open_exceptions > 0 ? (['problem'] as const) : []),
    ...(isPaid ? [] : (['noFreight'] as const)),
  ]
  return {
    ...{ load: row, ordered: planned as Quantity, papers: [], marks, proposal },
    difference: loaded === null || delivered === null || loaded === 0 ? null : differenceOf(loaded, delivered),
    receipt: load.receipt_kind === 'name' || load.receipt_kind === 'absent' ? load.receipt_kind : null,
  }
}

function differenceOf(loaded: number, delivered: number): number {
  return Math.round(((delivered - loaded) * 1000) / loaded)
}

async function withPapers(reader: PeatReader, rows: readonly VerificationRow[]): Promise<VerificationRow[]> {
  const filled: VerificationRow[] = []
  for (const row of rows) {
    const papers = (await peatDocuments.of(reader, { of: [row.load.id], isOffice: true }))
      .filter(({ kind, isReplaced, isVoid }) => kind === 'waybill' && !isReplaced && !isVoid)
      .map(({ id, number, edition }) => ({ id, number, edition }))
    filled.push({ ...row, papers })
  }
  return filled
}
