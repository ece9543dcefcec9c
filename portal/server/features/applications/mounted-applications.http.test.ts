import { expect, test } from 'vitest'
import { manureAppGroups } from '../../../contract/rights/testing/manure-groups.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'
import { startPortal } from '../../start-portal.ts'
import { heldClock } from '../../testing/held-clock.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import { testApplication, testGroups } from '../../testing/test-application.ts'
import { testPlace } from '../../testing/test-database.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const peatsale = testApplication({ key: 'peatsale', names: { fi: 'Kuivikemyynti', en: 'Peatsale' } })
const manuredelivery = testApplication({ key: 'manuredelivery', groups: manureAppGroups })
const weighbridge = testApplication({ key: 'weighbridge', names: { fi: 'Vaaka', en: 'Weighbridge' } })

test('ENT-29: an empty production database lists what is mounted, in use and open to nobody yet', async () => {
  await using place = await testPlace()
  await using portal = await startTestPortal({ applications: [peatsale, manuredelivery] })
  const settings = { ...portal.host.settings, dataDir: place.dataDir, databaseUrl: place.databaseUrl }
  const running = await startPortal({ settings, applications: [peatsale, manuredelivery], clock: heldClock() })
  const common = { appicon: '', primarycompany: 'Biolan', isactive: true, iscative: true, groups: [] }
  const applications = await listedApplications(running.host.database)
  await running.stop()
  expect(applications).toEqual([
    { ...common, name: 'peatsale', clearname: 'Kuivikemyynti', admingroups: ['superadmin'] },
    { ...common, name: 'manuredelivery', clearname: 'manuredelivery', admingroups: ['superadmin', 'manureappadmin'] },
  ])
})

test('GEN-13, ENT-32: one that is mounted later is listed at the next start, and the others keep what was set', async () => {
  await using portal = await startTestPortal({ applications: [peatsale, manuredelivery] })
  const { database, site } = portal.host
  await database.writing((transaction) => transaction.updateTable('application').set({ isactive: 0 }).execute())
  const before = await listedApplications(database)
  expect((await site.read()).applications).toEqual(before)
  const three = [peatsale, manuredelivery, weighbridge]
  await using _one = await secondInstance(portal, three)
  await using _other = await secondInstance(portal, three)
  const after = await listedApplications(database)
  expect(after.slice(0, 2)).toEqual(before)
  const admingroups = ['superadmin', 'biolanadmin', 'novarboadmin', 'favoritadmin', 'ekoasuminenadmin']
  expect(after.slice(2)).toMatchObject([{ name: 'weighbridge', isactive: true, groups: [], admingroups }])
  // The instance that was there already sees it with its next request.
  expect((await site.read()).applications).toEqual(after)
})

test('ROLE-21, ENT-37: an application whose group is a company’s is not mounted', async () => {
  await using portal = await startTestPortal({ applications: [peatsale] })
  for (const name of ['biolan', 'biolanadmin']) {
    const intruding = testApplication({ key: 'intruder', groups: testGroups(name) })
    await expect(secondInstance(portal, [peatsale, intruding])).rejects.toThrow(
      `The group ${name} of intruder is a group of a company`,
    )
  }
  expect((await listedApplications(portal.host.database)).map(({ name }) => name)).toEqual(['peatsale'])
})
