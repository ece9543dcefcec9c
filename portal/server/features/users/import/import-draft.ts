import * as z from 'zod/mini'
import { ImportFault } from '../../../../contract/own.ts'
import { before, days } from '../../../kernel/clock/clock.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'

/** A file of users that was read and waits for its confirmation. */
export interface ImportDraft {
  readonly id: string
  readonly headings: readonly string[]
  readonly lines: readonly ImportLine[]
  /** What was wrong with the file itself. */
  readonly faults: readonly ImportFault[]
}

/** `row` counts as a spreadsheet does. */
const ImportLine = z.object({ row: z.number(), cells: z.array(z.string()) })
export type ImportLine = z.infer<typeof ImportLine>

/** What became of a line; an empty code means that the person was added. */
const ImportedLine = z.object({
  row: z.number(),
  username: z.string(),
  email: z.string(),
  faults: z.array(ImportFault),
})
export type ImportedLine = z.infer<typeof ImportedLine>

/** Personal data of people who are not users yet: kept no longer than it takes to confirm them. */
const keptFor = days(1)

export async function keepDraft(
  transaction: PortalTransaction,
  { accountId, now, ...draft }: Omit<ImportDraft, 'id'> & { accountId: string; now: Date },
): Promise<string> {
  const id = newId()
  await transaction
    .deleteFrom('user_import')
    .where((is) => is.or([is('account_id', '=', accountId), is('created_at', '<', before(now, keptFor).toISOString())]))
    // One on its way in goes on beside the new one.
    .where('id', 'not in', transaction.selectFrom('account_import').select('draft_id'))
    .execute()
  await transaction
    .insertInto('user_import')
    .values({
      id,
      account_id: accountId,
      headings: JSON.stringify(draft.headings),
      lines: JSON.stringify(draft.lines),
      faults: JSON.stringify(draft.faults),
      result: '',
      created_at: now.toISOString(),
    })
    .execute()
  return id
}

/** Undefined for another person's, one that is too old, and one that was confirmed already. */
export async function findDraft(
  database: Pick<Database<PortalTables>, 'reading'>,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<ImportDraft | undefined> {
  const row = await database.reading
    .selectFrom('user_import')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('result', '=', '')
    .where('created_at', '>=', before(now, keptFor).toISOString())
    .executeTakeFirst()
  return (
    row && {
      id,
      headings: z.parse(z.array(z.string()), JSON.parse(row.headings)),
      lines: await parsedInTurns(ImportLine, row.lines),
      faults: z.parse(z.array(ImportFault), JSON.parse(row.faults)),
    }
  )
}

/** Of two that confirm the same draft at once, one gets true. The lines are not kept beyond it. */
export async function settleDraft(
  transaction: PortalTransaction,
  id: string,
  result: readonly ImportedLine[],
): Promise<boolean> {
  const settled = await transaction
    .updateTable('user_import')
    .set({ lines: '[]', faults: '[]', result: JSON.stringify(result) })
    .where('id', '=', id)
    .where('result', '=', '')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

/** Undefined until it was confirmed, and for another person's. */
export async function findResult(
  database: Pick<Database<PortalTables>, 'reading'>,
  { id, accountId }: { id: string; accountId: string },
): Promise<readonly ImportedLine[] | undefined> {
  const row = await database.reading
    .selectFrom('user_import')
    .select('result')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('result', '!=', '')
    .executeTakeFirst()
  return row && parsedInTurns(ImportedLine, row.result)
}

const linesAtOnce = 1000

/** Looks at a stored list a piece at a time: of 20 000 lines others would feel it. */
async function parsedInTurns<Line extends z.ZodMiniType>(line: Line, json: string): Promise<z.output<Line>[]> {
  const all = z.parse(z.array(z.unknown()), JSON.parse(json))
  const parsed: z.output<Line>[] = []
  for (let start = 0; start < all.length; start += linesAtOnce) {
    await yieldToEventLoop()
    parsed.push(...z.parse(z.array(line), all.slice(start, start + linesAtOnce)))
  }
  return parsed
}
