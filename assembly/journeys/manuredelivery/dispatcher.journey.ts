/** A carrier's dispatcher: the week, a run of two farms, the pool, drivers and trucks. */
import { manure, writeManure } from '@workspace/manuredelivery/server/testing'
import { weekOf } from '@workspace/portal/contract'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const day = '2026-10-14' as never

test('lanta-appi 7.8: a dispatcher sees what lacks a driver, claims from the pool, and puts two farms in one run', async ({
  page,
  portal,
  enterAs,
  story,
}) => {
  const [first, second, third] = [await story.accepted(), await story.accepted(), await story.accepted()]
  await story.assign(first.consignment)
  await story.assign(second.consignment)
  const deadline = new Date(portal.clock.now().getTime() + 86_400_000).toISOString()
  const offer = { to: { by: 'all' }, deadline, freight: { by: 'terms' } } as const
  await story.send.consignment(story.office, 'offer', { of: third.consignment, data: offer })
  await enterAs('lead', '/manuredelivery/carrier/open')
  await page.getByRole('button', { name: /Varaa nouto/ }).click()
  await expect(page.getByText('Tarjolla ei ole noutoja')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.goto(`${portal.address}/#/manuredelivery/carrier/week?week=${weekOf(day)}`)
  // The claimed one, and one of a later week.
  await expect(page.getByRole('heading', { name: 'Ilman kuljettajaa tai autoa 2' })).toBeVisible()
  const truck = page.getByRole('region', { name: 'ZZA-142' })
  await expect(truck.getByRole('listitem')).toHaveCount(2)
  await truck.getByRole('button', { name: 'Tee kierros' }).click()
  expect(await inspected(page, true)).toEqual([])
  await truck.getByRole('button', { name: 'Tallenna kierros' }).click()
  await expect(truck.getByText('Kierroksen 2. tila')).toBeVisible()
  await truck.getByRole('button', { name: 'Muuta kierrosta' }).click()
  for (const box of await truck.getByRole('checkbox').all()) await box.uncheck()
  await truck.getByRole('button', { name: 'Pura kierros' }).click()
  await expect(truck.getByText('Kierroksen 2. tila')).toHaveCount(0)
})

test('lanta-appi 7.8: in English, a dispatcher lets a driver claim, adds a truck with a grab and answers a company that asks', async ({
  page,
  portal,
  enterAs,
  story: _,
}) => {
  await writeManure(portal, async (own) => {
    await own.deleteFrom('manuredelivery_carrier_company').where('carrier', '=', manure.novarbo.carrier).execute()
    const asked = {
      carrier: manure.novarbo.carrier,
      company: manure.novarbo.company,
      asked_at: '2026-10-01T06:00:00.000Z',
    }
    await own.insertInto('manuredelivery_carrier_request').values(asked).execute()
  })
  await enterAs('lead', '/manuredelivery/carrier/crew', { language: 'en' })
  await page.getByRole('button', { name: 'Accept driving for Novarbo' }).click()
  await expect(page.getByText('You drive for Novarbo now')).toBeVisible()
  // Dispatchers are not asked; drivers of other journeys may stand there, too.
  await page.getByRole('checkbox', { name: 'May claim and release pickups' }).first().check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved: /)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])

  await page.getByRole('link', { name: 'New truck' }).click()
  await page.getByRole('textbox', { name: /Registration plate/ }).fill('ZZA-177')
  await page.getByRole('textbox', { name: 'Load box 1' }).fill('Box')
  await page.getByRole('textbox', { name: 'Size 1' }).fill('38')
  await page.getByRole('checkbox', { name: 'Has a grab' }).check()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'ZZA-177', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Washes' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the truck' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the truck' }).click()
  await expect(page.getByRole('link', { name: /ZZA-142/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /ZZA-177/ })).toHaveCount(0)
})
