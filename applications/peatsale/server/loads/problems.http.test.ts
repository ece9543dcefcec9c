/** A problem of the field is seen at once by the office and the dispatcher, until one of them has handled it (5.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleProblem, readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { FieldProblem } from '../../contract/loads/problem-calls.ts'
import { readProblems } from '../../contract/loads/problem-calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, startPeatPortal } from '../testing/index.ts'
import { tell } from '../testing/letter-causes.ts'

let portal: TestPortal
let people: Record<'office' | 'otherOffice' | 'lead' | 'otherLead' | 'driver' | 'customer', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    ...{ office: await enterAs(portal, 'office'), otherOffice: await enterAs(portal, 'otherOffice') },
    ...{ lead: await enterAs(portal, 'lead'), otherLead: await enterAs(portal, 'otherLead') },
    driver: await enterAs(portal, 'driver', { firstname: 'Reijo', lastname: 'Pihka', telephone: '000 000 0155' }),
    customer: await enterAs(portal, 'customer'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

test('5.6: "Auto rikki" shows with time, load and whom to call, to the own office and the own dispatcher alone; handled once, it is gone and says by whom', async () => {
  const { id } = await makeLoad(portal, { load: { driver: people.driver.id, state: 'loaded' } })
  const before = await countOf()
  await tell(people.driver, 'reportProblem', id, { problem: 'breakdown', words: 'Vetopöytä' })
  const [problem] = await problemsOf(people.office)
  expect(problem).toMatchObject({
    ...{ load: { id }, problem: 'breakdown', words: 'Vetopöytä', driver: null },
    by: { name: 'Reijo Pihka', telephone: '000 000 0155' },
  })
  expect(await problemsOf(people.lead)).toEqual([problem])
  expect(await problemsOf(people.otherOffice)).toEqual([])
  expect(await problemsOf(people.otherLead)).toEqual([])
  expect((await people.driver.ask(readProblems, {})).status).toBe(403)
  expect((await people.customer.ask(readProblems, {})).status).toBe(403)
  expect(await countOf()).toBe(before + 1)

  const handled = { id: problem?.id ?? '', words: 'Toinen auto hakee kuorman' }
  expect((await people.otherOffice.ask(handleProblem, handled)).body.value).toBe('not_found')
  expect((await people.otherLead.ask(handleProblem, handled)).body.value).toBe('not_found')
  const both = await Promise.all([people.lead.ask(handleProblem, handled), people.office.ask(handleProblem, handled)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = both[0]?.status === 200 ? people.lead : people.office
  expect(await problemsOf(people.office)).toEqual([])
  expect(await countOf()).toBe(before)
  const { load } = (await people.office.ask(readLoad, { id })).body as unknown as { load: Load }
  expect(load.exceptions).toMatchObject([
    { open: false, handled: { by: winner.name, words: handled.words, at: portal.clock.now().toISOString() } },
  ])
})

async function problemsOf(person: PeatPerson): Promise<readonly FieldProblem[]> {
  const { status, text, body } = await person.ask(readProblems, {})
  expect(status, text).toBe(200)
  return body['problems'] as unknown as readonly FieldProblem[]
}

async function countOf(): Promise<number> {
  const { waiting } = (await people.office.ask(readStart, {})).body as unknown as { waiting: { exceptions: number } }
  return waiting.exceptions
}
