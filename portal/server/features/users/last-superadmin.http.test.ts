import { expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { startAdministeredPortal } from './testing/administered-portal.ts'

const { saveUser, deleteUser, resetUserPassword, setUserActive, bulkUsers } = administrationCalls

const boss = { groups: ['superadmin'], usertype: 'admin' } as const

async function demoting(fixture: AdministeredPortal, actor: Caller, id: string): Promise<AskOf<typeof saveUser>> {
  const user = await fixture.user(actor, id)
  return { ...user, apps: [], usertype: 'customer', usergroups: [] } as AskOf<typeof saveUser>
}

async function superadmins({ portal }: AdministeredPortal): Promise<number> {
  const rows = await portal.host.database.reading
    .selectFrom('account')
    .select('id')
    .where('is_superadmin', '=', 1)
    .where('activated', '=', 1)
    .where('deactivated', '=', 0)
    .where('password_hash', 'is not', null)
    .execute()
  return rows.length
}

test('ADMIN-EDIT-22: the last superadmin cannot be deleted, demoted, deactivated or locked out', async () => {
  await using fixture = await startAdministeredPortal()
  const last = await fixture.caller({ ...boss, company: 'Biolan' })
  await fixture.person({ ...boss, activated: false })
  await fixture.person({ ...boss, deactivated: true })
  const { id, username } = last.account
  const tries = [
    await last.ask(deleteUser, { id, username, admin: username }),
    await last.ask(resetUserPassword, { id, username, modifiedby: username }),
    await last.ask(setUserActive, { id, active: false }),
    await last.ask(saveUser, await demoting(fixture, last, id)),
    await last.ask(saveUser, { ...(await fixture.user(last, id)), apps: [], usertype: 'swampperson' } as AskOf<
      typeof saveUser
    >),
  ]
  for (const answer of tries) expect(answer).toMatchObject({ status: 409, body: { value: 'last_superadmin' } })
  const bulk = await last.answered(bulkUsers, {
    preview: false,
    action: { act: 'takegroup', group: 'superadmin' },
    people: { ids: [id] },
  })
  expect(bulk.done).toBe(0)
  expect(await superadmins(fixture)).toBe(1)
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  expect(await admin.ask(deleteUser, { id, username, admin: admin.account.username })).toMatchObject({ status: 403 })
})

test('ADMIN-EDIT-22: user type alone demotes, so it is looked at as well', async () => {
  await using fixture = await startAdministeredPortal()
  const one = await fixture.caller(boss)
  const other = await fixture.person(boss)
  const user = await fixture.user(one, other.id)
  await one.answered(saveUser, { ...user, apps: [], usertype: 'customer' } as AskOf<typeof saveUser>)
  expect(await fixture.stored(other)).toMatchObject({ groups: [], isSuperadmin: false, isAdmin: false })
})

test('ADMIN-EDIT-23: nobody deletes or deactivates himself or herself', async () => {
  await using fixture = await startAdministeredPortal()
  const one = await fixture.caller(boss)
  await fixture.person(boss)
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  for (const { account, ask } of [one, admin]) {
    const { id, username } = account
    expect(await ask(deleteUser, { id, username, admin: username })).toMatchObject({
      status: 409,
      body: { value: 'own_account' },
    })
    expect(await ask(setUserActive, { id, active: false })).toMatchObject({
      status: 409,
      body: { value: 'own_account' },
    })
  }
})

test('R22: superadmins who demote, delete, deactivate and reset each other at once leave one who can sign in', async () => {
  for (let round = 0; round < 6; round++) {
    await using fixture = await startAdministeredPortal()
    const bosses = [await fixture.caller(boss), await fixture.caller(boss), await fixture.caller(boss)]
    const acts = [
      (actor: Caller, { id, username }: Caller['account']) =>
        actor.ask(deleteUser, { id, username, admin: actor.account.username }),
      async (actor: Caller, { id }: Caller['account']) => actor.ask(saveUser, await demoting(fixture, actor, id)),
      (actor: Caller, { id }: Caller['account']) => actor.ask(setUserActive, { id, active: false }),
      (actor: Caller, { id, username }: Caller['account']) =>
        actor.ask(resetUserPassword, { id, username, modifiedby: actor.account.username }),
    ]
    const tries = bosses.flatMap((actor) =>
      bosses.filter((other) => other !== actor).map((other, index) => ({ actor, other, index })),
    )
    await Promise.all(
      tries.map(({ actor, other, index }) =>
        acts[(round + index) % acts.length]?.(actor, other.account).catch(() => undefined),
      ),
    )
    expect(await superadmins(fixture)).toBeGreaterThanOrEqual(1)
  }
})
