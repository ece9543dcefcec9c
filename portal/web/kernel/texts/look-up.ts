/** A text by a key that arrives at run time, such as `device_${device}` or `group_${group}`. */
export const missingText = 'not_found'

/** I18N-04: only the section's own plain texts are found, never `toString` and its kin. */
export function lookUpText(section: object, key: string): string {
  const text = Object.getOwnPropertyDescriptor(section, key)?.value
  return typeof text === 'string' ? text : missingText
}
