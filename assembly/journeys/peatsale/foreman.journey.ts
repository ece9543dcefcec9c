/** A foreman gives a load its driver and truck, and a driver what a driver may. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { rareName } from '../administration/people.ts'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    byDay: 'Viikon keikat',
    bare: 'Ilman kuljettajaa tai autoa 1',
    missing: 'Kuljettaja puuttuu',
    setCrew: 'Aseta kuljettaja ja auto, KM-26-00042-1',
    driver: 'Kuljettaja',
    truck: 'Auto',
    done: 'Valmis',
    crew: 'Kuljettajat ja autot',
    seesFreight: 'Näkee rahdin',
    usualTruck: 'Vakituinen auto',
    save: 'Tallenna',
    saved: 'Tallennettu:',
  },
  en: {
    byDay: 'Loads of the week',
    bare: 'Without driver or truck 1',
    missing: 'Driver missing',
    setCrew: 'Set driver and truck, KM-26-00042-1',
    driver: 'Driver',
    truck: 'Truck',
    done: 'Done',
    crew: 'Drivers and trucks',
    seesFreight: 'Sees the freight',
    usualTruck: 'Usual truck',
    save: 'Save',
    saved: 'Saved:',
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`Kuivikemyynti 5.3: a foreman gives a load without a crew its driver and truck, and says what the driver may (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    const driver = await portal.person({
      ...{ apps: ['peatsale'], usertype: 'transport', carrier: peat.suokoski.carrier },
      ...{ firstname: 'Timo', lastname: rareName() },
    })
    const name = `${driver.firstname} ${driver.lastname}`
    await writePeat(portal, (own) =>
      own
        .updateTable('peatsale_load')
        .set({ driver: null, vehicle: null, state: 'assigned' })
        .where('id', '=', peat.biolanOrder.load)
        .execute(),
    )
    await enterAs('lead', '/peatsale', { language })
    await page.getByRole('link', { name: says.byDay }).click()
    const bare = page.getByRole('heading', { name: says.bare })
    await expect(bare).toBeVisible()
    await expect(page.getByText(says.missing)).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.setCrew }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: says.driver }).selectOption({ label: name })
    await dialog.getByRole('combobox', { name: says.truck }).selectOption({ label: 'ZZA-101, 128 m³' })
    await dialog.getByRole('button', { name: says.done }).click()
    await expect(bare).toHaveCount(0)
    await page.goto(`${portal.address}/#/peatsale/carrier/loads?week=2026-W42`)
    const ofTruck = page.getByRole('row', { name: /ZZA-101/ })
    await expect(ofTruck).toContainText(name)
    await expect(ofTruck).not.toContainText('2026')

    await page.getByRole('link', { name: says.crew }).click()
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name }) })
    await card.getByRole('checkbox', { name: says.seesFreight }).check()
    await card.getByRole('combobox', { name: says.usualTruck }).selectOption({ label: 'ZZA-101' })
    await card.getByRole('button', { name: says.save }).click()
    await expect(page.getByText(`${says.saved} ${name}`)).toBeVisible()
    await page.reload()
    await expect(card.getByRole('checkbox', { name: says.seesFreight })).toBeChecked()
    expect(await inspected(page, true)).toEqual([])
  })
}

for (const mayOrder of [true, false]) {
  test(`Kuivikemyynti 2.6: a foreman who ${mayOrder ? 'may' : 'may not'} order for customers is ${mayOrder ? '' : 'not '}led to orders`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('lead', '/peatsale', { transportalloworders: mayOrder })
    await expect(page.getByRole('link', { name: 'Viikon keikat' })).toBeVisible()
    // The start page has two ways to each list: the sections and the quick links.
    await expect(page.locator('main a[href="#/peatsale/loads"]')).toHaveCount(2)
    await expect(page.locator('main a[href="#/peatsale/orders"]')).toHaveCount(mayOrder ? 2 : 0)
  })
}
