/** The picture of a face's modules in `docs/architecture.md`: each with those of its own kind that it imports. */
import type { Import } from './module-graph.ts'
import { moduleOf } from './module-graph.ts'

/** From the top down: who is imported stands below. What neither imports nor is imported comes last, on one line. */
export function modulePicture(face: string, files: readonly string[], imports: readonly Import[]): string {
  const kinds = ['features', 'kernel'].map((kind) => {
    const start = `${face}/${kind}/`
    const nameOf = (file: string) => (file.startsWith(start) ? moduleOf(file)?.slice(start.length) : undefined)
    const imported = new Map<string, Set<string>>()
    for (const file of files) {
      const name = nameOf(file)
      if (name !== undefined) imported.set(name, imported.get(name) ?? new Set())
    }
    for (const { from, to } of imports) {
      const [importing, used] = [nameOf(from), nameOf(to)]
      if (importing !== undefined && used !== undefined) imported.get(importing)?.add(used)
    }
    return `${face}/${kind}\n${linesOf(imported).join('\n')}`
  })
  return kinds.join('\n\n')
}

function linesOf(imported: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const used = new Set([...imported.values()].flatMap((names) => [...names]))
  const names = [...imported.keys()].toSorted()
  const isAlone = (name: string) => imported.get(name)?.size === 0 && !used.has(name)
  const tied = names.filter((name) => !isAlone(name)).toSorted((a, b) => height(b, imported) - height(a, imported))
  const width = Math.max(0, ...tied.map((name) => name.length))
  const alone = names.filter(isAlone)
  return [
    ...tied.map((name) => {
      const below = [...(imported.get(name) ?? [])].toSorted().join(' ')
      return below === '' ? `  ${name}` : `  ${name.padEnd(width)} → ${below}`
    }),
    ...(alone.length > 0 ? [`  alone: ${alone.join(' ')}`] : []),
  ]
}

/** How many stand below it at most; a circle, which another rule forbids, ends the count. */
function height(
  name: string,
  imported: ReadonlyMap<string, ReadonlySet<string>>,
  above: readonly string[] = [],
): number {
  if (above.includes(name)) return 0
  const below = [...(imported.get(name) ?? [])].map((each) => height(each, imported, [...above, name]))
  return 1 + Math.max(-1, ...below)
}
