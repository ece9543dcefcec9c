import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuditAnchorTable, AuditTable } from '../database/audit-tables.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

/** Lines of these actions outlive retention: they say how long the others are kept, and who decided so. */
export const keptActions = ['savesystemsettings'] as const

/** What the migration marks anchors with that were made before anchors were signed; no statement can make such a one later. */
const unsigned = 'unsigned'

type Anchor = Pick<AuditAnchorTable, 'seq' | 'hash' | 'anchored_at' | 'kept'>

/**
 * Where retention cut the chain. It is signed by a key outside the database, with a digest of the older lines that stay:
 * whoever can only write the database can make neither an anchor nor another past (R41).
 */
export async function addAnchor(transaction: PortalTransaction, anchor: Anchor, keys: KeyRing): Promise<void> {
  await transaction
    .insertInto('audit_anchor')
    .values({ ...anchor, mac: keys.sign('anchor', signedText(anchor)) })
    .execute()
}

export async function hasUnsignedAnchors(reading: Kysely<PortalTables>): Promise<boolean> {
  const anchor = await reading.selectFrom('audit_anchor').select('seq').where('mac', '=', unsigned).executeTakeFirst()
  return anchor !== undefined
}

/** Signs the anchors of a version that did not sign them: once, as they are found. @returns how many there were. */
export async function signEarlierAnchors(transaction: PortalTransaction, keys: KeyRing): Promise<number> {
  const anchors = await transaction.selectFrom('audit_anchor').selectAll().where('mac', '=', unsigned).execute()
  for (const anchor of anchors) {
    const signed = { ...anchor, kept: digestOf([]) }
    await transaction
      .updateTable('audit_anchor')
      .set({ kept: signed.kept, mac: keys.sign('anchor', signedText(signed)) })
      .where('seq', '=', anchor.seq)
      .execute()
  }
  return anchors.length
}

/** The first anchor that was not made by a portal with this key; undefined when all were. */
export async function forgedAnchor(reading: Kysely<PortalTables>, keys: KeyRing): Promise<number | undefined> {
  const anchors = await reading.selectFrom('audit_anchor').selectAll().orderBy('seq').execute()
  return anchors.find((anchor) => !keys.fits('anchor', signedText(anchor), anchor.mac))?.seq
}

/** What an anchor says of the lines before it that stay. */
export function digestOf(lines: readonly Pick<AuditTable, 'seq' | 'hash'>[]): string {
  return hash('sha256', JSON.stringify(lines.map((line) => [line.seq, line.hash])), 'base64url')
}

function signedText({ seq, hash: line, anchored_at, kept }: Anchor): string {
  return JSON.stringify([seq, line, anchored_at, kept])
}
