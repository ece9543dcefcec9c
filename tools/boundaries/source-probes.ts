/** Sources that the compiler or the linter must refuse, each in a file of its own. */
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

export const sourceProbes: readonly SourceProbe[] = [...environmentProbes, ...lintProbes]
