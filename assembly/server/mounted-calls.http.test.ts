/** Every call that the whole portal mounts, applications and demo among them, has its row of rights. */
import { manureMatrixRows } from '@workspace/manuredelivery/server/testing'
import { peatMatrixRows } from '@workspace/peatsale/server/testing'
import { readDemoAccounts, readMailbox } from '@workspace/portal/contract/own'
import type { RunningPortal } from '@workspace/portal/server'
import { readSettings, startPortal } from '@workspace/portal/server'
import type { TestPlace } from '@workspace/portal/server/testing'
import { matrixRows, testPlace } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from './applications.ts'

/** Whoever asks is answered alike: a visitor, and people of any rights. */
const rows = { readDemoAccounts, readMailbox }

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

let place: TestPlace
let running: RunningPortal
beforeAll(async () => {
  place = await testPlace()
  const environment = { PORT: '0', DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent' }
  running = await startPortal({ settings: readSettings(environment), ...mounted })
}, 120_000)
afterAll(async () => {
  await running?.stop()
  await place[Symbol.asyncDispose]()
})

test('R01: no call is mounted without a row of rights, in the demo neither', async () => {
  const described: Described = await (await fetch(`${running.address}/api/openapi.json`)).json()
  const mounted = Object.values(described.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  const known = new Set([
    ...Object.values(matrixRows).map(({ call }) => call.name),
    ...Object.keys(peatMatrixRows).map((name) => `peatsale.${name}`),
    ...Object.keys(manureMatrixRows).map((name) => `manuredelivery.${name}`),
    ...Object.keys(rows),
  ])
  expect(mounted.length).toBeGreaterThan(60)
  expect(mounted.filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(rows).filter((name) => !mounted.includes(name))).toEqual([])
})

test('R01, OPS-03: the calls of the demo answer everybody alike', async () => {
  const shown = await (await fetch(`${running.address}${readDemoAccounts.path}`)).json()
  const tokens: (string | undefined)[] = [undefined]
  for (const { username } of shown.accounts) {
    const body = JSON.stringify({ username, password: shown.password })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${running.address}/api/auth/userlogin`, { method: 'POST', headers, body })
    tokens.push((await answer.json()).token)
  }
  for (const { path } of Object.values(rows)) {
    const asked = tokens.map(async (token) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await fetch(`${running.address}${path}`, { headers })).status
    })
    expect(await Promise.all(asked)).toEqual(tokens.map(() => 200))
  }
  expect(tokens.length).toBeGreaterThan(3)
})

/** Names of fields that hold what opens something. */
const secretName = /token|secret|password|^codes$|setupkey|challenge/

test('issue 27: a call whose answer holds a secret is one whose answer is never compressed', async () => {
  const document: unknown = await (await fetch(`${running.address}/api/openapi.json`)).json()
  const { paths } = document as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const answers = operations.map((operation) => ({
    ...{ name: operation.operationId, isPublic: operation['x-access'] === 'public' },
    fields: Object.entries(operation.responses).flatMap(([status, answer]) => (status < '300' ? namesIn(answer) : [])),
  }))
  const withSecret = answers.filter(({ fields }) => fields.some((field) => secretName.test(field)))
  const neverKept = new Set(
    Object.values(matrixRows).flatMap(({ call }) => ('repeats' in call && call.repeats === 'never' ? [call.name] : [])),
  )
  expect(withSecret.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['logIn', 'beginApp', 'renewRecoveryCodes']),
  )
  const compressed = withSecret.filter(({ name, isPublic }) => !isPublic && !neverKept.has(name))
  expect(compressed.map(({ name, fields }) => `${name}: ${fields.filter((field) => secretName.test(field))}`)).toEqual(
    [],
  )
})

interface Operation {
  readonly operationId: string
  readonly 'x-access': string
  readonly responses: Readonly<Record<string, unknown>>
}

/** The names of all properties in a JSON schema, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(namesIn)
  return 'properties' in schema ? [...Object.keys(schema.properties as object), ...inner] : inner
}
