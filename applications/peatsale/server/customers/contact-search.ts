/** How people and telephones are searched: names without case and accents, telephones by their digits. */
import { likeFragment, searchText } from '@workspace/portal/server'

/** Fewer digits are no part of a telephone number that anybody would search by. */
const leastDigits = 4

interface Contact {
  readonly name: string
  readonly telephone: string
  readonly email?: string
}

/** The stored text that a search looks through. Migration 0021 stores it as well. */
export function contactSearch({ name, telephone, email = '' }: Contact): string {
  return searchText([name, telephoneDigits(telephone), email])
}

/** A Finnish number has the same digits with the code of the country, `+358 40 123`, as without it, `040 123`. */
function telephoneDigits(telephone: string): string {
  const typed = telephone.trim()
  const digits = typed.replace(/\D/g, '')
  if (/^(\+|00)\s*358/.test(typed)) return `0${digits.replace(/^(00)?3580?/, '')}`
  return digits
}

/** What is looked for in a stored text: the digits of the telephone that somebody types, else the words. */
export function contactPart(find: string): string {
  return telephonePart(find) ?? searchText([find])
}

/** A LIKE pattern for the telephone that somebody types; undefined where it is none. */
export function telephoneFragment(find: string): string | undefined {
  const digits = telephonePart(find)
  return digits === undefined ? undefined : likeFragment(digits)
}

function telephonePart(find: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(find.trim())) return undefined
  const digits = telephoneDigits(find)
  return digits.length < leastDigits ? undefined : digits
}
