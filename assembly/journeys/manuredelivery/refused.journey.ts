/** A load that its plant refuses: the office sends it on to another plant, or back to the farm. */

import { savePlant } from '@workspace/manuredelivery/contract'
import { manure, newPlant } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { giveToday, test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const tooWet = { reasonKind: 'too_wet', cause: 'farm', next: 'undecided' } as const

test('lanta-appi 3.3, 8.2: a refused load is sent on with a document of its own, and the other plant receives it', async ({
  page,
  enterAs,
  elsewhere,
  story,
}) => {
  const { consignment: of } = await story.collected()
  const receiver = await enterAs('receiver', '/manuredelivery')
  const other = { ...newPlant, id: crypto.randomUUID(), version: 0, company: manure.novarbo.company }
  const types = [{ type: manure.novarbo.type, kgPerDay: null }]
  const made = await story.office.ask(savePlant, { ...other, types, kgPerDay: 400_000, receivers: [receiver.id] })
  expect(made.status).toBe(200)
  await story.send.consignment(story.receiver, 'refuse', { of, data: tooWet })

  await enterAs('office', '/manuredelivery/office/check?view=refused')
  const refused = page.getByRole('link', { name: /^LA-26-\d+-1$/ })
  const number = (await refused.textContent()) ?? ''
  await refused.click()
  await expect(page.getByText('Ratkaise, minne erä menee')).toBeVisible()
  await page.getByRole('button', { name: 'Toimita edelleen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option', { name: /Kuntokorven/ })).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Laitos' }).selectOption({ label: newPlant.name })
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Toimita edelleen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Ratkaise, minne erä menee')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Toimita edelleen' })).toHaveCount(0)

  // The next number of the request, on the way to the other plant.
  const gate = await elsewhere(receiver, `/manuredelivery/reception?plant=${other.id}`)
  const next = number.replace(/1$/, '2')
  await gate.getByRole('link', { name: /ZZA-142/ }).click()
  await expect(gate.getByText(next).first()).toBeVisible()
  // What the truck has loaded.
  await expect(gate.getByRole('textbox', { name: 'Määrä, m³' })).toHaveValue('50')
  await gate.getByRole('button', { name: 'Vastaanota' }).click()
  await expect(gate.getByText(/vastaanotettu/).first()).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/#/manuredelivery/office/consignments?find=${number.slice(0, -2)}`)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Torjuttu')
  await expect(page.getByRole('row', { name: new RegExp(next) })).toContainText('Vastaanotettu')
})

test('lanta-appi 3.3, 8.2: in English, a refused load goes back to the farm, which reads who took it back', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  story,
}) => {
  const { consignment: of } = await story.collected()
  const driver = await enterAs('driver', '/manuredelivery', { language: 'en' })
  await giveToday(portal, of, driver.id)
  await story.send.consignment(story.receiver, 'refuse', { of, data: tooWet })
  const cab = await elsewhere(driver, `/manuredelivery/driving/${of}`)
  await cab.setViewportSize({ width: 360, height: 1900 })
  await expect(cab.getByText('Wait for the decision of the office')).toBeVisible()

  await enterAs('office', `/manuredelivery/consignments/${of}`, { language: 'en' })
  await page.getByRole('button', { name: 'Return to the farm' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Aino Isäntä')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Return to the farm' }).click()
  await expect(dialog).toHaveCount(0)

  await cab.getByRole('link', { name: 'Returned' }).click()
  await cab.getByText('Aino Isäntä', { exact: true }).click()
  await cab.getByRole('button', { name: 'Returned' }).click()
  await expect(cab.getByRole('main').getByText('Returned to the farm')).toBeVisible()
  await enterAs('farm', `/manuredelivery/consignments/${of}`, { language: 'en' })
  await expect(page.getByText('Refused').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Returned')
  expect(await inspected(page, true)).toEqual([])
})
