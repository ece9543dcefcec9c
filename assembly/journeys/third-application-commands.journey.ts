/** Commands of the third application in the browser, built on the web face of `logistics` without Kuivikemyynti. */
import { randomUUID } from 'node:crypto'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { TicketEvent } from '../testing/weighbridge/contract/tickets.ts'
import { commandTicket, readTicket } from '../testing/weighbridge/contract/tickets.ts'
import type { WeighbridgeTables } from '../testing/weighbridge/server/tables.ts'
import { inspected } from './everywhere/inspection.ts'
import { test } from './third-application-world.ts'
import { expect } from './world.ts'

const rights = { apps: ['weighbridge'], groups: ['weighbridgeuser'] }

/** Two people of one bridge, and a ticket that the second has weighed. */
async function weighedBy(portal: TestPortal) {
  const [reader, other] = [await portal.person(rights), await portal.person(rights)]
  await portal.host.database.writing(async (transaction) => {
    const members = transaction.withTables<WeighbridgeTables>().insertInto('weighbridge_member')
    await members.values([reader, other].map(({ id }) => ({ account_id: id, bridge: reader.id }))).execute()
  })
  const of = randomUUID()
  const token = await portal.signIn(other)
  const command = async (kind: TicketEvent['kind'], data: object, baseVersion?: number) => {
    const sent = { id: randomUUID(), kind, of, data, deviceTime: new Date().toISOString(), device: 'vaaka 1' }
    const event = { ...sent, ...(baseVersion !== undefined && { baseVersion }) } as unknown as TicketEvent
    expect((await portal.ask(commandTicket, { event }, { token })).status).toBe(200)
  }
  await command('weigh', { kilograms: 24_000 })
  const stored = async () => (await portal.ask(readTicket, { id: of }, { token })).body
  return { reader, other, of, command, stored }
}

test('GEN-13: a command, its form with a refused field, and the event log of an application without a line of Kuivikemyynti', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  willComplain(/422/)
  // A button on its way from one theme's colours to the next has those of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { reader, of, stored } = await weighedBy(portal)
  await enter(reader, `/weighbridge/tickets/${of}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Sulje lappu' }).click()
  await expect(page.getByText('Lappu suljettiin.').first()).toBeVisible()
  expect(await stored()).toMatchObject({ state: 'closed' })
  await main.getByRole('button', { name: 'Avaa lappu uudelleen' }).click()
  const dialog = page.getByRole('dialog')
  expect(await inspected(page, true)).toEqual([])
  const reopen = dialog.getByRole('button', { name: 'Avaa lappu uudelleen' })
  await reopen.click()
  // Only the server knows that a weighed ticket needs a reason.
  await expect(dialog.getByLabel('Syy')).toHaveAttribute('aria-invalid', 'true')
  expect(await stored()).toMatchObject({ state: 'closed' })
  await dialog.getByLabel('Syy').fill('Lava jäi tyhjentämättä')
  await reopen.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Lappu avattiin.').first()).toBeVisible()
  expect(await stored()).toMatchObject({ state: 'weighed' })
  await page.getByText('Tapahtumat', { exact: true }).click()
  await expect(page.getByRole('row')).toContainText([
    /Tapahtuma/,
    /Avattiin uudelleen.*Lava jäi/,
    /Suljettiin/,
    /Punnittiin/,
  ])
})

test('GEN-13: what somebody else did meanwhile is shown in the dialog, and what was typed is sent after it', async ({
  page,
  portal,
  enter,
}) => {
  const { reader, other, of, command, stored } = await weighedBy(portal)
  await command('close', {}, 1)
  await enter(reader, `/weighbridge/tickets/${of}`)
  await page.getByRole('button', { name: 'Avaa lappu uudelleen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Syy').fill('Väärä auto')
  await command('reopen', { reason: 'Vaaka nollattiin' }, 2)
  await expect(dialog.getByText('Tätä muutettiin sillä välin')).toBeVisible()
  await expect(dialog).toContainText('Tila: oli suljettu, nyt punnittu')
  await expect(dialog).toContainText(`${other.firstname} ${other.lastname}`)
  await command('close', {}, 3)
  await expect(dialog).toContainText('Muita tietoja muutettiin.')
  // Nothing is sent while a change waits to be read.
  const reopen = dialog.getByRole('button', { name: 'Avaa lappu uudelleen' })
  await reopen.click()
  await dialog.getByRole('button', { name: 'Jatka omillani' }).click()
  await reopen.click()
  await expect(dialog).toHaveCount(0)
  expect(await stored()).toMatchObject({ state: 'weighed', version: 5 })
})
