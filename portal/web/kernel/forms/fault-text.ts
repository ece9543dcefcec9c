/** The sentence of a field's fault. */
import type { Texts } from '../texts/index.ts'
import type { FieldFault } from './field-faults.ts'
import { longest } from './field-faults.ts'

type Words = { common: Texts['common']; registration: Texts['registration'] }

/** Undefined where there is no fault, as the fields of the kit take it. */
export function faultText(field: string, fault: FieldFault | undefined, words: Words): string | undefined {
  if (fault === undefined) return undefined
  if (fault === 'value_common_password') return words.common.value_common_password
  if (fault === 'fieldtoolongtext') return words.common.fieldtoolongtext({ count: longestOf(field) })
  return words.registration[fault]
}

function longestOf(field: string): number {
  return Object.entries(longest).find(([name]) => name === field)?.[1] ?? 0
}
