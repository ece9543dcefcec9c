/** Forms of commands: what the server refuses is said at its field, and what another does meanwhile is shown before anything is sent. */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { pressInMenu } from './office-keyboard.ts'
import { test } from './peat-world.ts'
import { confirmedOrder, monday } from './sent-orders.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Kuivikemyynti 2.8: a field of a command that the server refuses says so itself, has the focus, and keeps what was typed for another try', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  willComplain(/400/)
  await page.clock.setFixedTime(monday)
  const { token } = await enterAs('office', '/peatsale')
  const { id } = await confirmedOrder(portal, token)
  await page.goto(`${portal.address}/#/peatsale/orders/${id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('main').getByRole('button', { name: 'Aseta pitoon' }).click()
  await dialog.getByRole('button', { name: 'Aseta pitoon' }).click()
  // Every field that lacks something says so, the first of them has the focus.
  const words = dialog.getByRole('textbox', { name: /^Selitys/ })
  await expect(words).toBeFocused()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)
  await words.fill('Ylistalontie 12 t')
  await dialog.getByRole('textbox', { name: /^Palataan asiaan/ }).fill('16.11.2027')
  const refusal = { success: false, value: 'invalid_input', fields: ['event.data.words'] }
  const address = '**/api/peatsale/orders/command'
  await page.route(address, (route) => route.fulfill({ status: 400, json: refusal }))
  await dialog.getByRole('button', { name: 'Aseta pitoon' }).click()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('Ylistalontie 12 t')
  // It is filled, so it is not said to be missing.
  await expect(dialog.getByText('Kirjoita tämä ensin.')).toHaveCount(0)
  expect(await inspected(page, true)).toEqual([])
  await page.unroute(address)
  await dialog.getByRole('button', { name: 'Aseta pitoon' }).click()
  await expect(page.getByText('Tilaus on pidossa').first()).toBeVisible()
})

test('Kuivikemyynti 2.8: who plans a load of an order that another office holds meanwhile reads both values, keeps what was typed, and sends nothing unread', async ({
  page,
  portal,
  enterAs,
  elsewhere,
}) => {
  await page.clock.setFixedTime(monday)
  const { token } = await enterAs('office', '/peatsale')
  const { id } = await confirmedOrder(portal, token)
  const biolan = { apps: ['peatsale'], groups: ['biolanadmin'], firstname: 'Liisa', lastname: 'Metsänen' }
  const other = await elsewhere(biolan, `/peatsale/orders/${id}`)
  await page.goto(`${portal.address}/#/peatsale/orders/${id}`)
  const dialog = page.getByRole('dialog')
  await pressInMenu(page, 'Lisää kuorma')
  const quantity = dialog.getByRole('textbox', { name: /^Määrä/ })
  await quantity.fill('43')
  await other.getByRole('main').getByRole('button', { name: 'Aseta pitoon' }).click()
  await other
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Selitys/ })
    .fill('Ylistalontie 12 t')
  await other
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Palataan asiaan/ })
    .fill('16.11.2027')
  await other.getByRole('dialog').getByRole('button', { name: 'Aseta pitoon' }).click()
  await expect(other.getByText('Tilaus on pidossa').first()).toBeVisible()
  await expect(dialog.getByText(/Liisa Metsänen/)).toBeVisible()
  await expect(dialog.getByText(/^Tila: oli Vahvistettu, nyt/)).toBeVisible()
  await expect(quantity).toHaveValue('43')
  await dialog.getByRole('button', { name: 'Lisää kuorma' }).click()
  await expect(dialog.getByRole('button', { name: 'Jatka omillani' })).toBeFocused()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Jatka omillani' }).click()
  await expect(dialog.getByText(/^Tila: oli/)).toHaveCount(0)
  await expect(quantity).toHaveValue('43')
})

test('Kuivikemyynti 2.8: a choice that the server refuses is not said to be missing', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  willComplain(/400/)
  await page.clock.setFixedTime(monday)
  const { token } = await enterAs('office', '/peatsale')
  const { id } = await confirmedOrder(portal, token)
  await page.goto(`${portal.address}/#/peatsale/orders/${id}`)
  const dialog = page.getByRole('dialog')
  await pressInMenu(page, 'Lisää kuorma')
  await dialog.getByRole('textbox', { name: /^Määrä/ }).fill('43')
  const bog = dialog.getByRole('combobox', { name: /^Suo/ })
  await bog.selectOption({ index: 1 })
  const refusal = { success: false, value: 'invalid_input', fields: ['event.data.swamp'] }
  await page.route('**/api/peatsale/orders/command', (route) => route.fulfill({ status: 400, json: refusal }))
  await dialog.getByRole('button', { name: 'Lisää kuorma' }).click()
  await expect(bog).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText('Tarkista tämä kenttä.')).toBeVisible()
  await expect(dialog.getByText('Valitse suo.')).toHaveCount(0)
})
