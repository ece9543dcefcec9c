/**
 * The boundaries between packages and faces (docs/architecture.md), as rules by pattern: none names an application.
 * `tools/boundaries.ts` runs them and makes sure that every source file was looked at; `tools/boundaries.test.ts` has seen each red.
 */
const aPackage = '^(portal|logistics|applications/[^/]+|assembly)/'
/** A face of a package: $1 and $2 in what a rule may reach. */
const aFace = '^(portal|logistics|applications/[^/]+|assembly)/(server|web)'
/** Tests of the server open the whole portal; tests of the web keep its boundaries. */
const serverTest = '/server/.*(\\.test\\.ts$|/testing/)'
const notProduction = '\\.test\\.tsx?$|/testing/|^assembly/journeys/'

/** A package of the registry, wherever npm put it. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/** Only the files matching `where` (and tests) may import what matches `path`. */
const only = (name, where, path) => ({
  name,
  severity: 'error',
  from: { pathNot: [...where, notProduction, '^tools/', 'node_modules'] },
  to: { path },
})

const forbidden = [
  {
    name: 'portal-knows-no-application',
    severity: 'error',
    from: { path: '^portal/' },
    to: { path: '^applications/' },
  },
  {
    name: 'portal-knows-no-logistics',
    severity: 'error',
    from: { path: '^portal/' },
    to: { path: '^logistics/' },
  },
  {
    name: 'logistics-knows-no-application',
    severity: 'error',
    from: { path: '^logistics/' },
    to: { path: '^applications/' },
  },
  {
    name: 'applications-do-not-know-each-other',
    severity: 'error',
    from: { path: '^applications/([^/]+)/' },
    to: { path: '^applications/', pathNot: '^applications/$1/' },
  },
  {
    name: 'nobody-knows-the-assembly',
    severity: 'error',
    from: { pathNot: '^(assembly|tools)/|^[^/]+$' },
    to: { path: '^assembly/' },
  },
  {
    name: 'applications-enter-the-portal-by-its-faces',
    comment: 'An application sees @workspace/portal/contract, /server and /web. So does logistics.',
    severity: 'error',
    from: { path: '^(logistics|applications)/', pathNot: notProduction },
    to: { path: '^portal/', pathNot: '^portal/(contract|server|web)/index\\.ts$' },
  },
  {
    name: 'tests-of-applications-enter-the-portal-by-its-faces',
    comment: 'They see its testing face and the whole contract, too.',
    severity: 'error',
    from: { path: '^(logistics|applications)/.*(\\.test\\.tsx?$|/testing/)' },
    to: {
      path: '^portal/',
      pathNot: ['^portal/(contract|server|web|server/testing)/index\\.ts$', '^portal/contract/own\\.ts$'],
    },
  },
  {
    name: 'packages-are-imported-by-name',
    comment: 'A relative path into another package goes around its exports.',
    severity: 'error',
    from: { path: '^((portal|logistics|applications/[^/]+|assembly)/)' },
    to: { path: aPackage, pathNot: '^$1', dependencyTypes: ['local'] },
  },
  {
    name: 'contract-knows-neither-side',
    severity: 'error',
    from: { path: `${aPackage}contract/`, pathNot: notProduction },
    to: { path: `${aPackage}(server|web)/` },
  },
  {
    name: 'server-knows-no-web',
    severity: 'error',
    from: { path: `${aPackage}server/`, pathNot: notProduction },
    to: { path: `${aPackage}web/` },
  },
  {
    name: 'web-knows-no-server',
    severity: 'error',
    from: { path: `${aPackage}web/`, pathNot: notProduction },
    to: { path: `${aPackage}server/` },
  },
  {
    name: 'production-knows-no-tests',
    severity: 'error',
    from: { path: `${aPackage}(contract|server|web)/`, pathNot: notProduction },
    to: { path: [notProduction, '^tools/', packages('vitest', '@playwright', 'fast-check')] },
  },
  {
    name: 'nothing-unresolved',
    comment: 'Behind the exports of a package, or nowhere. The linter looks after packages of the registry.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^(\\.|@workspace/)' },
  },
  {
    name: 'kernel-knows-no-feature',
    comment: 'Nor what puts the face together: what the kernel needs of them is handed in there.',
    severity: 'error',
    from: { path: `${aFace}/kernel/`, pathNot: serverTest },
    to: { path: '^$1/$2/', pathNot: '^$1/$2/kernel/' },
  },
  {
    name: 'features-meet-at-their-index',
    comment: "Their tests, too, which may besides use what another feature's tests start from.",
    severity: 'error',
    from: { path: `${aFace}/features/([^/]+)/` },
    to: { path: '^$1/$2/features/', pathNot: ['^$1/$2/features/$3/', '^$1/$2/features/[^/]+/(index\\.ts$|testing/)'] },
  },
  {
    name: 'features-do-not-know-what-puts-them-together',
    severity: 'error',
    from: { path: `${aFace}/features/`, pathNot: serverTest },
    to: { path: '^$1/$2/', pathNot: '^$1/$2/(kernel|features)/' },
  },
  {
    name: 'server-is-put-together-from-indexes',
    severity: 'error',
    from: { path: '^portal/server/[^/]+$', pathNot: serverTest },
    to: { path: '^portal/server/features/', pathNot: '^portal/server/features/[^/]+/index\\.ts$' },
  },
  {
    name: 'web-is-put-together-from-indexes',
    comment:
      'What is there from the start comes through an index; screens are fetched when they are shown, by import().',
    severity: 'error',
    from: { path: '^portal/web/', pathNot: '^portal/web/(kernel|features)/' },
    to: { path: '^portal/web/features/', pathNot: '/index\\.ts$', dynamic: false },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  only('fastify-stays-in-http', ['^portal/server/kernel/http/'], packages('fastify', '@fastify')),
  only(
    'engines-stay-in-database',
    ['^portal/server/(kernel/database|features/(backups|engine-migration))/'],
    `^node:sqlite$|${packages('pg')}`,
  ),
  only('nodemailer-stays-in-mail', ['^portal/server/kernel/mail/'], packages('nodemailer')),
  only('argon2-stays-in-passwords', ['^portal/server/kernel/passwords/'], packages('@node-rs/argon2')),
  // Loading it takes half a second and 40 MB: the thread that draws has it, the portal never.
  only(
    'drawing-stays-in-its-worker',
    ['^portal/server/kernel/pdf/worker/'],
    `^portal/server/kernel/pdf/worker/|${packages('pdfkit')}`,
  ),
  // On paper, and on the screen of a phone that shows the paper.
  only(
    'codes-stay-where-they-are-shown',
    ['^portal/server/kernel/pdf/worker/', '^portal/web/features/own-settings/second-factor/', '^logistics/web/field/'],
    packages('qr'),
  ),
  only('kysely-stays-on-the-server', ['^(portal|logistics|applications/[^/]+|assembly)/server/'], packages('kysely')),
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count: an `import type` across a boundary ties the two sides just as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
