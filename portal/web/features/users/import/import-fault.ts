/** Where a form has its own words for what is wrong with a field, a row of a file has the same words. */
import type { ImportFault } from '../../../../contract/users/user-import.ts'
import type { FieldFault } from '../../../kernel/forms/field-faults.ts'
import { malformed } from '../../../kernel/forms/field-faults.ts'

/** Undefined where the fault is named by its code. */
export function importFault({ code, field }: Pick<ImportFault, 'code' | 'field'>): FieldFault | undefined {
  const isOfForm = code === 'invalid' || code === 'required'
  return isOfForm && isNamed(field) ? malformed[field] : undefined
}

/** A country can only be too long. */
function isNamed(field: string): field is Exclude<keyof typeof malformed, 'country'> {
  return field !== 'country' && Object.hasOwn(malformed, field)
}
