import { administrationCalls, portalCalls } from '@house/portal/contract'
import { startTestPortal } from '@house/portal/server/testing'
import { expect, test } from 'vitest'
import { serverApplications } from '../server/applications.ts'
import { weigh } from './weighbridge/contract.ts'
import { weighbridgeServer } from './weighbridge/server.ts'

const applications = [...Object.values(serverApplications), weighbridgeServer]

test('GEN-13: a third application brings its own call and tables, and its right is asked on the server', async () => {
  await using portal = await startTestPortal({ applications })
  const weigher = await portal.signIn(await portal.person({ apps: ['weighbridge'] }))
  const stranger = await portal.signIn(await portal.person())

  expect((await portal.ask(weigh, { kilograms: 18_400 }, { token: weigher })).body).toEqual({
    success: true,
    value: 'ok',
    visits: 1,
  })
  expect((await portal.ask(weigh, { kilograms: 18_400 }, { token: stranger })).body).toMatchObject({
    value: 'forbidden',
  })
  expect((await portal.ask(weigh, { kilograms: 18_400 })).body).toMatchObject({ value: 'unauthorized' })
  expect((await portal.ask(weigh, { kilograms: 0 }, { token: weigher })).body).toMatchObject({ fields: ['kilograms'] })
  expect((await portal.send('GET', '/api/openapi.json')).text).toContain('"operationId":"weigh"')
})

test('GEN-13: its part of a user goes over the wire under its own name, and goes with the user', async () => {
  await using portal = await startTestPortal({ applications })
  const superadmin = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  const token = await portal.signIn(superadmin)
  const given = {
    username: 'vaakamestari',
    password: 'Vaaka-ja-silta-9',
    email: 'vaaka@posti.test',
    firstname: 'Veikko',
    lastname: 'Vaaka',
    usertype: 'customer' as const,
    company: 'Novarbo',
  }
  const made = await portal.ask(
    administrationCalls.addUser,
    { ...given, weighbridgeuser: { badge: 'V-7' } } as typeof given,
    { token },
  )
  expect(made.body).toMatchObject({ success: true, user: { weighbridgeuser: { badge: 'V-7' } } })

  const own = await portal.signIn({ username: 'vaakamestari' }, given.password)
  const initial = await portal.ask(
    portalCalls.readInitialData,
    { username: 'vaakamestari', token: own },
    { token: own },
  )
  expect(initial.body).toMatchObject({ user: [{ weighbridgeuser: { badge: 'V-7' } }] })

  const { _id: id = '' } = (made.body as { user?: { _id: string } }).user ?? {}
  const removed = await portal.ask(
    administrationCalls.deleteUser,
    { username: 'vaakamestari', id, admin: superadmin.username },
    { token },
  )
  expect(removed.body).toMatchObject({ success: true })
})
