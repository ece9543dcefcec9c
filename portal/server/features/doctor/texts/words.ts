/** What was found and, unless all is well, what to do; each one sentence in plain words. */
export type Words = readonly [found: string, todo?: string]

/** Words of a program go with the finding, in a field of their own; no sentence takes them in. */
export interface Quoted {
  readonly quoted: string
}

/** Of a disk or a file: in gigabytes where megabytes would be a long number. */
export function roomIn(units: readonly [mega: string, giga: string], megabytes: number): string {
  return megabytes < 10_240 ? `${megabytes} ${units[0]}` : `${Math.floor(megabytes / 1024)} ${units[1]}`
}

/** Writes a moment, ISO UTC, as a part of a sentence. */
export type When = (at: string) => string
