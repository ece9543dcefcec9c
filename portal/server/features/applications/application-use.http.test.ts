import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { readApplicationUse } = portalCalls
const application = {
  manifest: {
    key: 'peatsale',
    names: { fi: 'Kuivikemyynti', en: 'Peatsale' },
    primaryCompany: 'Favorit',
    groups: [],
    userTypes: [],
  },
  migrations: {},
  mount: () => [],
}

test('GEN-15: whoever opens an application learns whether it is in use, with or without a right to it, and so does a visitor', async () => {
  await using portal = await startTestPortal({ applications: [application] })
  const token = await portal.signIn(await portal.person())

  expect((await portal.ask(readApplicationUse, { name: 'peatsale' }, { token })).body).toMatchObject({ inuse: true })
  await portal.host.database.writing((transaction) =>
    transaction.updateTable('application').set({ isactive: 0 }).execute(),
  )
  expect((await portal.ask(readApplicationUse, { name: 'peatsale' }, { token })).body).toMatchObject({ inuse: false })
  expect((await portal.ask(readApplicationUse, { name: 'nosuch' }, { token })).body).toMatchObject({
    value: 'not_found',
  })
  expect((await portal.ask(readApplicationUse, { name: 'peatsale' })).body).toMatchObject({ inuse: false })
})
