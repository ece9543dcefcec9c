/**
 * Runs the rules of `.dependency-cruiser.mjs` over every source file, and refuses to be green when it saw too little:
 * without a working parser the cruiser reports "no violations (0 modules)".
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IModule } from 'dependency-cruiser'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { circularImports, importsBetweenModules, isForTests } from './boundaries/module-graph.ts'
import { modulePicture } from './boundaries/module-picture.ts'
import { knownOldIdentifiers, oldIdentifiers } from './boundaries/old-words.ts'
import type { TypeExport } from './boundaries/type-exports.ts'
import { brokenRules, typeExports } from './boundaries/type-exports.ts'
import { sourceFiles } from './source-files.ts'

type Violation = { rule: string; from: string; to: string }

/** Beside those of the cruiser, which knows circles of files and not of folders, and no pictures. */
export const ownRules = ['no-cycles-between-modules', 'picture-of-modules', 'no-old-words']
const architecture = 'docs/architecture.md'

/** Every broken rule below `root`; throws when files were left out. */
export async function brokenBoundaries(root: string): Promise<{ violations: Violation[]; modules: number }> {
  const files = sourceFiles(root, '{portal,logistics,applications,assembly,tools}/**/*.{ts,tsx}')
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'))
  const { output } = await cruise(files, { ...options, baseDir: root })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered a text: ${output}`)
  assertAllSeen(files, output.modules)
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  const reexports = typeExports(root, files)
  const { default: configuration } = await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)
  const broken = reexports.flatMap(({ from, to, isLocal }) =>
    brokenRules(configuration.forbidden, { from, to, isLocal }).map((rule) => ({ rule, from, to })),
  )
  const modules = withTypeExports(output.modules, reexports)
  const circles = circularImports(importsBetweenModules(modules))
  const pictures = missingPictures(root, modules)
  const known = new Set(knownOldIdentifiers())
  const oldWords = oldIdentifiers(root, files).filter(({ identifier }) => !known.has(identifier))
  return {
    violations: [
      ...violations,
      ...broken,
      ...circles.map((each) => ({ rule: 'no-cycles-between-modules', ...each })),
      ...oldWords.map(({ file, identifier }) => ({ rule: 'no-old-words', from: file, to: identifier })),
      ...pictures.map((picture) => ({ rule: 'picture-of-modules', from: architecture, to: picture })),
    ],
    modules: output.modules.length,
  }
}

type Imported = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }

function withTypeExports(modules: readonly Imported[], exported: readonly TypeExport[]): readonly Imported[] {
  const targets = Map.groupBy(exported, ({ from }) => from)
  return modules.map(({ source, dependencies }) => ({
    source,
    dependencies: [...dependencies, ...(targets.get(source) ?? []).map(({ to }) => ({ resolved: to }))],
  }))
}

/** What must stand in the architecture and does not: the modules of each face as the imports have them. */
function missingPictures(root: string, modules: readonly Imported[]): readonly string[] {
  const files = modules.map(({ source }) => source).filter((file) => !isForTests(file))
  const faces = ['portal/server', 'portal/web'].filter((face) =>
    files.some((file) => file.startsWith(`${face}/kernel/`)),
  )
  if (faces.length === 0) return []
  const text = readFileSync(join(root, architecture), 'utf8')
  const imports = importsBetweenModules(modules)
  return faces.map((face) => modulePicture(face, files, imports)).filter((picture) => !text.includes(picture))
}

/** Throws when a file was left out or when hardly an import was found. */
export function assertAllSeen(
  files: readonly string[],
  modules: readonly Pick<IModule, 'source' | 'dependencies'>[],
): void {
  const seen = new Set(modules.map((module) => module.source))
  const unseen = files.filter((file) => !seen.has(file))
  if (files.length === 0 || unseen.length > 0) throw new Error(`not looked at: ${unseen.join(', ') || 'everything'}`)
  const imports = modules.reduce((sum, module) => sum + module.dependencies.length, 0)
  // A parser that reads nothing lists every file and finds no import in any of them.
  if (imports < files.length / 2)
    throw new Error(`only ${imports} imports in ${files.length} files: does @swc/core work?`)
}

if (import.meta.main) {
  const { violations, modules } = await brokenBoundaries(process.cwd())
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`)
  console.log(`boundaries: ${violations.length} broken, ${modules} modules`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
