import type * as z from 'zod/mini'
import type { Offerees } from '../../contract/consignments/consignment-fields.ts'
import { ownTables } from '../database/tables.ts'
import type { ConsignmentContext } from './consignment-context.ts'

/** Those that are named, or all that serve the company. */
export async function offerees(
  { reader, consignment }: Pick<ConsignmentContext, 'consignment' | 'reader'>,
  to: z.infer<typeof Offerees>,
): Promise<readonly string[]> {
  if (to.by === 'carriers') return [...new Set(to.carriers)]
  const serving = await ownTables(reader)
    .selectFrom('manuredelivery_carrier_company')
    .select('carrier')
    .where('company', '=', consignment.company)
    .orderBy('carrier')
    .execute()
  return serving.map(({ carrier }) => carrier)
}
