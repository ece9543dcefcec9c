import type { SystemWarning } from '../../../contract/own.ts'

/** What this process has noticed about how it is run. Whoever notices keeps it; the System page asks. */
export interface SystemWarnings {
  /** @param source asked at each look; undefined while there is nothing to warn of. */
  watch(source: () => SystemWarning | undefined): void
  current(): SystemWarning[]
}

export function systemWarnings(): SystemWarnings {
  const sources: (() => SystemWarning | undefined)[] = []
  return {
    watch: (source) => void sources.push(source),
    current: () => sources.flatMap((source) => source() ?? []),
  }
}
