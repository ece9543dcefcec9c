/** The modules of a face, the folders below `kernel/` and `features/`, and who of them imports whom; types count. */
import type { IModule } from 'dependency-cruiser'

export type Import = { readonly from: string; readonly to: string }

const moduleFolder =
  /^(?:portal|logistics|applications\/[^/]+|assembly)\/(?:server|web)\/(?:kernel|features)\/[^/]+(?=\/)/
/** A test may use what it tests through others, and what is there for tests uses the whole kernel. */
const forTests = /\.test\.tsx?$|\/testing\//

export function isForTests(file: string): boolean {
  return forTests.test(file)
}

/** Undefined for what stands beside the modules, such as a face's own `index.ts`. */
export function moduleOf(file: string): string | undefined {
  return moduleFolder.exec(file)?.[0]
}

/** Imports from one module into another. */
export function importsBetweenModules(
  files: readonly (Pick<IModule, 'source'> & { dependencies: readonly { resolved: string }[] })[],
): readonly Import[] {
  return files
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => !isForTests(from) && !isForTests(to))
    .filter(({ from, to }) => moduleOf(from) !== undefined && moduleOf(to) !== undefined)
    .filter(({ from, to }) => moduleOf(from) !== moduleOf(to))
}

/** Of those the ones that close a circle: somewhere below, the imported module leads back. */
export function circularImports(imports: readonly Import[]): readonly Import[] {
  const known = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [importing = '', imported = ''] = [moduleOf(from), moduleOf(to)]
    known.set(importing, (known.get(importing) ?? new Set()).add(imported))
  }
  return imports.filter(({ from, to }) => reached(moduleOf(to) ?? '', known).has(moduleOf(from) ?? ''))
}

function reached(from: string, known: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set([from])
  for (const module of seen) for (const next of known.get(module) ?? []) seen.add(next)
  return seen
}
