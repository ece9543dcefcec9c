/** Manure that was collected without a plan: recorded by telephone, matched to a request, then asked of the farm. */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const words = {
  fi: {
    add: 'Kirjaa suunnittelematon erä',
    find: 'Hae tilaa',
    choose: /Valitse Koivukummun/,
    type: 'Lantalaji',
    manure: 'Lanta KUN',
    plant: 'Laitos',
    carrier: 'Kuljetusyritys',
    truck: 'Auto',
    amount: 'Määrä, m³',
    reason: 'Kuka kertoi ja mitä?',
    save: 'Kirjaa erä',
    unplanned: 'Suunnittelematon',
    match: 'Liitä noutopyyntöön',
    request: 'Noutopyyntö',
    none: 'Kaikki erät kuuluvat noutopyyntöön',
    asked: 'Onko määrä oikein?',
  },
  en: {
    add: 'Record an unplanned consignment',
    find: 'Find a farm',
    choose: /Choose Koivukummun/,
    type: 'Type of manure',
    manure: 'Manure KUN',
    plant: 'Plant',
    carrier: 'Carrier',
    truck: 'Truck',
    amount: 'Quantity, m³',
    reason: 'Who reported it, and what?',
    save: 'Record the consignment',
    unplanned: 'Unplanned',
    match: 'Match to a request',
    request: 'Pickup request',
    none: 'Every consignment belongs to a pickup request',
    asked: 'Is the quantity right?',
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 3.3, 8.2: a consignment without a plan is recorded, matched to a request and asked of the farm (${language})`, async ({
    page,
    portal,
    enterAs,
    story,
  }) => {
    await story.accepted()
    await enterAs('office', '/manuredelivery/office/unplanned', { language })
    await expect(page.getByText(says.none)).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('link', { name: says.add }).click()
    await page.getByRole('searchbox', { name: says.find }).fill('koivu')
    await page.getByRole('button', { name: says.choose }).click()
    await page.getByRole('combobox', { name: says.type }).selectOption({ label: says.manure })
    await page.getByRole('combobox', { name: says.plant }).selectOption({ label: 'Kuntokorven kompostointilaitos' })
    await page.getByRole('combobox', { name: says.carrier }).selectOption({ label: 'Korvenrannan Konetyö' })
    await page.getByRole('combobox', { name: says.truck }).selectOption({ label: 'ZZA-142' })
    await page.getByRole('textbox', { name: says.amount }).fill('50')
    await page.getByRole('textbox', { name: says.reason }).fill('Jari soitti tilalta')
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.save }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^LA-26-X\d+-001$/ })).toBeVisible()
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const of = new URL(page.url()).hash.split('/').at(-1) ?? ''

    // It is not settled and the farm is not asked before it belongs to a request.
    await story.receive(of)
    await page.goto(`${portal.address}/#/manuredelivery/office/unplanned`)
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(says.unplanned)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('button', { name: says.match }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: says.request }).selectOption({ index: 1 })
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.match }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: says.match })).toHaveCount(0)
    // The number stays.
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await page.goto(`${portal.address}/#/manuredelivery/office/unplanned`)
    await expect(page.getByText(says.none)).toBeVisible()
    await enterAs('farm', `/manuredelivery/consignments/${of}`, { language })
    await expect(page.getByText(says.asked)).toBeVisible()
  })
}
