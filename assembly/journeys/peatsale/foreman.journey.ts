/** A foreman gives a load its driver and truck, and a driver what a driver may. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 5.3: a foreman gives a load without a crew its driver and truck, and says what the driver may', async ({
  page,
  portal,
  enterAs,
}) => {
  const driver = await portal.person({
    ...{ apps: ['peatsale'], usertype: 'transport', carrier: peat.suokoski.carrier },
    ...{ firstname: 'Timo', lastname: 'Tieto' },
  })
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ driver: null, vehicle: null, state: 'assigned' })
      .where('id', '=', peat.biolanOrder.load)
      .execute(),
  )
  await enterAs('lead', '/peatsale')
  await page.getByRole('link', { name: 'Keikat päivittäin' }).click()
  const bare = page.getByRole('heading', { name: 'Ilman kuljettajaa tai autoa 1' })
  await expect(bare).toBeVisible()
  await expect(page.getByText('Kuljettaja puuttuu')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Aseta kuljettaja ja auto, KM-26-00042-1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox')
    .first()
    .selectOption({ label: `${driver.firstname} ${driver.lastname}` })
  await dialog.getByRole('combobox').last().selectOption({ label: 'ZZA-101, 128 m³' })
  await dialog.getByRole('button', { name: 'Valmis' }).click()
  await expect(bare).toHaveCount(0)
  await page.goto(`${portal.address}/#/peatsale/carrier/loads?day=2026-10-13`)
  await expect(page.getByRole('listitem').filter({ hasText: 'KM-26-00042-1' })).toContainText('Timo Tieto')

  await page.getByRole('link', { name: 'Kuljettajat ja autot' }).click()
  const card = page.getByRole('form', { name: 'Timo Tieto' })
  await card.getByRole('checkbox', { name: 'Näkee rahdin' }).check()
  await card.getByRole('combobox', { name: 'Vakituinen auto' }).selectOption({ label: 'ZZA-101' })
  await card.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByText('Tallennettu: Timo Tieto')).toBeVisible()
  await page.reload()
  await expect(card.getByRole('checkbox', { name: 'Näkee rahdin' })).toBeChecked()
  expect(await inspected(page, true)).toEqual([])
})
