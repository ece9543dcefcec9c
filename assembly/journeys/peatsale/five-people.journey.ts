/** From an order to an invoicing row: a farmer, the office, a foreman, a driver and a loader, each on the own screen. */

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { peat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { words } from './five-people-words.ts'
import { choose, press, write } from './office-keyboard.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The moment that the portal's held clock stands at: a Monday. */
const monday = new Date('2026-10-05T06:00:00.000Z')
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`Kuivikemyynti: ordered on a phone, confirmed by keyboard, given a driver and a truck, loaded on the pad, delivered, verified, exported (${language})`, async ({
    page,
    portal,
    enterAs,
    elsewhere,
  }) => {
    test.setTimeout(180_000)
    await page.clock.setFixedTime(monday)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })

    await page.setViewportSize(phone)
    await enterAs('customer', '/peatsale', { language })
    await page.getByRole('link', { name: says.again }).click()
    await button(says.send).click()
    const heading = page.getByRole('heading', { level: 1, name: /^KM-26-/ })
    const number = (await heading.textContent()) ?? ''

    await page.setViewportSize(desktop)
    await enterAs('office', '/peatsale/office/orders', { language })
    const waiting = page.getByRole('link', { name: new RegExp(number) })
    await press(waiting)
    await expect(page.getByText(says.inStock)).toBeVisible()
    await waiting.press('v')
    // Arrows choose among the weeks; the wished one is the 42nd.
    await expect(page.getByRole('radio', { name: `${says.week} 42` })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: `${says.week} 41` })).toBeChecked()
    await waiting.press('s')
    await choose(page.locator('select:focus'), 'Kurkikorvenneva')
    await page.keyboard.press('Enter')
    await expect(page.getByText(says.confirmed(number))).toBeVisible()
    await page.goto(`${portal.address}/#/peatsale/loads?find=${number}`)
    await press(page.getByRole('link', { name: `${number}-1` }))
    await press(button(says.assign, main))
    await choose(dialog.getByRole('combobox', { name: says.carrier }), 'Kuljetus Suokoski Oy')
    await press(button(says.assign, dialog))
    await expect(main.getByText(says.isAssigned, { exact: true }).first()).toBeVisible()
    const loadPage = new URL(page.url()).hash.slice(1)

    const suokoski = { apps: ['peatsale'], usertype: 'transport' as const, carrier: peat.suokoski.carrier }
    // A name of its own for each language: the people of the other one are still in the list.
    const firstname = { fi: 'Jari', en: 'Jukka' }[language]
    const driver = await portal.person({ ...suokoski, firstname, lastname: 'Kivelä', language })
    await enterAs('lead', loadPage, { language })
    await button(says.crew, main).click()
    await dialog.getByRole('combobox', { name: says.driver }).selectOption({ label: `${firstname} Kivelä` })
    await dialog.getByRole('combobox', { name: says.truck }).selectOption({ label: 'ZZA-101, 128 m³' })
    await button(says.done, dialog).click()
    await expect(main.getByText(`${firstname} Kivelä`, { exact: true })).toBeVisible()

    const cab = await elsewhere(driver, '/peatsale/driving')
    await cab.clock.setFixedTime(monday)
    await cab.setViewportSize(phone)
    await cab.reload()
    await cab.getByRole('button', { name: says.atSwamp }).click()
    await expect(cab.getByText(says.stillLoading)).toBeVisible()
    // As tall as the page: nothing is under the bar of places at the moment.
    await cab.setViewportSize({ ...phone, height: 1600 })
    expect(await inspected(cab, true)).toEqual([])
    await cab.setViewportSize(phone)

    await page.setViewportSize(phone)
    await enterAs('loader', '/peatsale/loading', { language })
    await page.getByRole('radio', { name: 'Kurkikorvenneva' }).check()
    await page
      .getByRole('link', { name: /ZZA-101.*/ })
      .filter({ hasText: 'Kalliorinteen' })
      .last()
      .click()
    await button(says.setBucket).click()
    await button(says.save, dialog).click()
    const bucket = page.getByRole('button', { name: says.oneBucket })
    for (let count = 0; count < 34; count++) await bucket.click()
    await expect(page.getByText('119 / 120 m³')).toBeVisible()
    await expect(page.getByText(says.left, { exact: true })).toBeVisible()
    await button(says.done).click()
    await expect(page.getByRole('region', { name: says.loadedOnTruck })).toBeVisible()

    await cab.reload()
    await cab.getByRole('button', { name: says.loaded }).click()
    await cab.getByRole('button', { name: says.atSite }).click()
    await cab.getByRole('button', { name: says.unloaded }).click()
    await cab.getByText(says.nobodyThere).click()
    await cab.getByRole('button', { name: says.done }).click()
    await expect(cab.getByText('119 m³').first()).toBeVisible()

    await page.setViewportSize(desktop)
    await enterAs('office', loadPage, { language })
    await press(button(says.verify, main))
    await expect(dialog.getByRole('textbox', { name: says.billed })).toHaveValue('119')
    await write(dialog.getByRole('textbox', { name: says.freight }), '372')
    await write(dialog.getByRole('textbox', { name: says.freightReason }), says.agreed)
    await press(button(says.verify, dialog))
    await expect(main.getByText(says.isVerified, { exact: true }).first()).toBeVisible()

    await page.goto(`${portal.address}/#/peatsale/office/invoicing`)
    await write(page.getByRole('textbox', { name: says.from }), '1.10.2026')
    await write(page.getByRole('textbox', { name: says.to, exact: true }), '31.10.2026')
    // The week that waits is told, and is the one that is put together.
    await expect(main.getByRole('table', { name: says.unbilled }).getByRole('row')).toHaveCount(2)
    await press(button(says.propose))
    await expect(main.getByRole('table', { name: says.proposedLoads }).getByRole('checkbox')).toBeChecked()
    await expect(main.locator('dl').filter({ hasText: says.oneLoad })).toBeVisible()
    await press(button(says.approve, main))
    await expect(dialog.getByText(says.approvedSum)).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await press(button(says.approve, dialog))
    await expect(page.getByRole('heading', { level: 1, name: 'AIN-2026-W41-BIO-1' })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(`${number}-1.*${says.product}`) })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(`${number}-1.*${says.freightRow}`) })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    const download = page.waitForEvent('download')
    await press(button('CSV'))
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file).toContain(`${number}-1`)
    expect(file).toContain(';119,')
    await page.goto(`${portal.address}/#${loadPage}`)
    await expect(main.getByText(says.inBatch, { exact: true }).first()).toBeVisible()
  })
}
