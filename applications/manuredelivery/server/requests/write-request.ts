/** Writes what a command itself changes: the request, its state and its version. */

import { searchText } from '@workspace/portal/server'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountName } from '../farms/accounts.ts'
import type { AcceptedRequestCommand } from './request-context.ts'

type Columns = Partial<StoredRequest>

export async function writeRequest(
  transaction: ManureTransaction,
  done: AcceptedRequestCommand,
  version: number,
): Promise<void> {
  const { request, isNew, to, issuer } = done
  const own = ownTables(transaction)
  if (to === 'gone') {
    await own.deleteFrom('manuredelivery_declaration').where('request', '=', request.id).execute()
    await own.deleteFrom('manuredelivery_request').where('id', '=', request.id).execute()
    return
  }
  const after = { ...requestAfter(done), version, changed_at: issuer.now.toISOString() }
  const { id, ...columns } = { ...after, search_text: await searchTextOf(transaction, after) }
  if (isNew)
    await own
      .insertInto('manuredelivery_request')
      .values({ id, ...columns })
      .execute()
  else await own.updateTable('manuredelivery_request').set(columns).where('id', '=', id).execute()
}

/** The row of the request after a command that does not remove it, before the effects. */
export function requestAfter(done: AcceptedRequestCommand): StoredRequest {
  const { wanted, state, to } = done
  const released = state === 'on_hold' && to !== 'on_hold' ? notHeld : {}
  return { ...wanted, ...released, ...ofCommand(done), ...ofEnd(done), state: to }
}

const notHeld = { held_from: null, hold_kind: '', hold_words: '', review_day: null }
const notAccepted = {
  accepted_at: null,
  accepted_by: '',
  plant: null,
  week: '',
  day: '',
  terms: null,
  terms_by_hand: null,
}

function ofCommand({ event, issuer, state, to }: AcceptedRequestCommand): Columns {
  const now = issuer.now.toISOString()
  switch (event.kind) {
    case 'submit':
      return { submitted_at: now, store_empty_at: null, is_rest_closed: 0 }
    case 'edit':
      return state !== 'submitted' && to === 'submitted' ? notAccepted : {}
    case 'accept':
      return { accepted_at: now, accepted_by: issuer.actor.id, changed_by_farm: 0 }
    case 'unaccept':
      return notAccepted
    case 'uncancel':
      return { ...notAccepted, cancelled_at: null, ended_at: null, store_empty_at: null, is_rest_closed: 0 }
    case 'hold': {
      const { reasonKind, words, reviewDate } = event.data
      return { hold_kind: reasonKind, hold_words: words, review_day: reviewDate }
    }
    case 'revokeDeclaration':
      return state === 'on_hold' ? {} : { hold_kind: 'biosecurity', hold_words: event.data.words, review_day: null }
    case 'closeRemainder':
      return { is_rest_closed: 1 }
    case 'storeEmpty':
      return { store_empty_at: now }
    case 'addConsignment':
      return { store_empty_at: null, is_rest_closed: 0, ended_at: null }
    default:
      return {}
  }
}

const ends: readonly string[] = ['cancelled', 'rejected', 'completed', 'closed']

function ofEnd({ to, state, issuer }: AcceptedRequestCommand): Columns {
  if (!ends.includes(to) || ends.includes(state)) return {}
  const now = issuer.now.toISOString()
  return { ended_at: now, ...(to === 'cancelled' ? { cancelled_at: now } : {}) }
}

/** What lists find a request by; again when its number is given. */
export async function searchTextOf(
  reader: ManureReader,
  { number, account, store }: Pick<StoredRequest, 'number' | 'account' | 'store'>,
): Promise<string> {
  const stores = ownTables(reader).selectFrom('manuredelivery_store').select(['name', 'municipality'])
  const named = await stores.where('id', '=', store ?? '').executeTakeFirst()
  const words = [number, await accountName(reader, account), named?.name, named?.municipality]
  return searchText(words.map((word) => word ?? ''))
}
