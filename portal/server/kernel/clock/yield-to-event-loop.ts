import { setImmediate } from 'node:timers/promises'

/**
 * Lets waiting requests have their turn. On the embedded engine a statement is done when it returns, so a long piece of
 * work would otherwise keep everybody else out until its end (performance.md, goal 14).
 */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
}
