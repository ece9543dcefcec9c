/** A process killed in the middle of an event: sent again it happens once, and is answered as if nothing had been (2.8). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import type { MadeLoad, PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, peat, peatTables, startPeatPortal } from '../testing/index.ts'
import { heldPortal } from '../testing/killed-portal.ts'

let portal: TestPortal
let loader: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  loader = await enterAs(portal, 'loader')
})
afterAll(() => portal[Symbol.asyncDispose]())

const own = () => peatTables(portal)
const eventsOf = async ({ id }: MadeLoad) =>
  (await own().selectFrom('peatsale_event').select('kind').where('of_id', '=', id).orderBy('seq').execute()).map(
    ({ kind }) => kind,
  )
const papersOf = async ({ id }: MadeLoad) =>
  await own().selectFrom('peatsale_document').select('id').where('of_id', '=', id).execute()
const balance = async () =>
  (
    await own()
      .selectFrom('peatsale_stockpile')
      .select('balance')
      .where('id', '=', peat.biolan.bulkPile)
      .executeTakeFirstOrThrow()
  ).balance

function finished({ id, line }: MadeLoad) {
  const lines = [{ line, quantity: 118_000, basis: 'box', stockpile: peat.biolan.bulkPile }]
  return loadEvent('finishLoading', id, { lines } as never)
}

const cutOff = () => 'cut off'

test('Kuivikemyynti 2.8: an event that a killed process had begun has one effect, alone, in a batch and twenty times at once', async () => {
  const [alone, batched] = [await makeLoad(portal), await makeLoad(portal)]
  const before = await balance()
  const event = finished(alone)
  const first = await heldPortal(portal, event.id)
  const asked = first.post(commandLoad.path, loader.token, { event }).catch(cutOff)
  expect(await Promise.race([first.holding, asked])).toBe('')
  await first.kill()
  expect(await asked).toBe('cut off')
  expect([await eventsOf(alone), await papersOf(alone), await balance()]).toEqual([[], [], before])

  const middle = finished(batched)
  const events = [loadEvent('bucket', batched.id, { count: 1, bucketSize: 4000 as never }), middle]
  const again = await heldPortal(portal, middle.id)
  const answer = await again.post(commandLoad.path, loader.token, { event })
  expect(answer).toMatchObject({ event: event.id, result: 'applied', state: 'loaded', version: 2 })
  const batch = again.post(syncEvents.path, loader.token, { events }).catch(cutOff)
  expect(await Promise.race([again.holding, batch])).toBe('')
  await again.kill()
  expect(await batch).toBe('cut off')

  const last = await heldPortal(portal)
  const twenty = <Answer>(send: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, send))
  const [answers, batches] = await Promise.all([
    twenty(() => last.post(commandLoad.path, loader.token, { event })),
    twenty(() => last.post(syncEvents.path, loader.token, { events })),
  ])
  await last.kill()
  for (const each of answers) expect({ ...each, requestid: '' }).toEqual({ ...answer, requestid: '' })
  const [bucket] = events
  for (const each of batches) {
    expect(each).toMatchObject({
      results: [
        { id: bucket?.id, result: 'applied', state: 'loading', version: 2 },
        { id: middle.id, result: 'applied', state: 'loaded', version: 2 },
      ],
    })
  }
  expect([await eventsOf(alone), await eventsOf(batched)]).toEqual([['finishLoading'], ['bucket', 'finishLoading']])
  expect([(await papersOf(alone)).length, (await papersOf(batched)).length]).toEqual([1, 1])
  expect(await balance()).toBe(before - 2 * 118_000)
}, 120_000)
