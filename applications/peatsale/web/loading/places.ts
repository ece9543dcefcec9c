/** A load's pad, which leads back to the queue of its swamp. */
export function queueAddress(swamp: string, load: string): string {
  return `/peatsale/loading/${load}?${new URLSearchParams({ swamp })}`
}

/** The queue of a swamp, or another of its pages. */
export function placeAddress(swamp: string, view?: 'shift' | 'other' | 'swamp'): string {
  return `/peatsale/loading?${new URLSearchParams({ swamp, ...(view && { view }) })}`
}
