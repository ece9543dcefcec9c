import { ForeseenFailure } from '../configuration/foreseen-failure.ts'

/** The brand is refused, with everything that is wrong with it, so that nobody starts a portal with half a face. */
export class BrandFaults extends ForeseenFailure {
  readonly faults: readonly string[]
  constructor(folder: string, faults: readonly string[]) {
    // One that is wrong in two ways, or named in two places, is said once.
    const told = [...new Set(faults)]
    super(`The brand in ${folder} cannot be used:\n${told.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = told
  }
}
