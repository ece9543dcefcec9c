/** A long list of a third application, made from the portal's kit. */
import { fillLoads } from '../testing/fill-loads.ts'
import { test } from './third-application-world.ts'
import { expect } from './world.ts'

test('GEN-13, CONST-12: the list of the third application finds, sorts, goes on to the end of 10 000 rows, and a reload keeps its view', async ({
  page,
  portal,
  at,
  go,
  enter,
}) => {
  await fillLoads(portal, 10_000)
  await enter({ apps: ['weighbridge'], groups: ['weighbridgeuser'] })
  await go('/weighbridge/loads')
  const table = page.getByRole('table', { name: 'Kuormat' })
  const rows = table.locator('tr[data-index]')
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  await expect(rows.first()).toContainText('aino Aho')
  await expect(page.getByText('Ladattu 100 / 10\u00a0000.')).toBeVisible()

  await table.getByRole('button', { name: 'Paino' }).click()
  await table.getByRole('button', { name: 'Paino' }).click()
  await at('/weighbridge/loads?sort=weight&direction=desc')
  await expect(rows.first()).toContainText('33000 kg')

  await page.getByRole('searchbox', { name: 'Etsi kuljettajaa' }).fill('ÖRN')
  await expect(table).toHaveAttribute('aria-rowcount', '1251')
  await expect(rows.first()).toContainText('Örn Étienne')
  const address = page.url()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText('Kaikki näkyvissä: 1\u00a0250')).toBeVisible({ timeout: 200 })
    await expect(table.locator('tr[aria-rowindex="1251"]')).toContainText('9000 kg', { timeout: 200 })
  }).toPass()
  expect(await rows.count()).toBeLessThan(100)

  await page.reload()
  expect(page.url()).toBe(address)
  await expect(page.getByRole('searchbox', { name: 'Etsi kuljettajaa' })).toHaveValue('ÖRN')
  await expect(table).toHaveAttribute('aria-rowcount', '1251')
  await expect(table.getByRole('columnheader', { name: 'Paino' })).toHaveAttribute('aria-sort', 'descending')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Järjestys').selectOption('Paino, nouseva')
  await expect(rows.first()).toContainText('9000 kg')
})
