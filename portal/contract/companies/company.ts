import * as z from 'zod/mini'
import { nameMaxLength, transportCompanyIdLongerThan } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { companyKey } from './company-key.ts'

export { companyKey } from './company-key.ts'

export const TransportCompany = z.strictObject({ _id: z.string(), companyname: z.string() })
export type TransportCompany = z.infer<typeof TransportCompany>

export const CompanyName = z.pipe(text(nameMaxLength, 2), z.string().check(z.refine(isUsableCompanyName)))

export function isUsableCompanyName(name: string): boolean {
  return !soundsLikeRight(name) && hasPlainSigns(name)
}

/** ADMIN-SYS-20: a name that a loose test for `admin` could take for a right is refused. */
export function soundsLikeRight(name: string): boolean {
  const key = companyKey(name)
  return /admin|super|manure|common/.test(key) || key === 'all'
}

/** Letters, numbers and . & ' - and spaces, with a letter or a number first. */
export function hasPlainSigns(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .&'-]*$/u.test(companyKey(name))
}

/** ADMIN-NEW-07: a transport user belongs to a transport company, whose id is longer than 5 characters. */
export function isTransportCompanyId(id: string): boolean {
  return id.length > transportCompanyIdLongerThan
}
