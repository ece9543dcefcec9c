/** On a yard or a bog the line goes in the middle of an act: nothing entered is lost, and the words say what to do. */
import type { Page } from '@playwright/test'
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 780 } })

const { load } = peat.biolanOrder

async function lineGoes(page: Page, willComplain: (pattern: RegExp) => void): Promise<void> {
  willComplain(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.context().setOffline(true)
}

test('Kuivikemyynti 5.1: an order that cannot be sent keeps all that was written, and goes when the line is back', async ({
  page,
  enterAs,
  willComplain,
}) => {
  await enterAs('customer', '/peatsale/orders/new')
  await page.getByText('Kuiviketurve, irto', { exact: true }).click()
  const amount = page.getByRole('textbox', { name: /^Määrä/ })
  await amount.fill('60')
  const words = page.getByRole('textbox', { name: 'Ohje kuljettajalle' })
  await words.fill('Portti on lukossa, soita ensin.')
  await lineGoes(page, willComplain)
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByText('Tarkista verkkoyhteytesi ja yritä uudelleen', { exact: false })).toBeVisible()
  await expect(amount).toHaveValue('60')
  await expect(words).toHaveValue('Portti on lukossa, soita ensin.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^KM-/ })).toBeVisible()
  await expect(page.getByText('Portti on lukossa, soita ensin.')).toBeVisible()
})

test('Kuivikemyynti 5.2: without a line the button of the load stays, says why, and the press counts once the line is back', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  const { id } = await enterAs('driver', '/peatsale/nowhere')
  const at = '2026-10-13T06:41:00.000Z'
  await writePeat(portal, (own) =>
    own
      .updateTable('peatsale_load')
      .set({ state: 'loaded', driver: id, loaded_at: at, departed_at: at })
      .where('id', '=', load)
      .execute(),
  )
  await page.goto(`${portal.address}/#/peatsale/driving/${load}`)
  const press = page.getByRole('button', { name: 'Perillä' })
  await expect(press).toBeVisible()
  await lineGoes(page, willComplain)
  await press.click()
  await expect(page.getByText('Tarkista verkkoyhteytesi ja yritä uudelleen', { exact: false })).toBeVisible()
  await expect(page.getByText(/^Vanha, klo/)).toBeVisible()
  await page.context().setOffline(false)
  await press.click()
  await expect(page.getByRole('button', { name: 'Purettu' })).toBeVisible()
})
