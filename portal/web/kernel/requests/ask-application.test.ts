import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { applicationCalls } from '../../../contract/applications/application-calls.ts'
import { ask } from './ask.ts'
import { askForFile, sendFile } from './files.ts'

const firstCall = applicationCalls({ key: 'first', roles: ['office'], refusals: { sold_out: 409, no_truck: 409 } })
const order = firstCall({
  name: 'order',
  path: '/order',
  roles: ['office'],
  input: z.object({}),
  output: {},
  refusals: ['sold_out'],
})
const happen = firstCall({
  name: 'happen',
  path: '/happen',
  roles: ['office'],
  input: z.object({ event: z.string() }),
  output: {},
  refusals: [],
  repeats: 'by-event',
})

let keys: (string | undefined)[]
const answers: Response[] = []
const refusal = (value: string) =>
  new Response(JSON.stringify({ success: false, value, fields: ['amount'] }), { status: 409 })

beforeEach(() => {
  keys = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key'])
    return answers.shift() ?? new Response('{"success":true,"value":"ok"}')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('CALL-09: a refusal that only its application knows is one where the call declares it, and a fault where it does not', async () => {
  for (const value of ['sold_out', 'no_truck', 'toString', 'in_use', 'sold_out', 'sold_out'])
    answers.push(refusal(value))
  expect(await ask(order, {})).toEqual({ refused: 'sold_out', fields: ['amount'] })
  expect(await ask(order, {})).toEqual({ failed: 'fault' })
  expect(await ask(order, {})).toEqual({ failed: 'fault' })
  expect(await ask(order, {})).toMatchObject({ refused: 'in_use' })
  expect(await askForFile(order, {})).toMatchObject({ refused: 'sold_out' })
  expect(await sendFile(order, {}, new Blob())).toMatchObject({ refused: 'sold_out' })
})

test('CALL-09: the codes of a call are in the type of its answer', async () => {
  const answer = await ask(order, {})
  if ('refused' in answer) {
    expect(answer.refused === 'sold_out').toBe(false)
    // @ts-expect-error this call never answers that
    expect(answer.refused === 'no_truck').toBe(false)
  }
  expect(answer).toHaveProperty('answered')
})

test('R14: an event that brings an id of its own is sent without an idempotency key', async () => {
  await ask(order, {})
  await ask(happen, { event: '4' })
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), undefined])
})
