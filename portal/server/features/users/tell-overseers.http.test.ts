import { expect, test } from 'vitest'
import type { LiveEvent } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { startAdministeredPortal } from './testing/administered-portal.ts'

const { verifyUsers, bulkUsers, saveApplications } = administrationCalls

/** Topics of what each of them hears of the act. */
async function heard(callers: Readonly<Record<string, Caller>>, act: () => Promise<unknown>) {
  const since = async (caller: Caller, seq: number | 'now') =>
    caller.answered(portalCalls.readEventsSince, { seq: seq === 'now' ? seq : String(seq) } as never)
  const places = await Promise.all(Object.values(callers).map(async (caller) => (await since(caller, 'now')).seq))
  await act()
  const told = await Promise.all(
    Object.entries(callers).map(async ([name, caller], index) => {
      const { events } = await since(caller, places[index] ?? 0)
      return [name, (events as LiveEvent[]).filter(({ kind }) => kind === 'data-changed').length] as const
    }),
  )
  return Object.fromEntries(told)
}

async function callersOf(fixture: AdministeredPortal) {
  return {
    superadmin: await fixture.caller({ groups: ['superadmin'] }),
    biolan: await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' }),
    novarbo: await fixture.caller({ groups: ['novarboadmin'], company: 'Novarbo' }),
    foreman: await fixture.caller({ transportadmin: true, carrier: fixture.carriers.suo }),
    customer: await fixture.caller({ company: 'Biolan' }),
  }
}

test('R67: verifying and bulk actions are told once for each company, to those who see its people', async () => {
  await using fixture = await startAdministeredPortal()
  const callers = await callersOf(fixture)
  const { superadmin } = callers
  const people: string[] = []
  for (const fields of [
    { company: 'Biolan' },
    { company: 'Biolan' },
    { company: 'Biolan', carrier: fixture.carriers.suo },
  ])
    people.push((await fixture.person({ ...fields, activated: false })).id)
  const username = superadmin.account.username
  expect(await heard(callers, () => superadmin.answered(verifyUsers, { users: people, username }))).toEqual({
    superadmin: 2,
    biolan: 2,
    novarbo: 0,
    foreman: 1,
    customer: 0,
  })
  const ids = [(await fixture.person({ company: 'Novarbo' })).id]
  const act = { preview: false, action: { act: 'deactivate' }, people: { ids } } as const
  expect(await heard(callers, () => superadmin.answered(bulkUsers, act))).toEqual({
    superadmin: 1,
    biolan: 0,
    novarbo: 1,
    foreman: 0,
    customer: 0,
  })
  expect(Object.values(await heard(callers, () => superadmin.answered(bulkUsers, act)))).toEqual([0, 0, 0, 0, 0])
})

test('CALL-35, R67: applications saved as they are tell nobody anything; a change is told to everybody', async () => {
  await using fixture = await startAdministeredPortal()
  const callers = await callersOf(fixture)
  const save = async (caller: Caller, isactive: boolean) => {
    const stored = await listedApplications(fixture.portal.host.database)
    const apps = stored.map((application) => ({ ...application, isactive }))
    return caller.answered(saveApplications, { admin: caller.account.username, apps })
  }
  expect(Object.values(await heard(callers, () => save(callers.novarbo, true)))).toEqual([0, 0, 0, 0, 0])
  expect(Object.values(await heard(callers, () => save(callers.biolan, false)))).toEqual([1, 1, 1, 1, 1])
})
