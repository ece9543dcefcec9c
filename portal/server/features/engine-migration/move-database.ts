import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { auditTrail } from '../../kernel/audit/audit-trail.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { MigrationSet } from '../../kernel/database/migrate.ts'
import { migrate } from '../../kernel/database/migrate.ts'
import { removeMoveMark } from '../../kernel/database/moved-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { Compared } from './compare-tables.ts'
import { comparisonLines, digestOf, isEqual } from './compare-tables.ts'
import type { DatabasePlace } from './marks.ts'
import { withDatabase } from './marks.ts'
import type { TablePair } from './match-tables.ts'
import { matchTables } from './match-tables.ts'
import type { DoneMigrations, Source, Target } from './table.ts'
import type { Digest } from './table-digest.ts'
import { TableDigest } from './table-digest.ts'

export interface Move {
  readonly source: Source
  readonly target: Target
  readonly from: DatabasePlace
  readonly to: DatabasePlace
  readonly migrations: readonly MigrationSet[]
  readonly now: Date
  print(line: string): void
}

/**
 * Brings everything from one database to another, which bears the mark of a move already, compares the two and lets the
 * portal work there, and no more where it was. @throws CommandFailed with the source as it was and the mark still there.
 */
export async function moveDatabase(move: Move): Promise<void> {
  const { source, target, to, migrations, now, print } = move
  refuseOtherVersion(await source.migrations(), migrations)
  print('The target gets the tables of this version.')
  await withDatabase(to, (database) => migrate(database, migrations))
  const pairs = matchTables(await source.tables(), await target.tables())
  const digests = await fill(move, pairs)
  print('All is there. Comparing what is stored in the two.')
  const compared = await compare(move, pairs, digests)
  for (const line of comparisonLines(compared)) print(line)
  const different = compared.filter((one) => !isEqual(one)).map(({ table }) => table)
  if (different.length > 0)
    throw new CommandFailed(
      `Not equal: ${different.join(', ')}. No portal starts on the target, and the source is as it was. See what else writes to the target, and run the same move once more; it begins anew.`,
    )
  print(`All ${compared.length} tables are equal.`)
  await source.leave(to.words, now.toISOString())
  print('The source is marked: no portal starts on it.')
  await withDatabase(to, (database) => markReady(database, now))
}

/** @throws CommandFailed unless the source has had exactly the migrations that the target will have. */
function refuseOtherVersion(done: DoneMigrations, sets: readonly MigrationSet[]): void {
  const known = new Map(sets.map(({ owner, migrations }) => [owner, Object.keys(migrations)]))
  for (const [owner, names] of done) {
    const unknown = names.find((name) => known.get(owner)?.includes(name) !== true)
    if (unknown !== undefined)
      throw new CommandFailed(
        `The source has had the migration ${owner}/${unknown}, which is not known here: it is of a newer version of the portal, or of an application that is not mounted. Nothing was changed.`,
      )
  }
  for (const [owner, names] of known) {
    const missing = names.find((name) => done.get(owner)?.includes(name) !== true)
    if (missing !== undefined)
      throw new CommandFailed(
        `The source is of an earlier version: it has not had the migration ${owner}/${missing}. Run \`migrate\` on it first. Nothing was changed.`,
      )
  }
}

/** From so many rows on it is told how far a table is. */
const progressAfter = 200_000

/** @returns what was read, by its table. */
async function fill(
  { source, target, print }: Move,
  pairs: readonly TablePair[],
): Promise<ReadonlyMap<string, Digest>> {
  const digests = new Map<string, Digest>()
  print(`Copying ${pairs.length} tables.`)
  const act: Parameters<Target['fill']>[1] = async (insert) => {
    for (const { source: table, target: there } of pairs) {
      const digest = new TableDigest()
      let told = 0
      for await (const rows of source.rows(table)) {
        await insert(there, rows)
        digest.add(rows)
        told += rows.length
        if (told < progressAfter) continue
        told = 0
        print(`${table.name}: ${digest.result().rows} rows so far`)
      }
      digests.set(table.name, digest.result())
      print(`${table.name}: ${digest.result().rows} rows`)
    }
  }
  await target.fill(
    pairs.map(({ target: table }) => table),
    act,
    await source.lastEvent(),
  )
  return digests
}

function compare(
  { target }: Move,
  pairs: readonly TablePair[],
  digests: ReadonlyMap<string, Digest>,
): Promise<readonly Compared[]> {
  return target.withReader(async (reader) => {
    const compared: Compared[] = []
    for (const { target: table } of pairs) {
      const source = digests.get(table.name) ?? { rows: 0, sum: '' }
      compared.push({ table: table.name, source, target: await digestOf(reader, table) })
    }
    return compared
  })
}

/** The portal may work there from now on; its trail says where it has been. */
async function markReady(database: Database<PortalTables>, now: Date): Promise<void> {
  const to = database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  await database.writing(async (transaction) => {
    const event = { action: 'movedatabase', actor: 'console', target: '', details: { to }, result: 'done' } as const
    await auditTrail(database).append(transaction, { ...event, at: now, requestId: '', address: '' })
    await removeMoveMark(transaction)
  })
}
