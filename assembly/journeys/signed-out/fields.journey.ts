/** The fields of typed values, and the parts for work in the cab, where the demo shows them: the components page. */
import type { Locator, Page } from '@playwright/test'
import { readSettings, startPortal } from '@workspace/portal/server'
import { testPlace } from '@workspace/portal/server/testing'
import { test as base, expect, webFolder } from '../world.ts'

type Demo = { readonly components: (address?: string) => Promise<void> }

const test = base.extend<{ demo: Demo }>({
  demo: async ({ page, watch }, use) => {
    await using place = await testPlace()
    const settings = readSettings({ PORT: '0', DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
    const portal = await startPortal({ settings, webFolder, applications: [] })
    await use({
      components: async (address = '/components') => void (await page.goto(`${portal.address}/#${address}`)),
    })
    // It is another portal than that of the other journeys.
    await page.close()
    watch.urls.length = 0
    await portal.stop()
  },
})

const amountIn = (page: Page) => page.getByRole('textbox', { name: 'Määrä', exact: true })
const stepper = (field: Locator, button: string) =>
  field.locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: button })

test('I18N-02: an amount is typed with comma or point, written out when it is left, and told apart from what is no amount', async ({
  page,
  demo,
}) => {
  await demo.components()
  const sum = page.getByRole('textbox', { name: 'Summa' })
  await expect(sum).toHaveValue('4\u00a0021,02')
  await sum.fill('1234.5')
  await expect(sum).toHaveValue('1234.5')
  await sum.blur()
  await expect(sum).toHaveValue('1\u00a0234,50')
  await sum.fill('kaksi')
  await expect(sum).not.toHaveAttribute('aria-invalid')
  await sum.blur()
  await expect(page.getByText('Kirjoita summa numeroina, esimerkiksi 1 234,50.')).toBeVisible()
  await expect(sum).toHaveValue('kaksi')
  await expect(sum).toHaveAttribute('aria-invalid', 'true')
  expect(await sum.evaluate((input: HTMLInputElement) => input.validity.customError)).toBe(true)
  await sum.fill('2 €')
  await expect(sum).not.toHaveAttribute('aria-invalid')
  expect(await sum.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true)
  await sum.blur()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByRole('textbox', { name: 'Sum' })).toHaveValue('2,00')
})

test('Fields: a quantity goes by steps of its buttons, keys and a long press, within its bounds', async ({
  page,
  demo,
}) => {
  await demo.components()
  const amount = amountIn(page)
  const [less, more] = [stepper(amount, 'Vähennä 10 m³'), stepper(amount, 'Lisää 10 m³')]
  await more.click()
  await expect(amount).toHaveValue('130')
  await expect(page.getByRole('status').filter({ hasText: '130 m³' })).toBeAttached()
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('120')
  await more.press('Enter')
  await expect(amount).toHaveValue('130')
  await less.hover()
  await page.mouse.down()
  await expect(amount).toHaveValue('30')
  await page.mouse.up()
  await expect(amount).toHaveValue('30')
  await amount.fill('118,5')
  await amount.blur()
  await expect(page.getByText('Lähimmät mahdolliset määrät ovat 110 m³ ja 120 m³.')).toBeVisible()
  await more.click()
  await expect(amount).toHaveValue('120')
  await amount.fill('20')
  await amount.blur()
  await expect(page.getByText('Vähintään 30 m³.')).toBeVisible()
})

test('Fields: in a form an emptied amount stays empty, is missed when it is sent, and comes back with a reset', async ({
  page,
  demo,
}) => {
  await demo.components()
  const amount = page.getByRole('textbox', { name: 'Lomakkeessa' })
  const form = page.locator('form').filter({ has: amount })
  await amount.fill('6x')
  await amount.fill('')
  await amount.blur()
  await expect(amount).toHaveValue('')
  await form.getByRole('button', { name: 'Tallenna' }).click()
  await expect(amount).toBeFocused()
  await expect(form.getByText('Valitse', { exact: true })).toBeVisible()
  await amount.fill('paljon')
  await form.getByRole('button', { name: 'Peruuta' }).click()
  await expect(amount).toHaveValue('30')
})

test('I18N-05, Fields: a week is chosen with its days, Monday to Sunday, or typed; a day is typed or taken from the calendar', async ({
  page,
  demo,
}) => {
  await demo.components()
  const weeks = page.getByRole('group', { name: 'Viikko', exact: true })
  await expect(weeks.getByRole('radio', { name: /täynnä$/ })).toBeDisabled()
  await weeks.getByRole('radio').first().check()
  await expect(weeks.getByRole('radio').first()).toBeChecked()
  const list = page.getByLabel('Viikko luettelosta')
  await expect(list.locator('option:checked')).toHaveText(/^vko\s\d+, .*vapaata$/)

  const typed = page.getByRole('textbox', { name: 'Mikä tahansa viikko' })
  await typed.fill('42/2026')
  await expect(page.getByText('12.–18.10.')).toBeVisible()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.getByText('12–18\u00a0Oct')).toBeVisible()
  await page.getByRole('button', { name: 'Suomeksi' }).click()
  await typed.fill('vko 60')
  await typed.blur()
  await expect(page.getByText('Kirjoita viikko muodossa vko 42.')).toBeVisible()

  const day = page.getByRole('textbox', { name: 'Päivä' })
  await day.fill('huomenna')
  await day.blur()
  await expect(day).toHaveValue(/^\d{1,2}\.\d{1,2}\.\d{4}$/)
  await day.fill('5.10.2020')
  await day.blur()
  await expect(page.getByText(/^Aikaisintaan \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Päivä: valitse kalenterista' }).click()
  await page.locator('input[type=date]').fill('2030-10-05')
  await expect(day).toHaveValue('5.10.2030')
  await expect(page.getByText(/^Aikaisintaan \d/)).toHaveCount(0)
})

test('OPS-11: in the cab every part is pressed in 64 px, the next step in 96, and taken back where it was pressed', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.components('/components?field')
  await expect(page.getByRole('heading', { level: 1, name: 'Kentällä' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const amount = page.getByRole('textbox', { name: 'Lastattu määrä' })
  for (const button of ['Vähennä 10 m³', 'Lisää 10 m³']) {
    const box = await stepper(amount, button).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64)
  }
  const next = page.getByRole('button', { name: /^Perillä/ })
  const place = await next.boundingBox()
  expect(place?.height).toBeGreaterThanOrEqual(96)
  await next.click()
  const card = page.getByRole('region', { name: 'ZZA-101' })
  await expect(card.getByText('Merkitty: perillä klo 13.20')).toBeVisible()
  const undo = card.getByRole('button', { name: 'Kumoa' })
  expect((await undo.boundingBox())?.y).toBeGreaterThanOrEqual(place?.y ?? Number.NaN)
  // The bar slides in: while it moves, what is measured may lack a few millionths.
  const { height = 0 } = (await undo.boundingBox()) ?? {}
  expect(Math.round(height * 100) / 100).toBeGreaterThanOrEqual(64)
  await undo.click()
  await expect(card.getByText('Muutos on kumottu.')).toBeVisible()
  await expect(next).toBeVisible()
})
