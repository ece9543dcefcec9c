/** The names between braces in a path template, in order. */
export function pathFields(path: string): readonly string[] {
  // Stryker disable next-line StringLiteral: the group is there wherever the pattern fits.
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/** The address of a call with its path fields filled in. */
export function callPath(path: string, input: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(input[field] ?? '')))
}
