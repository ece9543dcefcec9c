/** The bell: what happens is counted on every page at once, read once, and its letters are a choice where they may be. */

import { peatCalls } from '@workspace/peatsale/contract'
import { loadEvent, peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { isLive, test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { load } = peat.biolanOrder

test('Kuivikemyynti 5.6: a problem is counted on the bell within two seconds, leads to its load and is read then', async ({
  page,
  portal,
  enterAs,
}) => {
  const driver = await portal.person({
    ...{ apps: ['peatsale'], usertype: 'transport', carrier: peat.suokoski.carrier, telephone: '000 000 0155' },
    ...{ firstname: 'Reijo', lastname: 'Pihkasalo' },
  })
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ driver: driver.id, state: 'loaded' }).where('id', '=', load).execute(),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  const live = isLive(page)
  await enterAs('office', '/peatsale/office/prices')
  await live
  const bell = page.getByRole('banner').getByRole('link', { name: /^Ilmoitukset/ })
  await expect(bell).toHaveAccessibleName('Ilmoitukset')
  const event = loadEvent('reportProblem', load, { problem: 'breakdown', words: 'Vetopöytä' })
  const token = await portal.session(driver)
  expect((await portal.ask(peatCalls.commandLoad, { event } as never, { token })).status).toBe(200)
  await expect(bell).toHaveAccessibleName('Ilmoitukset, 1 uusi', { timeout: 2000 })
  await bell.focus()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('main').getByRole('link', { name: /Ongelma kuormassa KM-26-00042-1/ })
  await expect(notice).toHaveAccessibleName(/^Uusi: .*Ilmoittaja: Reijo Pihkasalo, 000 000 0155\. Vetopöytä/)
  expect(await inspected(page, true)).toEqual([])
  await notice.click()
  await expect(page.getByRole('heading', { level: 1, name: /KM-26-00042-1/ })).toBeVisible()
  await expect(bell).toHaveAccessibleName('Ilmoitukset')
  await bell.click()
  await expect(notice).not.toHaveAccessibleName(/^Uusi/)
  await page.getByRole('radio', { name: 'Uudet' }).click()
  await expect(page.getByText('Ei ilmoituksia')).toBeVisible()
})

test('Kuivikemyynti 5.6: on a phone, in English, a dispatcher leaves out the letters about assigned loads', async ({
  page,
  portal,
  elsewhere,
}) => {
  await page.close()
  const lead = { apps: ['peatsale'], usertype: 'transport' as const, transportadmin: true, language: 'en' as const }
  const phone = await elsewhere({ ...lead, carrier: peat.suokoski.carrier }, '/notices')
  await phone.setViewportSize({ width: 360, height: 740 })
  await expect(phone.getByText('No notices')).toBeVisible()
  await expect(phone.getByRole('row', { name: /Loading closed/ })).toContainText('always')
  const choice = phone.getByRole('checkbox', { name: 'Letter: Load assigned' })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expect(choice).not.toBeChecked()
  expect(await inspected(phone, true)).toEqual([])
  await phone.reload()
  await expect(choice).not.toBeChecked()
  const chosen = portal.host.database.reading.selectFrom('notice_choice').select(['application', 'event', 'letter'])
  expect(await chosen.execute()).toEqual([{ application: 'peatsale', event: 'load_assigned', letter: 0 }])
})
