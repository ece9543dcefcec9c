import { cleanText } from '../fields/typed.ts'

/** The group of a company: its name in lower case (ENT-37). */
export function companyKey(name: string): string {
  return cleanText(name).toLowerCase()
}
