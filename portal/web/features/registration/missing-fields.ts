/** What still stands between a person and the submit button, live (REG-06, REG-44). */
import type { CheckedField, RegistrationFaults } from './registration-faults.ts'
import { checkedFields } from './registration-faults.ts'

/** The language has a preset that cannot be taken away, and the country may be left out: neither is ever awaited. */
const awaited = checkedFields.filter((field) => field !== 'country')

/** The fields still to be filled or mended, in the order of the form, and how far the form has come. */
export function missingFields(faults: RegistrationFaults): {
  readonly fields: readonly CheckedField[]
  readonly done: number
  readonly total: number
} {
  const open = awaited.filter((field) => faults[field] !== undefined).length
  return {
    fields: checkedFields.filter((field) => faults[field] !== undefined),
    done: awaited.length - open,
    total: awaited.length,
  }
}
