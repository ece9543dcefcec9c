/** Decision 42: whoever reads accounts past `selectPeople` would show the people of an import that is under way. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = process.cwd()
const people = 'accounts/people.ts'

/** Who may, by folder and name, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  [people]: 'the one place of the condition',
  'http/check-access.ts': 'by a session, which nobody has before being shown',
  'engine-migration/sqlite-target.ts':
    'fills the search again while nobody is served; an import that was under way stays unshown',
  'sessions/session-store.ts': 'by a session',
  'sessions/session-list.ts': 'by a session',
  'list/people-sample.ts': 'tells how common a text is, and nobody of anybody',
  'list/search-plan.ts': 'what it finds is narrowed by the list, which reads people',
}

/** Readers of every row, whom people.ts says to be few. */
const readersOfAll: Readonly<Record<string, string>> = {
  [people]: 'defines it; taken usernames',
  'accounts/account-store.ts': 'a carrier’s new name, for everybody',
  'accounts/kept-addresses.ts': 'taken addresses',
  'commands/create-superadmin.ts': 'taken names',
  'demo/demo-or-production.ts': 'whether the database is empty',
  'demo/fill-demo-data.ts': 'whether the database is empty',
  'demo/holds-demo-data.ts': 'whether the database is the demo’s',
  'server/open-data.ts': 'whether the database is empty, before the migrations',
  'housekeeping/expired-rows.ts': 'by their sessions',
  'email-change/handlers.ts': 'a taken address',
  'sessions/session-list.ts': 'by their sessions',
  'users/foreign-names.ts': 'taken names',
  'list/hits-on-postgres.ts':
    'counts to a bound whether a search fetches them all; those whom it shows are people there are',
  'import/taken-names.ts': 'taken names',
  'application-people/search-application-people.ts': 'where a stretch of the list ends',
  'users/new-person.ts': 'taken names',
}

const rawReader =
  /(?:selectFrom|[jJ]oin)\(\s*\[?\s*(['"`])account\b(?!_)|\b(?:from|join)\s+account\b(?!_)|\btable: (['"`])account\2/
const readerOfAll = /\bselectEveryAccount\(/

const sources = ['portal/server', 'logistics', 'applications', 'assembly', 'portal/contract']
  .flatMap((folder) => sourceFiles(root, `${folder}/**/*.ts`))
  .filter((path) => !/\.test\.ts$|\/testing\/|\/journeys\/|\/migrations\//.test(path))
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '') }))

const readers = (form: RegExp) =>
  sources
    .filter(({ code }) => form.test(code))
    .map(({ path }) => path.split('/').slice(-2).join('/'))
    .toSorted()

test('R13: nobody reads accounts without leaving out imports that are under way, but those named here', () => {
  expect(readers(rawReader)).toEqual(Object.keys(allowed).toSorted())
  expect(readers(readerOfAll)).toEqual(Object.keys(readersOfAll).toSorted())
})

test('a reader that forgets is seen, in every way to write one', () => {
  const forgetful = [
    "reading.selectFrom('account').selectAll()",
    "reading\n    .selectFrom(['account', 'session'])",
    "query.innerJoin('account', 'account.id', 'feedback.account_id')",
    "query.leftJoin('account as sender', 'sender.id', 'feedback.account_id')",
    'sql`select count(*) from account where activated = 1`',
    'sql`select 1 from feedback JOIN account on true`'.toLowerCase(),
    "textHits<PortalTables>({ table: 'account', key: 'number' })",
  ]
  expect(forgetful.filter((code) => !rawReader.test(code))).toEqual([])
  const innocent = ["selectFrom('account_import')", 'sql`select id from account_import`', 'selectPeople(reading)']
  expect(innocent.filter((code) => rawReader.test(code))).toEqual([])
})
