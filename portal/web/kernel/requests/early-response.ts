/** A request that the page itself sent before its scripts had come, so that their round trips run side by side. */
export type EarlyRequest = { readonly path: string; readonly response: Promise<Response> }

declare global {
  /** Set by `start-up/early-request.ts`. */
  var earlyRequest: EarlyRequest | undefined
}

/** Given once: whatever asks again wants a fresh answer. */
export function earlyResponse(path: string): Promise<Response> | undefined {
  const early = globalThis.earlyRequest
  if (early?.path !== path) return undefined
  globalThis.earlyRequest = undefined
  return early.response
}
