import { wash } from '@workspace/logistics/server'
import { peatsaleManifest } from '../../contract/manifest.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedLoadCommand } from './load-context.ts'

const { key: application } = peatsaleManifest

/**
 * The vehicle's record of cargo follows the load: with it from the end of loading, and without it when the loading is undone
 * or the load has failed. Another vehicle by a correction takes the record along.
 */
export async function recordCargo(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { load: before, issuer } = done
  const after = await ownTables(transaction)
    .selectFrom('peatsale_load')
    .select(['vehicle', 'loaded_at', 'state'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  const [was, is] = [cargoOf(before), cargoOf(after)]
  if (was?.vehicle === is?.vehicle && was?.at === is?.at) return
  const { host, now } = issuer
  const loading = { application, ref: before.id }
  if (was) await wash.voided(host, transaction, { ...loading, now })
  if (is) await wash.loaded(host, transaction, { ...loading, ...is, boxes: [], cargo: 'bedding' })
}

type Loaded = { readonly vehicle: string | null; readonly loaded_at: string | null; readonly state: string }

function cargoOf({ vehicle, loaded_at: at, state }: Loaded) {
  return vehicle === null || at === null || state === 'failed' ? undefined : { vehicle, at }
}
