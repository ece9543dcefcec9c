/** Drafts of forms, kept in this browser for a day: a page that is reloaded or left by mistake loses nothing. */
import * as z from 'zod/mini'

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000
/** What the key of a draft ends with, by which those whose day is over are found. */
const ending = 'draft'

const Kept = z.object({ until: z.number(), values: z.unknown() })

export interface DraftKeeper<Values> {
  /** Undefined when there is none, or its day is over, which forgets it. */
  kept(now?: number): Values | undefined
  keep(values: Values, now?: number): void
  forget(): void
}

/** @param Values what is kept; other keys of what is given are not. */
export function draftKeeper<Values>(
  key: `${string}${typeof ending}`,
  Values: z.ZodMiniType<Values>,
): DraftKeeper<Values> {
  return {
    kept(now = Date.now()) {
      const values = Values.safeParse(valuesAt(key, now))
      if (values.success) return values.data
      forget(key)
      return undefined
    },
    keep(given, now = Date.now()) {
      const values = Values.safeParse(given)
      if (!values.success) return
      try {
        localStorage.setItem(key, JSON.stringify({ until: now + day, values: values.data }))
      } catch {
        // The form works all the same.
      }
    },
    forget: () => forget(key),
  }
}

/** Nobody has to come back to a form for its draft to end with its day. */
export function forgetOldDrafts(now = Date.now()): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) if (key.endsWith(ending) && valuesAt(key, now) === undefined) forget(key)
  } catch {
    // Nothing could be kept.
  }
}

/** A clock that was ahead would keep it longer than a day. */
function valuesAt(key: string, now: number): unknown {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return kept.success && kept.data.until > now && kept.data.until <= now + day ? kept.data.values : undefined
  } catch {
    return undefined
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing could be kept.
  }
}
