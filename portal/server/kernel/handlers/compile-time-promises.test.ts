import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const portal = fileURLToPath(new URL('../../..', import.meta.url))
const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
const folder = mkdtempSync(join(tmpdir(), 'portal-probes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const imports = `
  import { defineCall, portalCalls } from '${portal}contract/own.ts'
  import { handler, writingHandler } from '${portal}server/kernel/handlers/handler.ts'
  const call = { name: 'x', method: 'POST', path: '/api/x', access: 'public', input: portalCalls.logOut.input, output: {} } as const
`

/** The real list of answers, with or without the line of one call. */
function answersWithout(line: RegExp): string {
  const source = readFileSync(join(portal, 'server/handlers.ts'), 'utf8')
  return source
    .replace(line, '')
    .replaceAll("from './", `from '${portal}server/`)
    .replaceAll("from '../", `from '${portal}`)
}

const probes = {
  'all answers': answersWithout(/nothing to leave out/),
  'an answer left out': answersWithout(/^ {2}logOut: .*\n/m),
  'a declared refusal': `${imports}
    writingHandler(portalCalls.logIn, { write: async (_context, _input, refuse) => { throw refuse('user_not_verified') } })`,
  'a general refusal': `${imports}
    writingHandler(portalCalls.logOut, { write: async (_context, _input, refuse) => { throw refuse('not_found') } })`,
  'an undeclared refusal': `${imports}
    writingHandler(portalCalls.logOut, { write: async (_context, _input, refuse) => { throw refuse('user_exists') } })`,
  'known refusals in a call': `${imports} defineCall({ ...call, refusals: ['in_use'] })`,
  'an unknown refusal in a call': `${imports} defineCall({ ...call, refusals: ['no_such_refusal'] })`,
  'a whole answer': `${imports} handler(portalCalls.readTransportCompanies, async () => ({ transportcompanies: [] }))`,
  'an answer without one of its fields': `${imports} handler(portalCalls.readTransportCompanies, async () => ({}))`,
  'an answer with a value of its own': `${imports}
    handler(portalCalls.checkUsername, async () => ({ value: 'perhaps' as const }))`,
  'the person of a signed-in call': `${imports}
    handler(portalCalls.readTransportCompanies, async ({ actor }) => ({ transportcompanies: [{ _id: actor.id, companyname: '' }] }))`,
  'the person of a public call': `${imports}
    handler(portalCalls.logOut, async ({ actor }) => { void actor.id; return {} })`,
}

let complaints: string
beforeAll(() => {
  for (const [name, source] of Object.entries(probes)) writeFileSync(join(folder, fileOf(name)), source)
  const options = {
    ...JSON.parse(readFileSync(join(portal, '../tsconfig.base.json'), 'utf8')).compilerOptions,
    lib: ['ES2024', 'ESNext.Disposable'],
    types: ['node'],
    typeRoots: [join(portal, '../node_modules/@types')],
    noUnusedLocals: false,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }))
  const ran = spawnSync(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', folder], { encoding: 'utf8' })
  complaints = ran.stdout
}, 60_000)

function fileOf(probe: string): string {
  return `${probe.replaceAll(' ', '-')}.ts`
}

test.each([
  'all answers',
  'a declared refusal',
  'a general refusal',
  'known refusals in a call',
  'a whole answer',
  'the person of a signed-in call',
])('CALL-09, CALL-14: %s compiles', (probe) => {
  expect(complaints).not.toContain(fileOf(probe))
})

test.each([
  ['an answer left out', 'logOut'],
  ['an undeclared refusal', 'user_exists'],
  ['an unknown refusal in a call', 'no_such_refusal'],
  ['an answer without one of its fields', 'transportcompanies'],
  ['an answer with a value of its own', 'perhaps'],
  ['the person of a public call', "possibly 'undefined'"],
])('CALL-09, CALL-14: %s does not compile', (probe, reason) => {
  const own = complaints.split(/^(?=\S)/m).filter((complaint) => complaint.includes(fileOf(probe)))

  expect(own.join()).toContain(reason)
})
