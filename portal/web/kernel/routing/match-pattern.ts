/** Matching a path against a route's pattern: `/register/validate/:activationcode`; a last `*` takes any rest. */
export type Params = Readonly<Record<string, string>>

export function matchPattern(pattern: string, path: string): Params | undefined {
  const wanted = segments(pattern)
  const given = segments(path)
  const hasRest = wanted.at(-1) === '*'
  const fixed = hasRest ? wanted.slice(0, -1) : wanted
  if (given.length < fixed.length || (!hasRest && given.length > fixed.length)) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of fixed.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value)
    else if (part !== value) return undefined
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** A broken percent sign is a letter like any other. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
