/** What the pages may weigh (brotli), after the budgets of docs/performance.md. */
import { join, relative } from 'node:path'
import type { Rolldown } from 'vite'
import { compressedSize } from './build/compress.ts'

export type Weighed = { name: string; bytes: number; limit: number }

const kilobyte = 1024
const limits = { html: 4, entryScript: 75, entryStyle: 6, lazyScript: 90 }

/** Weighs, once all is compressed, the first page, the entry with all it loads at once, and each lazy chunk with what only it brings. */
export function weighed(output: Rolldown.RolldownOutput['output'], folder: string): Weighed[] {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  // It holds the entry's own module, so the build writes no file for that.
  const entry = [...chunks.values()].find(({ name }) => name === 'first-screen')
  if (!entry) throw new Error('the build has no entry')
  const weightOf = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0)

  const eager = closure(entry.fileName, chunks)
  const styles = new Set([...eager].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]))
  const lazy = [...chunks.values()].filter((chunk) => chunk.isDynamicEntry && !eager.has(chunk.fileName))
  return [
    { name: 'index.html', bytes: weightOf(['index.html']), limit: limits.html * kilobyte },
    { name: `entry, ${eager.size} scripts`, bytes: weightOf(eager), limit: limits.entryScript * kilobyte },
    { name: `entry, ${styles.size} style sheets`, bytes: weightOf(styles), limit: limits.entryStyle * kilobyte },
    ...lazy.map((chunk) => ({
      name: `lazy ${screenOf(chunk)}`,
      bytes: weightOf([...closure(chunk.fileName, chunks)].filter((name) => !eager.has(name))),
      limit: limits.lazyScript * kilobyte,
    })),
  ]
}

/** Prints the table; answers whether everything is within its budget. */
export function areWithinBudget(rows: readonly Weighed[]): boolean {
  for (const { name, bytes, limit } of rows) {
    const mark = bytes > limit ? '✗' : '✓'
    console.log(`${mark} ${name.padEnd(60)} ${inKilobytes(bytes)} of ${inKilobytes(limit)} KB`)
  }
  return rows.every(({ bytes, limit }) => bytes <= limit)
}

/** Many a lazy file is called `index` or `start`: its path tells them apart. */
function screenOf({ facadeModuleId, name }: Rolldown.OutputChunk): string {
  return facadeModuleId ? relative(process.cwd(), facadeModuleId) : name
}

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6)
}

function closure(start: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const found = new Set([start])
  for (const name of found) for (const next of chunks.get(name)?.imports ?? []) found.add(next)
  return found
}
