import type { PersonCard } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import type { WeighingRole } from '../contract/weighbridge-call.ts'
import { ownTables } from './tables.ts'

/** Who somebody is at the weighbridge. */
export interface Weigher {
  readonly id: string
  readonly roles: ReadonlySet<WeighingRole>
  /** The bridge that the person weighs on; empty while there is none. */
  readonly bridge: string
}

export async function weigherOf(reader: Kysely<NoTables>, { id, groups }: PersonCard): Promise<Weigher> {
  const member = ownTables(reader).selectFrom('weighbridge_member').select('bridge').where('account_id', '=', id)
  const bridge = (await member.executeTakeFirst())?.bridge ?? ''
  return { id, bridge, roles: new Set(groups.includes('weighbridgeuser') ? ['weigher'] : []) }
}

/** Whoever weighs on a bridge hears of the others there. */
export function channelsOfWeigher({ bridge }: Pick<Weigher, 'bridge'>): readonly string[] {
  return bridge === '' ? [] : [`bridge:${bridge}`]
}
