/** Who reads a document (7.3, 7.6): by its consignment or request, else by its company and account. */
import type { DocumentReader, DocumentTable } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { relationTo, storedConsignment } from '../consignments/stored-consignment.ts'
import { storedRequest } from '../requests/request-rows.ts'
import { consignmentRolesOf } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole, requestRolesOf } from '../rights/request-roles.ts'
import type { CompanyAndAccount } from './manure-documents.ts'

interface Asking {
  readonly host: Host
  readonly actor: ManureActor
  readonly request: { readonly now: Date }
}

type Asked = Pick<DocumentTable, 'of_kind' | 'of_id'> & CompanyAndAccount

export const mayReadDocument = (asking: Asking) => async (document: Asked) => {
  if (document.of_kind === 'request') return await ofRequest(asking, document)
  if (document.of_kind === 'consignment') return await ofConsignment(asking, document)
  return ofAccount(asking, document)
}

/** An acceptance holds the terms: it is the farm's and the office's alone. */
async function ofRequest({ host, actor }: Asking, { of_id }: Asked): Promise<DocumentReader> {
  const request = await storedRequest(host.database.reading, of_id)
  const roles = request === undefined ? [] : requestRolesOf(actor, request)
  if (roles.some(isOfficeRole)) return 'office'
  return roles.includes('farmOwn') ? 'reader' : undefined
}

const readers: readonly string[] = ['farmOwn', 'leadOwn', 'driverOwn', 'receiverOwn']

async function ofConsignment({ host, actor, request: { now } }: Asking, { of_id }: Asked): Promise<DocumentReader> {
  const reader = host.database.reading
  const row = await storedConsignment(reader, of_id)
  if (row === undefined) return undefined
  const roles = consignmentRolesOf(actor, row, await relationTo({ reader, actor, now }, row))
  if (roles.some(isOfficeRole)) return 'office'
  return roles.some((role) => readers.includes(role)) ? 'reader' : undefined
}

/** What a company has settled or agreed with the farm. */
const ofBoth: readonly string[] = ['approval', 'farmLink']

/** A farm's record of a whole year is in no company's hands; an office's own record of a farm is not the farm's. */
function ofAccount({ actor }: Asking, { of_kind, company, account }: Asked): DocumentReader {
  if (actor.roles.has('superadmin') || actor.companies.includes(company)) return 'office'
  const isFarms = ofBoth.includes(of_kind) || company === ''
  return isFarms && actor.accounts.includes(account) ? 'reader' : undefined
}
