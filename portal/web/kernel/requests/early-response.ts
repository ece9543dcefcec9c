/** A request that the page itself sent before its scripts had come, so that their round trips run side by side. */
export type EarlyRequest = { readonly path: string; readonly response: Promise<Response> }

declare global {
  /** Set by `start-up/early-request.ts`; null from the first request that it was too late for. */
  var earlyRequest: EarlyRequest | null | undefined
}

/** Given once: whatever asks again wants a fresh answer. */
export function earlyResponse(path: string): Promise<Response> | undefined {
  const early = globalThis.earlyRequest
  const isTaken = early?.path === path
  if (isTaken || early === undefined) globalThis.earlyRequest = null
  return isTaken ? early.response : undefined
}
