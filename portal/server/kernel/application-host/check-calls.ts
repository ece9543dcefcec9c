import type { Call } from '../../../contract/own.ts'
import { pathFields } from '../../../contract/own.ts'

/** Calls and whose they are: an application's key, or `portal`. */
export interface OwnedCalls {
  readonly owner: string
  readonly calls: readonly Call[]
}

/**
 * Names and addresses are global: they are OpenAPI's, the browser's cache and the router's. The makers of calls write them,
 * and here they are looked at once more. @throws where one is taken, or outside of its owner's part.
 */
export function checkCalls(all: readonly OwnedCalls[]): void {
  const names = new Map<string, string>()
  const addresses = new Map<string, string>()
  const keys = all.map(({ owner }) => owner).filter((owner) => owner !== portalOwner)
  for (const { owner, calls } of all) {
    for (const { name, method, path } of calls) {
      const says = `${owner}'s call ${name} (${path})`
      checkPart({ owner, name, path, keys }, says)
      claim(names, name, says)
      claim(addresses, `${method} ${withoutFieldNames(path)}`, says)
    }
  }
}

/** The owner of the portal's own calls. */
export const portalOwner = 'portal'

type Claimed = Pick<Call, 'name' | 'path'> & { readonly owner: string; readonly keys: readonly string[] }

function checkPart({ owner, name, path, keys }: Claimed, says: string): void {
  const intruded = keys.find((key) => key !== owner && (path.startsWith(`/api/${key}/`) || name.startsWith(`${key}.`)))
  if (intruded !== undefined) throw new Error(`${says} is in the part of ${intruded}`)
  const isOwn = owner === portalOwner || (path.startsWith(`/api/${owner}/`) && name.startsWith(`${owner}.`))
  if (!isOwn) throw new Error(`${says} is not in its own part`)
}

function claim(taken: Map<string, string>, what: string, says: string): void {
  const other = taken.get(what)
  if (other !== undefined) throw new Error(`${says} has the name or the address of ${other}`)
  taken.set(what, says)
}

/** Two templates that differ in their marks' names alone are one address to the router. */
function withoutFieldNames(path: string): string {
  return pathFields(path).reduce((address, field) => address.replace(`{${field}}`, '{}'), path)
}
