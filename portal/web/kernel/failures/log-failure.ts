/** Logs failures that a person has seen and an administrator may ask about later (REG-43, ERR-21). */
import type { Failed, Refused } from '../requests/ask.ts'

/** An answer holds codes and a reference only, nothing that anybody typed. */
export function logFailure(attempt: string, answer: Refused<string> | Failed): void {
  // biome-ignore lint/suspicious/noConsole: the log of a browser is its console
  console.error(attempt, answer)
}
