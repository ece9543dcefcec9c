/** Sources that the compiler or the linter must refuse, each in a file of its own. */
import { webProbes } from './web-probes.ts'

export type SourceProbe = {
  guard: 'contract' | 'server' | 'web' | 'lint'
  refusal: string
  file: string
  content: string
}

const faces = ['contract', 'server', 'web'] as const

/** What each face's compiler environment does not have. */
const environmentProbes: readonly SourceProbe[] = (
  [
    { guard: 'contract', refusal: 'TS2304', name: 'window', content: 'export const address = window.name\n' },
    { guard: 'contract', refusal: 'TS2584', name: 'document', content: 'export const title = document.title\n' },
    { guard: 'contract', refusal: 'TS2591', name: 'process', content: 'export const place = process.env\n' },
    { guard: 'contract', refusal: 'TS2591', name: 'file', content: "export { readFileSync } from 'node:fs'\n" },
    { guard: 'server', refusal: 'TS2584', name: 'document', content: 'export const title = document.title\n' },
    { guard: 'server', refusal: 'TS2304', name: 'window', content: 'export const address = window.name\n' },
    { guard: 'web', refusal: 'TS2591', name: 'file', content: "export { readFileSync } from 'node:fs'\n" },
    { guard: 'web', refusal: 'TS2591', name: 'process', content: 'export const place = process.env\n' },
    ...faces.map((guard) => ({
      guard,
      refusal: 'TS2307',
      name: 'internal',
      content: "export * from '@workspace/portal/server/inner.ts'\n",
    })),
  ] as const
).map(({ name, ...probe }) => ({ ...probe, file: `applications/first/${probe.guard}/without-${name}.ts` }))

const applicationCall = `import { applicationCalls } from '@workspace/portal/contract'
import { handlersOf, lettersOf, serverApplication } from '@workspace/portal/server'
import * as z from 'zod/mini'

type Actor = { readonly id: string; readonly roles: ReadonlySet<string> }
const firstCall = applicationCalls({ key: 'first', roles: ['office'], refusals: { sold_out: 409, no_truck: 409 } })
const call = firstCall({
  name: 'reach',
  path: '/reach',
  roles: ['office'],
  input: z.object({}),
  output: {},
  refusals: ['no_truck'],
})
void serverApplication
void lettersOf
`

const queued = (template: string, parameters: string) =>
  `const letters = lettersOf({ sold: ({ to }: { to: string }) => ({ subject: to, paragraphs: [] }) }, { sold: ({ to }) => ({ subject: to, paragraphs: [] }) })
    await context.host.mail.queue(context.transaction, { template: ${template}, parameters: ${parameters}, to: { person: '' }, now: new Date() })
    void letters`

/** An application's own server code, with a call of its own, that reaches for what is not its own or leaves something out. */
const applicationProbes: readonly SourceProbe[] = (
  [
    ['portal', 'TS2339', 'context.portal.accounts'],
    ['accounts', 'TS2339', 'context.host.accounts'],
    ['key-ring', 'TS2339', "context.host.keys.sign('session', 'x')"],
    ['outbox', 'TS2339', 'context.host.mail.stop()'],
    ['letter-by-name', 'TS2322', queued("'reset'", '{}')],
    ['letter-without-parameters', 'TS2741', queued('letters.sold', '{}')],
    ['superadmin', 'TS2345', "context.transaction.updateTable('account').set({ is_superadmin: 1 })"],
    ['audit', 'TS2345', "context.transaction.deleteFrom('audit')"],
    ['undeclared-refusal', 'TS2345', "refuse('sold_out')"],
  ] as const
).map(([name, refusal, reach]) => ({
  guard: 'server',
  refusal,
  file: `applications/first/server/answer-with-${name}.ts`,
  content: `${applicationCall}export const answer = handlersOf<Actor>().writes(call, {
  write: async (context, _, refuse) => {
    void refuse
    ${reach}
    return {}
  },
})
`,
}))

const manifest = "{ key: 'first', names: { fi: '', en: '' }, primaryCompany: '', groups: [], userTypes: [] }"
const mounted = (answers: string) => `${applicationCall}const answer = handlersOf<Actor>().reads(call, async () => ({}))
void answer
export const first = serverApplication({
  manifest: ${manifest},
  migrations: {},
  calls: { reach: call },
  actorOf: async (_, { id }) => ({ id, roles: new Set<string>() }),
  handlers: () => (${answers}),
})
`

const mountingProbes: readonly SourceProbe[] = [
  { guard: 'server', refusal: 'TS2741', file: 'applications/first/server/without-answer.ts', content: mounted('{}') },
  {
    guard: 'server',
    refusal: 'TS2322',
    file: 'applications/first/server/with-role-of-nobody.ts',
    content: `${applicationCall}export const other = firstCall({ name: 'other', path: '/other', roles: ['driver'], input: z.object({}), output: {}, refusals: [] })
`,
  },
  {
    guard: 'server',
    refusal: 'TS2322',
    file: 'applications/first/server/with-refusal-of-nobody.ts',
    content: `${applicationCall}export const other = firstCall({ name: 'other', path: '/other', roles: ['office'], input: z.object({}), output: {}, refusals: ['no_peat'] })
`,
  },
]

const finnish = "{ sold: ({ to }: { to: string }) => ({ subject: to, paragraphs: [], button: 'Avaa' }) }"
const letters = (english: string) => `import { lettersOf } from '@workspace/portal/server'

export const letters = lettersOf(${finnish}, ${english})
`

/** Letters whose English is not what their Finnish is. */
const letterProbes: readonly SourceProbe[] = (
  [
    ['without-english', 'TS2741', '{}'],
    ['without-its-button', 'TS2741', '{ sold: ({ to }) => ({ subject: to, paragraphs: [] }) }'],
    ['with-other-parameters', 'TS2339', '{ sold: ({ of }) => ({ subject: of, paragraphs: [], button: of }) }'],
    ['of-nobody', 'TS2353', "{ sold: () => ({ subject: '', paragraphs: [], button: '' }), bought: () => ({}) }"],
  ] as const
).map(([name, refusal, english]) => ({
  guard: 'server',
  refusal,
  file: `applications/first/server/letters-${name}.ts`,
  content: letters(english),
}))

/** A command that the log and the copy of own data have no words for. */
const commandProbes: readonly SourceProbe[] = [
  {
    guard: 'contract',
    refusal: 'TS2741',
    file: 'applications/peatsale/contract/states/command-without-words.ts',
    content: `import type { LoadCommand } from '../loads/load-event.ts'
import { commandWords } from './command-words.ts'

export const words: Readonly<Record<LoadCommand | 'pause', { readonly fi: string; readonly en: string }>> = commandWords
`,
  },
]

function inPortalServer(refusal: string, content: string): SourceProbe {
  return { guard: 'lint', refusal, file: `portal/server/lint/${refusal.split('/').at(-1)?.toLowerCase()}.ts`, content }
}

const lintProbes: readonly SourceProbe[] = [
  inPortalServer(
    'nursery/noFloatingPromises',
    'const later = async () => 1\nexport const start = () => {\n  later()\n}\n',
  ),
  inPortalServer('suspicious/noImportCycles', "export * from './noimportcycles-twin.ts'\n"),
  {
    ...inPortalServer('suspicious/noImportCycles', "export * from './noimportcycles.ts'\n"),
    file: 'portal/server/lint/noimportcycles-twin.ts',
  },
  inPortalServer('correctness/noUndeclaredDependencies', "export * from 'left-pad'\n"),
  {
    ...inPortalServer('correctness/noUndeclaredDependencies', "export * from 'react'\n"),
    file: 'portal/server/lint/development-only.ts',
  },
  inPortalServer('suspicious/noExplicitAny', 'export const loose = (value: any): string => String(value)\n'),
  inPortalServer('style/noNonNullAssertion', 'export const sure = (value?: string): string => value!\n'),
  inPortalServer('style/noDefaultExport', 'export default 1\n'),
  inPortalServer('suspicious/noConsole', "export const say = (): void => console.log('x')\n"),
  inPortalServer(
    'style/noExcessiveLinesPerFile',
    `${Array.from({ length: 251 }, (_, line) => `export const line${line} = 1`).join('\n')}\n`,
  ),
  inPortalServer(
    'complexity/noExcessiveLinesPerFunction',
    `export function long(): void {\n${'  Math.random()\n'.repeat(51)}}\n`,
  ),
  inPortalServer(
    'complexity/useMaxParams',
    'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d\n',
  ),
  inPortalServer('correctness/useImportExtensions', "export * from './noconsole'\n"),
  inPortalServer('style/useImportType', "import { Stats } from 'node:fs'\n\nexport type Found = Stats\n"),
  inPortalServer('correctness/noUnusedVariables', 'const unused = 1\n'),
  {
    guard: 'lint',
    refusal: 'style/useFilenamingConvention',
    file: 'portal/server/lint/BadName.ts',
    content: 'export const bad = 1\n',
  },
  {
    guard: 'lint',
    refusal: 'suspicious/noSkippedTests',
    file: 'portal/server/lint/skipped.test.ts',
    content: "test.skip('later', () => {})\n",
  },
  {
    guard: 'lint',
    refusal: 'style/noJsxLiterals',
    file: 'portal/web/lint/literal.tsx',
    content: 'export const literal = () => <p>teksti</p>\n',
  },
  {
    guard: 'lint',
    refusal: 'security/noDangerouslySetInnerHtml',
    file: 'portal/web/lint/inner-html.tsx',
    content: "export const inner = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n",
  },
  {
    guard: 'lint',
    refusal: 'a11y/useAltText',
    file: 'portal/web/lint/alternative.tsx',
    content: 'export const picture = () => <img src="x" />\n',
  },
]

export const sourceProbes: readonly SourceProbe[] = [
  ...environmentProbes,
  ...applicationProbes,
  ...mountingProbes,
  ...commandProbes,
  ...letterProbes,
  ...webProbes,
  ...lintProbes,
]
