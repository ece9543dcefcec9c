import * as z from 'zod/mini'
import { nameMaxLength, transportCompanyIdLongerThan } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { companyKey } from './company-key.ts'

export { companyKey } from './company-key.ts'

export const TransportCompany = z.strictObject({ _id: z.string(), companyname: z.string() })
export type TransportCompany = z.infer<typeof TransportCompany>

export const CompanyName = z.pipe(text(nameMaxLength, 2), z.string().check(z.refine(isUsableCompanyName)))

/** ADMIN-SYS-20: a name that a loose test for `admin` could take for a right is refused. */
export function isUsableCompanyName(name: string): boolean {
  const key = companyKey(name)
  if (/admin|super|manure|common/.test(key) || key === 'all') return false
  return /^[\p{L}\p{N}][\p{L}\p{N} .&'-]*$/u.test(key)
}

/** ADMIN-NEW-07: a transport user belongs to a transport company, whose id is longer than 5 characters. */
export function isTransportCompanyId(id: string): boolean {
  return id.length > transportCompanyIdLongerThan
}
