/** The order of test files: those that say little and take long begin first, so that none runs alone at the end. */
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Beginnings of names. Vitest itself goes by the size of the files. */
const long = ['interrupted-start', 'peat-rights', 'rights-matrix', 'hostile-input', 'left-off']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const first = sorted.filter(isLong)
    return [...first, ...sorted.filter((file) => !first.includes(file))]
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return long.some((name) => moduleId.includes(`/${name}.`))
}
