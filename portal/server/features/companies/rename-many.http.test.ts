import { expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { insertAccounts } from '../../kernel/accounts/account-store.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { saveCompanies, saveTransportCompanies } = administrationCalls
const carrier = 'carrier-suokoski'

async function fill(portal: TestPortal): Promise<void> {
  const { id: _, createdAt: __, lastmodified: ___, ...fields } = await portal.person()
  const many = Array.from({ length: 500 }, (_unused, number) => ({
    ...fields,
    id: `joukko-${number}`,
    username: `joukko_${number}`,
    email: `joukko${number}@posti.test`,
    company: 'Favorit',
    carrier,
    passwordHash: null,
    now: portal.clock.now(),
  }))
  await portal.host.database.writing(async (transaction) => {
    const row = { id: carrier, name: 'Kuljetus Suokoski Oy', name_key: 'kuljetus suokoski oy' }
    await transaction.insertInto('transport_company').values(row).execute()
    await insertAccounts(transaction, many)
  })
}

test('ADMIN-SYS-18, ADMIN-SYS-19: others are served while a company of many people is renamed', {
  timeout: 120_000,
}, async () => {
  await using portal = await startTestPortal({ settings: { rateLimits: false } })
  await fill(portal)
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const admin = superadmin.person.username
  const renames = [
    () => superadmin.ask(saveCompanies, { admin, changes: [{ action: 'rename', subject: 'Favorit', name: 'Favori' }] }),
    () =>
      superadmin.ask(saveTransportCompanies, {
        admin,
        changes: [{ action: 'rename', subject: carrier, name: 'Suo Oy' }],
      }),
  ]
  for (const rename of renames) {
    let isOver = false
    const renamed = rename().finally(() => {
      isOver = true
    })
    let served = 0
    while (!isOver) {
      await portal.ask(portalCalls.readPublicData, {})
      served++
    }
    expect((await renamed).status).toBe(200)
    expect(served).toBeGreaterThan(3)
  }
})
