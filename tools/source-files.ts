/** The project's own source files, by path from the root, without what is installed, built or stored. */
import { globSync } from 'node:fs'

const notOurs = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results'])

export function sourceFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, withFileTypes: true, exclude: ({ name }) => notOurs.has(name) })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .toSorted()
}
