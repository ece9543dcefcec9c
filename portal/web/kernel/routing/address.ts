/** An address inside the hash: `/login?returnUrl=%2Ffrontpage` is a path with its query (ROUTE-01). */
export type Address = { readonly path: string; readonly query: URLSearchParams }

export function parsedAddress(address: string): Address {
  const [path = '/', query = ''] = split(address)
  return { path, query: new URLSearchParams(query) }
}

/** `#/login`, `#login` and, for the empty hash, the empty path `/`. */
export function addressInHash(hash: string): string {
  return `/${hash.replace(/^#?\/?/, '')}`
}

export function pathOf(address: string): string {
  return split(address)[0] ?? '/'
}

export function addressWith(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`
}

/** Only the first question mark parts the two: a returnUrl may hold one of its own. */
function split(address: string): string[] {
  const at = address.indexOf('?')
  return at === -1 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}
