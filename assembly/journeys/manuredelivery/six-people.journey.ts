/** From a farm's offer to the yearly record and the settlement: six people, each on the own screen (lanta-appi 8.1). */
import type { Locator, Page } from '@playwright/test'
import { manure } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { choose, press, write } from '../peatsale/office-keyboard.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'
import { words } from './six-people-words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 360, height: 760 }
const tall = { width: 360, height: 2400 }
const tablet = { width: 820, height: 1180 }
const desktop = { width: 1280, height: 900 }

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 8.1: offered on a phone, accepted, given driver and truck, collected with its document, weighed, confirmed, settled, recorded (${language})`, async ({
    page,
    portal,
    enterAs,
    elsewhere,
  }) => {
    test.setTimeout(180_000)
    const now = portal.clock.now()
    await page.clock.setFixedTime(now)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })
    const today = { fi: '5.10.2026', en: '5 Oct 2026' }[language]

    await page.setViewportSize(phone)
    const farm = await enterAs('farm', '/manuredelivery/offer', { language })
    await page.getByRole('combobox').last().selectOption({ index: 1 })
    await page.getByRole('textbox', { name: says.amount }).fill('50')
    await expect(page.getByText(says.aboutOneTruck)).toBeVisible()
    await page.setViewportSize(tall)
    expect(await inspected(page, true)).toEqual([])
    await page.setViewportSize(phone)
    await button(says.send).click()
    const heading = page.getByRole('heading', { level: 1, name: /^LA-26-/ })
    await expect(main.getByText(says.waits).first()).toBeVisible()
    const number = (await heading.textContent()) ?? ''

    await page.setViewportSize(desktop)
    await enterAs('office', '/manuredelivery/office/requests', { language })
    await press(page.getByRole('link', { name: new RegExp(number) }))
    await page.getByRole('radio', { name: says.day }).check()
    await write(page.getByRole('textbox', { name: says.day, exact: true }), today)
    expect(await inspected(page, true)).toEqual([])
    await press(button(says.accept, main))
    await expect(page.getByRole('link', { name: new RegExp(number) })).toHaveCount(0)
    await page.goto(`${portal.address}/#/manuredelivery/office/consignments?find=${number}`)
    await press(page.getByRole('link', { name: `${number}-1` }))
    await press(button(says.assign, main))
    await choose(dialog.getByRole('combobox', { name: says.carrier }), 'Novarbo kuljetus')
    await write(dialog.getByRole('textbox', { name: says.fits }), says.washed)
    await press(button(says.assign, dialog))
    await expect(main.getByText(says.assigned, { exact: true }).first()).toBeVisible()
    const consignment = new URL(page.url()).hash.slice(1)

    const drives = { apps: ['manuredelivery'], groups: ['manuretransport'], usertype: 'transport' as const }
    const firstname = { fi: 'Jari', en: 'Jukka' }[language]
    const name = { firstname, lastname: 'Kivelä', language }
    const driver = await portal.person({ ...drives, carrier: manure.novarbo.carrier, ...name })
    await enterAs('lead', consignment, { language })
    await button(says.crew, main).click()
    await dialog.getByRole('combobox', { name: says.driver }).selectOption({ label: `${firstname} Kivelä` })
    await choose(dialog.getByRole('combobox', { name: says.truck }), 'ZZA-142')
    await write(dialog.getByRole('textbox', { name: says.fits }), says.washed)
    await button(says.crew, dialog).click()
    await expect(main.getByText(`${firstname} Kivelä`, { exact: true })).toBeVisible()

    const cab = await elsewhere(driver, '/manuredelivery/driving')
    await cab.clock.setFixedTime(now)
    await cab.setViewportSize(phone)
    await cab.reload()
    await cab.getByRole('button', { name: says.atFarm }).click()
    await cab.getByRole('button', { name: says.collected }).click()
    await cab.getByRole('group', { name: says.box }).getByText('¾').click()
    await cab.getByText(says.nobody).click()
    await cab.getByRole('button', { name: says.collected }).click()
    await cab.goto(`${portal.address}/#/manuredelivery/driving`)
    await cab.getByRole('link', { name: says.document }).click()
    await expect(cab.getByRole('img', { name: says.qr })).toBeVisible()

    await page.setViewportSize(tablet)
    await enterAs('receiver', '/manuredelivery/reception', { language })
    await page
      .getByRole('link', { name: /ZZA-142/ })
      .first()
      .click()
    await types(page, '40120')
    await button(says.saveGross).click()
    await types(page, '15280')
    await button(says.saveTare).click()
    await page.getByRole('button', { name: says.receive }).click()
    await expect(page.getByText(says.received)).toBeVisible()

    const home = await elsewhere(farm, '/manuredelivery')
    await home.clock.setFixedTime(now)
    await home.setViewportSize(phone)
    await home.getByRole('link', { name: says.confirmQuantity }).click()
    await home.setViewportSize(tall)
    expect(await inspected(home, true)).toEqual([])
    await home.setViewportSize(phone)
    await home.getByRole('button', { name: says.isRight }).click()
    await expect(home.getByRole('main').getByText(says.confirmed, { exact: true }).first()).toBeVisible()

    await page.setViewportSize(desktop)
    await enterAs('office', '/manuredelivery/office/batches', { language })
    await write(page.getByRole('textbox', { name: says.from }), today)
    await write(page.getByRole('textbox', { name: says.to, exact: true }), today)
    await press(button(says.propose))
    await press(button(says.approve, main))
    await press(button(says.approve, dialog))
    await expect(page.getByText(says.batches).first()).toBeVisible()

    await home.getByRole('link', { name: says.record }).last().click()
    await expect(home.getByRole('main')).toContainText(says.handedOver)
    await expect(home.getByRole('main')).toContainText(says.tonnes)
    const [record] = await Promise.all([
      home.waitForEvent('download'),
      home.getByRole('button', { name: says.pdf }).click(),
    ])
    expect(record.suggestedFilename()).toMatch(/LK-26-00001\.pdf$/)
  })
}

async function types(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}
