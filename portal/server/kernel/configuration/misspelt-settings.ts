import { buildSettings, settingNames } from './read-settings.ts'
import type { Environment } from './secret-files.ts'

export interface MisspeltSetting {
  readonly name: string
  /** Settings that may be meant: the nearest one, or those of its family; empty where none is like it. */
  readonly meant: readonly string[]
}

/** Settings of Node, PostgreSQL's client and the system, which a service's settings file may hold as well. */
const ofOthers =
  /^(?:NODE_.+|PG[A-Z]+|LC_.+|LANG|LANGUAGE|TZ|PATH|HOME|TMPDIR|SSL_CERT_.+|UV_.+|(?:HTTPS?|NO|ALL)_PROXY)$/i

/**
 * Names that look like settings and are none, so that their values do nothing: in the settings file every name that is not
 * known; in the environment, where much else stands, those that are a slip of the pen away from a setting.
 */
export function misspeltSettings(environment: Environment, namesInFile: readonly string[] = []): MisspeltSetting[] {
  const known = new Set<string>([...settingNames, ...buildSettings])
  const inFile = new Set(namesInFile)
  const names = [...new Set([...namesInFile, ...Object.keys(environment)])].filter((name) => !known.has(name))
  return names.flatMap((name) => {
    const nearest = nearestOf(name, known)
    if (!inFile.has(name)) return nearest === undefined ? [] : [{ name, meant: [nearest] }]
    return ofOthers.test(name) ? [] : [{ name, meant: nearest === undefined ? familyOf(name) : [nearest] }]
  })
}

/** Whoever comes from another product writes SMTP_HOST or DATABASE_NAME: settings that begin with the same word. */
function familyOf(name: string): readonly string[] {
  const first = (of: string) => of.toUpperCase().split('_')[0] ?? ''
  return settingNames.filter(
    (each) => !each.endsWith('_FILE') && slipsBetween(first(name), first(each)) <= slips(first(each)),
  )
}

/** Of four letters one may be wrong, since HOME, PATH and the like are names of others; of longer ones two. */
function slips(known: string): number {
  return known.length < 6 ? 1 : 2
}

function nearestOf(name: string, known: Iterable<string>): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const each of known) {
    const allowed = Math.min(slips(each), least - 1)
    if (Math.abs(name.length - each.length) > allowed) continue
    const distance = slipsBetween(name.toUpperCase(), each)
    if (distance <= allowed) [nearest, least] = [each, distance]
  }
  return nearest
}

/** How many letters are wrong, missing, too many, or have changed places with the next one (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = []
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 0; row <= one.length; row++) {
    const line = [row]
    rows.push(line)
    for (let column = 1; column <= other.length; column++) {
      if (row === 0) {
        line.push(column)
        continue
      }
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const changed = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = changed ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY
      line.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + differs, swapped))
    }
  }
  return at(one.length, other.length)
}
