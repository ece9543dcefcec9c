/** Of files that a database names and nobody has: for an operator who looks for them elsewhere. */
export function missingFiles(missing: readonly string[], folder: string): string {
  const [first = ''] = missing
  const what = missing.length === 1 ? 'a file that it names is' : `${missing.length} files that it names are`
  return `${what} missing or changed in ${folder}, ${first.slice(0, 2)}/${first.slice(2)} for one`
}
