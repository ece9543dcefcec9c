import type { Quantity } from '@workspace/portal/contract'
import type { VerificationProposal } from '../../contract/loads/load.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { factLines } from './load-facts.ts'
import type { StoredLoad } from './load-rows.ts'
import { proposalOf } from './proposal.ts'

/** What the office verifies a delivered load with, unless it says otherwise. */
export async function proposedFor(reader: PeatReader, load: StoredLoad): Promise<VerificationProposal> {
  const order = ownTables(reader).selectFrom('peatsale_order_line').selectAll().where('order_id', '=', load.order_id)
  const lines = await factLines(reader, load.id)
  const { billed, beyond, freight, waiting } = proposalOf({ load, lines, orderLines: await order.execute() })
  return {
    lines: lines.map(({ id }) => ({
      line: id,
      billed: (billed.get(id) ?? 0) as Quantity,
      isBeyond: beyond.includes(id),
    })),
    freight,
    waiting,
  }
}
