/** A weighing that the gate has missed: the office enters it from the ticket, and the farm is asked then. */
import { manure } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

test('lanta-appi 3.3, 4 W2: the truck left without its tare; the office enters it with a reason, below the gross, and the farm is asked', async ({
  page,
  enterAs,
  story,
}) => {
  const { consignment: of } = await story.collected()
  const scale = { source: 'plantScale', id: manure.novarbo.scale } as const
  await story.send.consignment(story.receiver, 'weigh', { of, data: { scale, gross: 40_120 } })
  await story.send.consignment(story.receiver, 'receive', { of, data: { bay: 'KUN-1' } })
  await enterAs('office', '/manuredelivery/office/check')
  const row = page.getByRole('row', { name: /^LA-26-\d+-1/ })
  await expect(row).toContainText('Taara puuttuu')
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Kirjaa punnitus' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Punnittu 40\s120\skg/)
  await dialog.getByRole('textbox', { name: 'Taara, kg' }).fill('40120')
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Tosite KUN 17, kuljettaja toi paperin')
  await dialog.getByRole('button', { name: 'Kirjaa punnitus' }).click()
  await expect(dialog).toContainText('Taaran pitää olla pienempi kuin brutto.')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Taara, kg' }).fill('15280')
  await dialog.getByRole('button', { name: 'Kirjaa punnitus' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByText(/24\s840\skg/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Taara puuttuu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kirjaa punnitus' })).toHaveCount(0)
  await enterAs('farm', `/manuredelivery/consignments/${of}`)
  await expect(page.getByText('Onko määrä oikein?')).toBeVisible()
})
