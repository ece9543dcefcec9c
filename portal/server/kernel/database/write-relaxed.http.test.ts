import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-host.ts'

test('R12, R15: a note is seen at once, and the writes after it wait for the disk again', async () => {
  await using host = await testHost()
  const { database } = host.portal
  const keys = async () =>
    (await database.reading.selectFrom('rate_budget').select('key').execute()).map(({ key }) => key)
  const durability = async () => {
    const setting = database.engine === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`
    return (await setting.execute(database.migrating)).rows
  }
  const before = await durability()

  await database.writeRelaxed((transaction) =>
    transaction.insertInto('rate_budget').values({ key: 'noted', spent: 1, ends_at: '' }).execute(),
  )
  expect(await keys()).toEqual(['noted'])
  expect(await durability()).toEqual(before)

  const failing = database.writeRelaxed(async (transaction) => {
    await transaction.insertInto('rate_budget').values({ key: 'half done', spent: 1, ends_at: '' }).execute()
    throw new Error('on the way')
  })
  await expect(failing).rejects.toThrow('on the way')
  expect(await keys()).toEqual(['noted'])
  expect(await durability()).toEqual(before)
})
