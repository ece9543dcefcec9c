/** Goal 12: what the built pages weigh on their way to the browser; the build itself refuses to be over its budget. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Goal } from '../goal.ts'
import type { Figure } from '../report.ts'
import { number } from '../report.ts'

const folder = 'assembly/dist/web'
const kilobyte = 1024

export const bytesGoal: Goal = {
  number: 12,
  title: 'Bytes of the pages as built, brotli',
  measure: async () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    const eager = closure([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name))
    const styles = [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, name = '']) => name)
    const lazy = readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js') && !eager.has(`assets/${name}`))
      .map((name) => [...closure([`assets/${name}`])].filter((loaded) => !eager.has(loaded)))
    const heaviest = lazy.toSorted((a, b) => weight(b) - weight(a))[0] ?? []
    return [
      figure('page with the login form', ['index.html'], 4),
      figure(`entry, ${eager.size} scripts`, [...eager], 75),
      figure(`entry, ${styles.length} style sheets`, styles, 6),
      figure(`heaviest lazy route (${heaviest[0] ?? 'none'})`, heaviest, 90),
    ]
  },
}

function figure(what: string, files: readonly string[], most: number): Figure {
  const kilobytes = weight(files) / kilobyte
  return { what, measured: `${number(kilobytes, 1)} KB`, goal: `≤ ${most} KB`, isMet: kilobytes <= most }
}

function weight(files: readonly string[]): number {
  return files.reduce((sum, name) => sum + statSync(join(folder, `${name}.br`)).size, 0)
}

/** Those scripts and all that they load at once. */
function closure(names: readonly string[]): Set<string> {
  const found = new Set(names)
  for (const name of found) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, next] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) found.add(`assets/${next}`)
  }
  return found
}
