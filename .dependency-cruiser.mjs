/**
 * The boundaries between packages and faces (docs/architecture.md), as rules by pattern: none names an application.
 * `tools/boundaries.ts` runs them and makes sure that every source file was looked at; `tools/boundaries.test.ts` has seen each red.
 */
const aPackage = '^(portal|applications/[^/]+|assembly)/'
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
    comment: 'An application sees @workspace/portal/contract, /server and /web; its tests see /server/testing too.',
    severity: 'error',
    from: { path: '^applications/' },
    to: { path: '^portal/', pathNot: '^portal/(contract|server|web|server/testing)/index\\.ts$' },
  },
  {
    name: 'packages-are-imported-by-name',
    comment: 'A relative path into another package goes around its exports.',
    severity: 'error',
    from: { path: '^((portal|applications/[^/]+|assembly)/)' },
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
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  only('fastify-stays-in-http', ['^portal/server/http/'], packages('fastify', '@fastify')),
  only('engines-stay-in-database', ['^portal/server/(database|backups)/'], `^node:sqlite$|${packages('pg')}`),
  only('nodemailer-stays-in-mail', ['^portal/server/mail/'], packages('nodemailer')),
  only('argon2-stays-in-passwords', ['^portal/server/passwords/'], packages('@node-rs/argon2')),
  only('kysely-stays-on-the-server', ['^(portal|applications/[^/]+|assembly)/server/'], packages('kysely')),
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
