/**
 * `export type … from`, which the cruiser does not see: it reads what swc leaves of a file, and that drops these statements.
 * They are added to the graph here, and the rules are applied to them.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Path = string | readonly string[]

/** A rule of the cruiser, as far as it is about paths. */
export interface PathRule {
  readonly name?: string
  readonly from: { readonly path?: Path; readonly pathNot?: Path }
  readonly to: {
    readonly path?: Path
    readonly pathNot?: Path
    readonly dependencyTypes?: readonly string[]
    readonly couldNotResolve?: boolean
  }
}

export interface TypeExport {
  readonly from: string
  readonly to: string
  /** By a relative path. */
  readonly isLocal: boolean
}

const statement = /^export type (?:\{[^}]*\}|\*(?: as \w+)?) from '([^']+)'/gm

export function typeExports(root: string, files: readonly string[]): readonly TypeExport[] {
  return files.flatMap((from) => {
    const content = readFileSync(join(root, from), 'utf8')
    return [...content.matchAll(statement)].flatMap(([, named = '']) => {
      const to = resolved(root, from, named)
      return to === undefined ? [] : [{ from, to, isLocal: named.startsWith('.') }]
    })
  })
}

/** Undefined for a package of the registry. */
function resolved(root: string, from: string, named: string): string | undefined {
  if (named.startsWith('.')) return join(dirname(from), named)
  const [scope, name = '', ...rest] = named.split('/')
  const link = join(root, 'node_modules/@workspace', name)
  if (scope !== '@workspace' || !existsSync(link)) return undefined
  const folder = realpathSync(link)
  const { exports: faces = {} }: { exports?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return relative(realpathSync(root), join(folder, faces[`./${rest.join('/')}`] ?? rest.join('/')))
}

/** The rules by path that a type export breaks. Circles of files and unresolved names are guarded elsewhere. */
export function brokenRules(rules: readonly PathRule[], { from, to, isLocal }: TypeExport): readonly string[] {
  return rules.flatMap(({ name = '', from: source, to: target }) => {
    if (target.path === undefined || target.couldNotResolve !== undefined) return []
    if (target.dependencyTypes !== undefined && !isLocal) return []
    const groups = matchOf(source.path, from)
    if (groups === undefined || (source.pathNot !== undefined && matchOf(source.pathNot, from))) return []
    const filled = (path: Path | undefined) =>
      path === undefined
        ? undefined
        : listOf(path).map((each) => each.replaceAll(/\$(\d)/g, (_, at) => groups[Number(at)] ?? ''))
    const isReached = matchOf(filled(target.path), to) !== undefined
    const isExcepted = target.pathNot !== undefined && matchOf(filled(target.pathNot), to) !== undefined
    return isReached && !isExcepted ? [name] : []
  })
}

function listOf(path: Path): readonly string[] {
  return typeof path === 'string' ? [path] : path
}

/** The groups of the first pattern that matches; everything matches no pattern. */
function matchOf(path: Path | undefined, file: string): readonly string[] | undefined {
  if (path === undefined) return []
  for (const each of listOf(path)) {
    const match = new RegExp(each).exec(file)
    if (match) return match
  }
  return undefined
}
