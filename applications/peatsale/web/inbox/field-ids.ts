/** Where keys and faults take the focus; one order is confirmed at a time. */
export const confirmFormId = 'peatsale-confirm'

/** `week`, `swamp`, or what is missing by `missingIn`. */
export function fieldId(field: string): string {
  return `${confirmFormId}-${field.replaceAll(' ', '-')}`
}
