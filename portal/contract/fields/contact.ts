import * as z from 'zod/mini'
import { nameMaxLength, nameMinLength, streetAddressMaxLength } from './limits.ts'
import { codeText, text } from './text.ts'

export const PersonName = text(nameMaxLength, nameMinLength)
export const StreetAddress = text(streetAddressMaxLength)
export const City = text(nameMaxLength)
export const Country = text(nameMaxLength)
export const JobTitle = text(nameMaxLength)

/** REG-34: digits, spaces and + - ( ), 5 to 30 characters; empty where the call does not require one. */
export const Telephone = z.pipe(codeText(30), z.string().check(z.refine((value) => value === '' || isTelephone(value))))

export function isTelephone(value: string): boolean {
  return /^[0-9 +()-]{5,30}$/.test(value) && /[0-9]/.test(value)
}

export const PostalCode = codeText(12)
