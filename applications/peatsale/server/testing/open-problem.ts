/** A problem of a load that waits to be handled. */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openException } from '../loads/load-flags.ts'
import { writePeat } from './peat-fixture.ts'

/** @returns its id, and of a load that is not there an id that names nothing. */
export async function openProblem(portal: TestPortal, load: string, by = ''): Promise<string> {
  return await writePeat(portal, async (own, transaction) => {
    const known = await own.selectFrom('peatsale_load').select('id').where('id', '=', load).executeTakeFirst()
    if (!known) return newId()
    const at = portal.clock.now().toISOString()
    await openException(transaction, { load, kind: 'breakdown', words: 'Vetopöytä ei lukitu', by, at })
    const problems = own.selectFrom('peatsale_exception').select('id').where('load_id', '=', load)
    const { id } = await problems.where('is_open', '=', 1).orderBy('at', 'desc').executeTakeFirstOrThrow()
    return id
  })
}
