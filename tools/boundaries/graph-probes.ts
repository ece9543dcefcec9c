/** Forbidden imports, each in a file of its own, and the rule of `.dependency-cruiser.mjs` that must name the file. */
export type GraphProbe = { rule: string; file: string; content: string }

const first = 'applications/first'

export const graphProbes: readonly GraphProbe[] = [
  ...[
    "import { contract } from '@workspace/second/contract'\nexport const known = contract\n",
    "import type { contract } from '@workspace/second/contract'\nexport type Known = typeof contract\n",
    "export { contract } from '@workspace/second/contract'\n",
    "export const known = () => import('@workspace/second/contract')\n",
    "export type Known = typeof import('@workspace/second/contract')\n",
    "export type { contract } from '@workspace/second/contract'\n",
    "export type * from '@workspace/second/contract'\n",
  ].flatMap((content, index) => [
    { rule: 'portal-knows-no-application', file: `portal/contract/knows-${index}.ts`, content },
    { rule: 'applications-do-not-know-each-other', file: `${first}/contract/knows-${index}.ts`, content },
    { rule: 'logistics-knows-no-application', file: `logistics/contract/knows-${index}.ts`, content },
  ]),
  {
    rule: 'portal-knows-no-logistics',
    file: 'portal/contract/knows-logistics.ts',
    content: "export { step } from '@workspace/logistics/contract'\n",
  },
  {
    rule: 'portal-knows-no-logistics',
    file: 'portal/server/knows-logistics.ts',
    content: "import type { EventTable } from '@workspace/logistics/server'\n\nexport type Known = EventTable\n",
  },
  {
    rule: 'portal-knows-no-logistics',
    file: 'portal/web/knows-logistics.ts',
    content: "export { CommandDialog } from '@workspace/logistics/web/commands'\n",
  },
  {
    rule: 'logistics-knows-no-application',
    file: 'logistics/web/knows-application.ts',
    content: "export { web } from '@workspace/first/web'\n",
  },
  {
    rule: 'applications-do-not-know-each-other',
    file: `${first}/web/knows-second.ts`,
    content: "export { web } from '@workspace/second/web'\n",
  },
  {
    rule: 'nothing-unresolved',
    file: `${first}/web/around-face.ts`,
    content: "export * from '@workspace/logistics/web/commands/use-late-field.ts'\n",
  },
  {
    rule: 'web-knows-no-server',
    file: 'logistics/web/server.ts',
    content: "export * from '../server/index.ts'\n",
  },
  {
    rule: 'nobody-knows-the-assembly',
    file: 'logistics/server/assembly.ts',
    content: "export * from '../../assembly/server/serve.ts'\n",
  },
  {
    rule: 'applications-enter-the-portal-by-its-faces',
    file: 'logistics/contract/own.ts',
    content: "export * from '@workspace/portal/contract/own'\n",
  },
  {
    rule: 'nothing-unresolved',
    file: `${first}/server/logistics.ts`,
    content: "export * from '@workspace/logistics/server/commands/decide.ts'\n",
  },
  {
    rule: 'nobody-knows-the-assembly',
    file: 'portal/server/assembly.ts',
    content: "export * from '../../assembly/server/serve.ts'\n",
  },
  {
    rule: 'nobody-knows-the-assembly',
    file: `${first}/server/assembly.ts`,
    content: "export * from '../../../assembly/server/serve.ts'\n",
  },
  { rule: 'innocent', file: 'portal/server/inner.ts', content: 'export const inner = 1\n' },
  { rule: 'innocent', file: 'portal/web/inner.ts', content: 'export const inner = 1\n' },
  {
    rule: 'applications-enter-the-portal-by-its-faces',
    file: `${first}/server/inner.ts`,
    content: "export * from '../../../portal/server/inner.ts'\n",
  },
  {
    rule: 'applications-enter-the-portal-by-its-faces',
    file: `${first}/contract/own.ts`,
    content: "export * from '@workspace/portal/contract/own'\n",
  },
  {
    rule: 'tests-of-applications-enter-the-portal-by-its-faces',
    file: `${first}/server/inner.test.ts`,
    content: "export * from '../../../portal/server/handlers.ts'\n",
  },
  {
    rule: 'nothing-unresolved',
    file: `${first}/server/named.ts`,
    content: "export * from '@workspace/portal/server/inner.ts'\n",
  },
  {
    rule: 'packages-are-imported-by-name',
    file: `${first}/contract/relative.ts`,
    content: "export * from '../../../portal/contract/index.ts'\n",
  },
  {
    rule: 'contract-knows-neither-side',
    file: 'portal/contract/server.ts',
    content: "export * from '../server/inner.ts'\n",
  },
  { rule: 'contract-knows-neither-side', file: 'portal/contract/web.ts', content: "export * from '../web/inner.ts'\n" },
  {
    rule: 'contract-knows-neither-side',
    file: `${first}/contract/server.ts`,
    content: "export * from '@workspace/portal/server'\n",
  },
  { rule: 'server-knows-no-web', file: 'portal/server/web.ts', content: "export * from '../web/inner.ts'\n" },
  { rule: 'server-knows-no-web', file: `${first}/server/web.ts`, content: "export * from '@workspace/portal/web'\n" },
  { rule: 'web-knows-no-server', file: 'portal/web/server.ts', content: "export * from '../server/inner.ts'\n" },
  { rule: 'web-knows-no-server', file: `${first}/web/server.ts`, content: "export * from '../server/index.ts'\n" },
  { rule: 'innocent', file: 'portal/server/tested.test.ts', content: 'export const tested = 1\n' },
  { rule: 'production-knows-no-tests', file: 'portal/server/test.ts', content: "export * from './tested.test.ts'\n" },
  {
    rule: 'production-knows-no-tests',
    file: `${first}/server/testing.ts`,
    content: "export * from '@workspace/portal/server/testing'\n",
  },
  { rule: 'production-knows-no-tests', file: 'portal/web/vitest.ts', content: "export { test } from 'vitest'\n" },
  { rule: 'production-knows-no-tests', file: 'portal/web/tools.ts', content: "export * from '../../tools/lock.ts'\n" },
  { rule: 'no-cycles', file: 'portal/web/egg.ts', content: "import './hen.ts'\n\nexport const egg = 1\n" },
  { rule: 'innocent', file: 'portal/web/hen.ts', content: "import './egg.ts'\n\nexport const hen = 1\n" },
  ...[
    { rule: 'innocent', file: 'kernel/ground/ground.ts', from: [] },
    { rule: 'innocent', file: 'features/one/inside.ts', from: [] },
    { rule: 'innocent', file: 'features/one/index.ts', from: ['./inside.ts'] },
    { rule: 'innocent', file: 'put-together.ts', from: ['./features/one/index.ts'] },
    { rule: 'kernel-knows-no-feature', file: 'kernel/ground/feature.ts', from: ['../../features/one/index.ts'] },
    { rule: 'kernel-knows-no-feature', file: 'kernel/ground/together.ts', from: ['../../put-together.ts'] },
    { rule: 'features-meet-at-their-index', file: 'features/two/around.ts', from: ['../one/inside.ts'] },
    { rule: 'features-meet-at-their-index', file: 'features/two/around.test.ts', from: ['../one/inside.ts'] },
    { rule: 'innocent', file: 'features/one/testing/start.ts', from: ['../inside.ts'] },
    { rule: 'innocent', file: 'features/two/started.test.ts', from: ['../one/testing/start.ts'] },
    {
      rule: 'features-do-not-know-what-puts-them-together',
      file: 'features/two/together.ts',
      from: ['../../put-together.ts'],
    },
    // Two files each: between the files there is no circle.
    { rule: 'no-cycles-between-modules', file: 'kernel/egg/egg.ts', from: ['../hen/chick.ts'] },
    { rule: 'innocent', file: 'kernel/egg/shell.ts', from: [] },
    { rule: 'innocent', file: 'kernel/hen/chick.ts', from: [] },
    { rule: 'no-cycles-between-modules', file: 'kernel/hen/hen.ts', from: ['../egg/shell.ts'] },
    { rule: 'no-cycles-between-modules', file: 'features/egg/index.ts', from: ['../hen/index.ts'] },
    { rule: 'no-cycles-between-modules', file: 'features/hen/hen.ts', from: ['../pullet/index.ts'] },
    { rule: 'innocent', file: 'features/hen/index.ts', from: [] },
    { rule: 'no-cycles-between-modules', file: 'features/pullet/pullet.ts', from: ['../egg/index.ts'] },
    { rule: 'innocent', file: 'features/pullet/index.ts', from: [] },
  ].flatMap(({ rule, file, from }) =>
    ['portal/web', 'portal/server', `${first}/web`, `${first}/server`].map((face) => ({
      rule,
      file: `${face}/${file}`,
      content: [...from.map((path) => `import '${path}'\n`), 'export const planted = 1\n'].join('\n'),
    })),
  ),
  // Types tie as well.
  {
    rule: 'kernel-knows-no-feature',
    file: 'portal/server/kernel/ground/type-export.ts',
    content: "export type { planted } from '../../features/one/index.ts'\n",
  },
  {
    rule: 'packages-are-imported-by-name',
    file: `${first}/contract/relative-type.ts`,
    content: "export type { Call } from '../../../portal/contract/index.ts'\n",
  },
  {
    rule: 'no-cycles-between-modules',
    file: 'portal/server/features/lark/lark.ts',
    content: "export type { planted } from '../robin/index.ts'\n",
  },
  {
    rule: 'innocent',
    file: 'portal/server/features/lark/index.ts',
    content: 'export const planted = 1\n',
  },
  {
    rule: 'innocent',
    file: 'portal/server/features/robin/robin.ts',
    content: "import '../lark/index.ts'\n\nexport const planted = 1\n",
  },
  {
    rule: 'innocent',
    file: 'portal/server/features/robin/index.ts',
    content: 'export const planted = 1\n',
  },
  {
    rule: 'kernel-knows-no-feature',
    file: 'portal/server/kernel/ground/type.ts',
    content: "import type { planted } from '../../features/one/index.ts'\n\nexport type Known = typeof planted\n",
  },
  {
    rule: 'server-is-put-together-from-indexes',
    file: 'portal/server/around.ts',
    content: "import './features/one/inside.ts'\n\nexport const around = 1\n",
  },
  { rule: 'no-old-words', file: `${first}/server/old-words.ts`, content: 'export const reckonedPrice = 1\n' },
  // Without a single picture.
  { rule: 'picture-of-modules', file: 'docs/architecture.md', content: '# Architecture\n' },
  {
    rule: 'web-is-put-together-from-indexes',
    file: 'portal/web/around.ts',
    content: "import './features/one/inside.ts'\n\nexport const around = 1\n",
  },
  ...[
    { rule: 'fastify-stays-in-http', from: 'fastify' },
    { rule: 'fastify-stays-in-http', from: '@fastify/static' },
    { rule: 'engines-stay-in-database', from: 'pg' },
    { rule: 'engines-stay-in-database', from: 'node:sqlite' },
    { rule: 'nodemailer-stays-in-mail', from: 'nodemailer' },
    { rule: 'argon2-stays-in-passwords', from: '@node-rs/argon2' },
    { rule: 'drawing-stays-in-its-worker', from: 'pdfkit' },
    { rule: 'codes-stay-where-they-are-shown', from: 'qr' },
    { rule: 'drawing-stays-in-its-worker', from: '../kernel/pdf/worker/draw-document.ts' },
  ].map(({ rule, from }) => ({
    rule,
    file: `portal/server/astray/${from.replace(/\W/g, '-')}.ts`,
    content: `export * from '${from}'\n`,
  })),
  { rule: 'kysely-stays-on-the-server', file: 'portal/contract/kysely.ts', content: "export * from 'kysely'\n" },
]
