import { expect, test } from 'vitest'
import { days } from '../../kernel/clock/clock.ts'
import { testHost } from '../../testing/test-host.ts'
import { runHousekeeping } from './run-housekeeping.ts'

test('GEN-13: a letter of an application lets go of its files when it is forgotten, and not before', async () => {
  await using host = await testHost()
  const { outbox, database } = host.portal
  const [sha256, now] = ['a'.repeat(64), host.clock.now()]
  const use = (id: string) => ({ sha256, owner: `peatsale:letter:${id}`, since: now.toISOString() })
  await database.writing(async (transaction) => {
    const file = { sha256, type: 'csv', size: 3, created_at: now.toISOString() }
    await transaction.insertInto('file').values(file).execute()
    for (const id of ['gone', 'waits']) {
      await transaction.insertInto('file_use').values(use(id)).execute()
      await outbox.queueForApplication(transaction, {
        id,
        template: 'peatsale.sold',
        recipient: 'aino@demo.example',
        language: 'fi',
        parameters: { name: '', given: {} },
        route: '',
        replyTo: '',
        files: [{ file: sha256, name: 'kuormat.csv' }],
        now,
      })
    }
    await transaction.updateTable('outbox').set({ state: 'dead' }).where('id', '=', 'gone').execute()
  })
  await runHousekeeping(host.portal, host.clock.now())
  expect(await database.reading.selectFrom('file_use').selectAll().execute()).toHaveLength(2)
  host.clock.advance(days(30))
  await runHousekeeping(host.portal, host.clock.now())
  expect(await database.reading.selectFrom('outbox').selectAll().execute()).toMatchObject([{ id: 'waits' }])
  expect(await database.reading.selectFrom('file_use').selectAll().execute()).toMatchObject([use('waits')])
})
