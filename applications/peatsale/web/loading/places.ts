/** A load's pad, which leads back to the queue of its swamp. */
export function queueAddress(swamp: string, load: string): string {
  return `/peatsale/loading/${load}?${new URLSearchParams({ swamp })}`
}
