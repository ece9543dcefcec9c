/** A farm withdraws a declaration while a truck is on the way: everything stops until it is given again (3.2, 3.3). */
import { manure, writeManure } from '@workspace/manuredelivery/server/testing'
import { minutes } from '@workspace/portal/server'
import { inspected } from '../everywhere/inspection.ts'
import { pressInMenu } from '../peatsale/office-keyboard.ts'
import { expect } from '../world.ts'
import { giveToday, test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })

test('lanta-appi 3.2, 8.2: a declaration revoked while the truck is on the way stops it, and the office lets it go on only when it is given again', async ({
  page,
  portal,
  enterAs,
  elsewhere,
  story,
  willComplain,
}) => {
  willComplain(/409.*requests.command/)
  const now = portal.clock.now()
  await page.clock.setFixedTime(now)
  const declarations = ['no_notifiable_disease', 'no_foreign_objects'] as const
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_type')
      .set({ declarations: JSON.stringify(declarations) })
      .where('id', '=', manure.novarbo.type)
      .execute(),
  )
  const { request, consignment } = await story.accepted({ data: { declarations: [...declarations] } })
  await story.assign(consignment)
  const driver = await enterAs('driver', '/manuredelivery')
  await giveToday(portal, consignment, driver.id)
  const cab = await elsewhere(driver, `/manuredelivery/driving/${consignment}`)
  await cab.clock.setFixedTime(now)
  await cab.setViewportSize({ width: 360, height: 1900 })
  await cab.getByRole('button', { name: 'Tilalla' }).click()
  await expect(cab.getByRole('button', { name: 'Noudettu' })).toBeVisible()

  portal.clock.advance(minutes(1))
  await enterAs('farm', `/manuredelivery/requests/${request}`)
  await pressInMenu(page, 'Peru vakuutus')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Älä päästä autoa tilalle. Soita, jos auto on jo tulossa.')).toBeVisible()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Eläinlääkäri otti näytteitä')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Peru vakuutus' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Pidossa', { exact: true }).first()).toBeVisible()
  await expect(cab.getByText('Pysäytetty: tautisuojaus')).toBeVisible()
  expect(await inspected(cab, true)).toEqual([])

  await enterAs('office', `/manuredelivery/requests/${request}`)
  await page.getByRole('button', { name: 'Vapauta' }).click()
  await expect(page.getByText('Vakuutus puuttuu tai se on peruttu.')).toBeVisible()
  portal.clock.advance(minutes(1))
  await enterAs('farm', `/manuredelivery/requests/${request}`)
  await page.getByRole('button', { name: 'Anna vakuutus' }).click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Anna vakuutus' }).click()
  await expect(dialog).toHaveCount(0)

  await enterAs('office', `/manuredelivery/requests/${request}`)
  await page.getByRole('button', { name: 'Vapauta' }).click()
  await expect(page.getByRole('main').getByText('Noudetaan', { exact: true }).first()).toBeVisible()
  await page.goto(`${portal.address}/#/manuredelivery/consignments/${consignment}`)
  await expect(page.getByRole('alert')).toContainText('Pysäytetty')
  await pressInMenu(page, 'Poista pysäytys')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(cab.getByText('Pysäytetty: tautisuojaus')).toHaveCount(0)
  await expect(cab.getByRole('button', { name: 'Noudettu' })).toBeVisible()
})
