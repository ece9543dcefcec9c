/** What the field tells by telephone, and what is corrected of a load afterwards. */
import { makeLoad } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { press, write } from './office-keyboard.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const delivered = {
  load: {
    ...{ state: 'delivered', receipt_kind: 'name', receiver_name: 'Maija Mäki', waiting_site: 20, waiting_swamp: 10 },
    ...{ arrived_load_at: '2026-10-05T03:00:00.000Z', loaded_at: '2026-10-05T03:10:00.000Z' },
    ...{ departed_at: '2026-10-05T03:12:00.000Z', arrived_site_at: '2026-10-05T04:40:00.000Z' },
    ...{ delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05', delivery_week: '2026-W41' },
  },
  line: { loaded: 118_000, delivered: 118_000, basis: 'box' },
  order: { state: 'in_delivery' },
}

test('Kuivikemyynti 2.4, 2.6: by keyboard the office tells for loader and driver what they told by telephone, and says who did', async ({
  page,
  portal,
  enterAs,
}) => {
  const { id } = await makeLoad(portal)
  await enterAs('office', `/peatsale/loads/${id}`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await expect(main.getByRole('button', { name: 'Merkitse noudetuksi' })).toHaveCount(0)
  await press(main.getByRole('button', { name: 'Muuta kuormaa' }))
  await expect(dialog.getByRole('textbox', { name: 'Kellonaika' })).toHaveValue('9.45')
  await page.keyboard.press('Escape')
  await press(main.getByRole('button', { name: 'Merkitse lastatuksi' }))
  await write(dialog.getByRole('textbox', { name: /^Lastattu/ }), '118,5')
  await expect(dialog.getByRole('combobox', { name: /^Auma/ }).locator('option:checked')).toHaveText('A')
  await press(dialog.getByRole('button', { name: 'Merkitse lastatuksi' }))
  await expect(dialog.getByText('Kirjoita perustelu.')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await write(dialog.getByRole('textbox', { name: 'Perustelu' }), 'Lastaaja soitti')
  await press(dialog.getByRole('button', { name: 'Merkitse lastatuksi' }))
  await expect(main.getByText('Matkalla', { exact: true })).toBeVisible()
  await expect(main.getByText('118,5 m³').first()).toBeVisible()

  await press(main.getByRole('button', { name: 'Merkitse puretuksi' }))
  await press(dialog.getByRole('button', { name: 'Merkitse puretuksi' }))
  await expect(dialog.getByText('Valitse, oliko vastaanottaja paikalla.')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('radio', { name: 'Vastaanottaja oli paikalla' }).press('Space')
  await write(dialog.getByRole('textbox', { name: 'Vastaanottajan nimi' }), 'Erkki Ala-Kallio')
  await write(dialog.getByRole('textbox', { name: 'Perustelu' }), 'Kuljettaja soitti pihasta')
  await press(dialog.getByRole('button', { name: 'Merkitse puretuksi' }))
  await expect(main.getByText('Toimitettu', { exact: true })).toBeVisible()
  await expect(main.getByText('Vastaanotti Erkki Ala-Kallio')).toBeVisible()
  await press(main.getByRole('button', { name: 'Korjaa ajat' }))
  await expect(dialog.getByRole('textbox', { name: 'Purettu, kello' })).toHaveValue(/^\d{1,2}\.\d\d$/)
})

test('Kuivikemyynti 2.4: the office tells by telephone that a load did not come to the farm; the foreman has what the table has for him', async ({
  page,
  portal,
  enterAs,
}) => {
  const loaded = { load: { state: 'loaded', loaded_at: '2026-10-05T03:10:00.000Z' }, order: { state: 'in_delivery' } }
  const { id } = await makeLoad(portal, { ...loaded, line: { loaded: 118_000, basis: 'box' } })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await enterAs('lead', `/peatsale/loads/${id}`, { language: 'en' })
  await expect(main.getByRole('button', { name: 'Mark as unloaded' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Correct the quantity loaded' })).toHaveCount(0)
  await enterAs('office', `/peatsale/loads/${id}`, { language: 'en' })
  await main.getByRole('button', { name: 'Mark as not delivered' }).click()
  await dialog.getByRole('button', { name: 'Mark as not delivered' }).click()
  await expect(dialog.getByText('Choose why.')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Why' }).selectOption('Truck fault')
  await dialog.getByRole('combobox', { name: 'Where the peat is' }).selectOption('back at the bog')
  await dialog.getByRole('button', { name: 'Mark as not delivered' }).click()
  await expect(main.getByText('Not delivered: truck fault, the peat is back at the bog')).toBeVisible()
})

test('Kuivikemyynti 2.5: the office corrects times, crew and quantities with its reason; each stands with what was before', async ({
  page,
  portal,
  enterAs,
  willComplain,
}) => {
  // A time after the one that follows it is refused at its field.
  willComplain(/422/)
  const { id } = await makeLoad(portal, delivered)
  await enterAs('office', `/peatsale/loads/${id}`, { language: 'en' })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Correct the times' }).click()
  const arrived = dialog.getByRole('textbox', { name: 'At the site, time of day' })
  await expect(arrived).toHaveValue('7.40')
  // What cannot be read is not taken for what nobody has told.
  const departed = dialog.getByRole('textbox', { name: 'Departed, time of day' })
  const told = await departed.inputValue()
  await departed.fill('25.00')
  await departed.press('Tab')
  await expect(dialog.getByText(/Write the time as 7\.30/)).toBeVisible()
  await departed.fill(told)
  await arrived.fill('8.30')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The driver tapped late')
  await dialog.getByRole('button', { name: 'Save the correction' }).click()
  await expect(dialog.getByText(/The times follow one another/)).toBeVisible()
  await arrived.fill('7.20')
  await expect(dialog.getByText(/7.40 → .*7.20/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Save the correction' }).click()
  await expect(main.getByText('40 min', { exact: true })).toBeVisible()

  await main.getByRole('button', { name: 'Correct driver and truck' }).click()
  await dialog.getByRole('combobox', { name: 'Truck' }).selectOption({ label: 'ZZA-102, 128 m³' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another truck came')
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Save the correction' }).click()
  await expect(main.getByText('Another truck came')).toBeVisible()
  const table = main.getByRole('table', { name: 'Corrections' })
  await expect(table.getByRole('row', { name: /Truck.*ZZA-101.*ZZA-102.*Another truck came/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /At the site.*7.40.*7.20.*The driver tapped late/ })).toBeVisible()
  await main.getByText('Events', { exact: true }).click()
  const log = main.getByRole('table', { name: 'Events of the load' })
  await expect(log.getByRole('row', { name: /Driver or truck corrected.*Another truck came/ })).toBeVisible()
  await expect(log.getByRole('row', { name: /Times corrected.*The driver tapped late/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
})

test('Kuivikemyynti 2.5, 2.8: of two who correct a delivery the second reads what the first wrote before writing over it', async ({
  page,
  portal,
  enterAs,
  elsewhere,
}) => {
  const { id } = await makeLoad(portal, delivered)
  const loadPage = `/peatsale/loads/${id}`
  await enterAs('office', loadPage)
  const biolan = { apps: ['peatsale'], groups: ['biolanadmin'], firstname: 'Kaija', lastname: 'Rantanen' }
  const first = await elsewhere({ ...biolan, language: 'en' }, loadPage)
  const dialog = page.getByRole('dialog')
  await page.getByRole('main').getByRole('button', { name: 'Korjaa toimitus' }).click()
  const amount = dialog.getByRole('textbox', { name: /^Purettu/ })
  await amount.fill('116')
  await expect(dialog.getByText('118 m³ → 116 m³')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Perustelu' }).fill('Asiakas mittasi')

  await first.getByRole('main').getByRole('button', { name: 'Correct the delivery' }).click()
  const other = first.getByRole('dialog')
  await other.getByRole('textbox', { name: /^Unloaded/ }).fill('117')
  await other.getByRole('textbox', { name: 'Reason' }).fill('Bucket was short')
  await other.getByRole('button', { name: 'Save the correction' }).click()
  await expect(first.getByRole('main').getByText('Bucket was short')).toBeVisible()

  await expect(dialog.getByText(/Kaija Rantanen, /)).toBeVisible()
  await expect(dialog.getByText(/^Purettu.*: oli 118\sm³, nyt 117\sm³/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tallenna korjaus' }).click()
  await expect(dialog.getByRole('button', { name: 'Jatka omillani' })).toBeFocused()
  expect(await inspected(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'Jatka omillani' }).click()
  await expect(dialog.getByText('117 m³ → 116 m³')).toBeVisible()
  await dialog.getByRole('button', { name: 'Tallenna korjaus' }).click()
  const table = page.getByRole('main').getByRole('table', { name: 'Korjaukset' })
  await expect(table.getByRole('row', { name: /Purettu määrä.*117\sm³.*116\sm³.*Asiakas mittasi/ })).toBeVisible()
})
