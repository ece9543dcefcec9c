import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, plant } from './boundaries/copy-project.ts'
import { graphProbes } from './boundaries/graph-probes.ts'
import { plantApplications } from './boundaries/innocent-applications.ts'
import { sourceProbes } from './boundaries/source-probes.ts'
import { assertAllSeen, brokenBoundaries, ownRules } from './boundaries.ts'
import type { Ended } from './steps/run-command.ts'
import { runCommand } from './steps/run-command.ts'

const types = (face: string): string[] => [
  'node_modules/typescript/bin/tsc',
  ...['--pretty', 'false', '-p', `tsconfig.${face}.json`],
]
const guards = {
  graph: ['tools/boundaries.ts'],
  contract: types('contract'),
  server: types('server'),
  web: types('web'),
  lint: ['node_modules/@biomejs/biome/bin/biome', 'lint', '.', '--reporter=github', '--max-diagnostics=none'],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-progress'],
}
type Guard = keyof typeof guards
const names = Object.keys(guards) as Guard[]
/** The file that a complaint is about. */
const complained: Record<Guard, RegExp> = {
  graph: /^[\w-]+: (\S+) → /gm,
  ...{ contract: /^([^\s(]+)\(\d+,\d+\): /gm, server: /^([^\s(]+)\(\d+,\d+\): /gm, web: /^([^\s(]+)\(\d+,\d+\): /gm },
  lint: /^::(?:error|warning) [^\n]*?,file=([^,]+),/gm,
  'dead code': /(?<=^|\s)((?:portal|logistics|applications|assembly|tools)\/\S+?\.\w+)(?=[:\s]|$)/gm,
}

const after = new Map<Guard, Ended>()
let copy = ''

beforeAll(async () => {
  copy = copyProject(process.cwd())
  plantApplications(copy)
  plantAll(sourceProbes)
  await runGuards(['contract', 'server', 'web', 'lint'])
  // Later than the sources: a forbidden import may bring the globals that an environment must not have.
  plantAll(graphProbes)
  await runGuards(['graph', 'dead code'])
}, 300_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function plantAll(probes: readonly { file: string; content: string }[]): void {
  for (const { file, content } of probes) plant(copy, file, content)
}

async function runGuards(some: readonly Guard[]): Promise<void> {
  const waiting = some.values()
  const lane = async (): Promise<void> => {
    for (const guard of waiting) after.set(guard, await runCommand(guards[guard], { cwd: copy }))
  }
  await Promise.all([lane(), lane()])
}

test.each(names)('%s: red, and about nothing but what is planted', (guard) => {
  const { code, output } = after.get(guard) ?? { code: 0, output: '' }
  expect(code).not.toBe(0)
  const files = [...output.replaceAll(`${copy}/`, '').matchAll(complained[guard])].map(([, file]) => file)
  const planted = new Set([...sourceProbes, ...graphProbes].map(({ file }) => file))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !planted.has(file ?? ''))).toEqual([])
})

describe('the graph of imports', () => {
  const probes = graphProbes.filter(({ rule }) => rule !== 'innocent')

  test.each(probes)('$rule: $file', ({ rule, file }) => {
    expect(after.get('graph')?.output).toContain(`${rule}: ${file} → `)
  })

  test('every rule was seen red', async () => {
    const { default: configuration } = await import(join(process.cwd(), '.dependency-cruiser.mjs'))
    const rules = configuration.forbidden.map(({ name }: { name: string }) => name)
    expect([...new Set(probes.map(({ rule }) => rule))].toSorted()).toEqual([...rules, ...ownRules].toSorted())
  })

  test('seeing no module at all is not green', async () => {
    plant(copy, 'empty/.dependency-cruiser.mjs', 'export default { forbidden: [] }\n')
    await expect(brokenBoundaries(join(copy, 'empty'))).rejects.toThrow('not looked at: everything')
  })

  test('a parser that finds no import is not green', () => {
    const blind = [{ source: 'a.ts', dependencies: [] }]
    expect(() => assertAllSeen(['a.ts'], blind)).toThrow('only 0 imports')
    expect(() => assertAllSeen(['a.ts', 'b.ts'], blind)).toThrow('not looked at: b.ts')
  })
})

describe('the sources', () => {
  test.each(sourceProbes)('$guard: $refusal in $file', ({ guard, refusal, file }) => {
    const lines = after.get(guard)?.output.replaceAll(`${copy}/`, '').split('\n') ?? []
    const named = lines.filter((line) => line.startsWith(`${file}(`) || line.includes(`,file=${file},`))
    expect(named.join('\n')).toMatch(new RegExp(`(error |lint/)${refusal}[:,]`))
  })

  test('a file that nobody imports is dead code', () => {
    expect(after.get('dead code')?.output).toContain('portal/server/inner.ts')
  })
})

test('the internals of a package are private to the resolver', () => {
  const resolve = createRequire(join(copy, 'applications/first/server/index.ts')).resolve
  expect(resolve('@workspace/portal/contract')).toBe(join(copy, 'portal/contract/index.ts'))
  expect(() => resolve('@workspace/portal/server/inner.ts')).toThrow('not defined by "exports"')
  expect(() => resolve('@workspace/portal/contract/index.ts')).toThrow('not defined by "exports"')
})
