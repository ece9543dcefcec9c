/** Refusals that concern the whole portal, whichever screen met them: an ended session, a closed system. */
/** `token` is the one that was sent, so that a late answer does not end a newer session. */
export type Announced = { readonly code: string; readonly token: string | undefined }

const listeners = new Set<(announced: Announced) => void>()

export function onRefusal(listener: (announced: Announced) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceRefusal(announced: Announced): void {
  for (const listener of listeners) listener(announced)
}
