/** A bio-security alert: what it stops is shown before, everybody concerned reads it, and its end lets the trucks go on. */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { giveToday, test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })

const words = {
  fi: {
    begin: 'Uusi hälytys',
    place: 'Lisää kunta',
    add: 'Lisää',
    finnish: 'Sanat suomeksi',
    english: 'Sanat englanniksi',
    read: 'Rajoitusvyöhyke Kauhavalla',
    would: 'Pysäyttää 2 erää',
    save: 'Tallenna ja pysäytä 2 erää',
    stopped: 'Pysäytetty 2 erää',
    notice: 'Tautisuojaus: noudot on pysäytetty',
    stop: 'Pysäytetty: tautisuojaus',
    trace: 'Jäljitä Kauhava',
    found: /^1 erä, 1 auto, 0 pesua/,
    end: 'Päätä hälytys',
    reason: 'Miksi hälytys päättyy?',
    ended: 'Hälytys päättyi, 2 erää vapautui',
    past: 'Päättynyt',
  },
  en: {
    begin: 'New alert',
    place: 'Add a municipality',
    add: 'Add',
    finnish: 'Words in Finnish',
    english: 'Words in English',
    read: 'Restriction zone in Kauhava',
    would: 'Stops 2 consignments',
    save: 'Save and stop 2 consignments',
    stopped: '2 consignments stopped',
    notice: 'Bio-security: pickups are stopped',
    stop: 'Stopped: bio-security',
    trace: 'Trace Kauhava',
    found: /^1 consignment, 1 truck, 0 washes/,
    end: 'End the alert',
    reason: 'Why does the alert end?',
    ended: 'The alert ended, 2 consignments released',
    past: 'Ended',
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 6.2, 6.3, 8.2: an alert stops a truck on the way, everybody concerned reads it, and its end lifts the stop (${language})`, async ({
    page,
    portal,
    enterAs,
    elsewhere,
    story,
  }) => {
    const now = portal.clock.now()
    await page.clock.setFixedTime(now)
    const { consignment } = await story.collected()
    const driver = await enterAs('driver', '/manuredelivery', { language })
    await giveToday(portal, consignment, driver.id)
    const cab = await elsewhere(driver, '/manuredelivery/driving')
    await cab.clock.setFixedTime(now)
    await cab.setViewportSize({ width: 360, height: 2400 })
    await expect(cab.getByText('ZZA-142').first()).toBeVisible()

    await enterAs('office', '/manuredelivery/office/alerts', { language })
    await page.getByRole('link', { name: says.begin }).click()
    await page.getByRole('textbox', { name: says.place }).fill('kauhava')
    await page.getByRole('button', { name: says.add, exact: true }).click()
    await expect(page.getByRole('table', { name: says.would })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('ZZA-142')
    await page.getByRole('textbox', { name: says.finnish }).fill('Rajoitusvyöhyke Kauhavalla')
    await page.getByRole('textbox', { name: says.english }).fill('Restriction zone in Kauhava')
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.save }).click()
    await expect(page.getByRole('heading', { name: says.stopped })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    const alert = page.url()

    await expect(cab.getByText(says.notice)).toBeVisible()
    await expect(cab.getByText(says.read)).toBeVisible()
    await expect(cab.getByText(says.stop)).toBeVisible()
    expect(await inspected(cab, true)).toEqual([])
    for (const [caller, address] of [
      ['farm', ''],
      ['lead', '/carrier/week'],
      ['receiver', '/reception'],
    ] as const) {
      await enterAs(caller, `/manuredelivery${address}`, { language })
      await expect(page.getByText(says.notice)).toBeVisible()
      await expect(page.getByText(says.read)).toBeVisible()
    }

    await enterAs('office', new URL(alert).hash.slice(1), { language })
    await page.getByRole('link', { name: says.trace }).click()
    await expect(page.getByText(says.found)).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.goBack()
    await page.getByRole('button', { name: says.end }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: says.reason }).fill('Näytteet puhtaat')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.end }).click()
    await expect(page.getByText(says.ended)).toBeVisible()
    await expect(page.getByText(says.past, { exact: true })).toBeVisible()
    await expect(page.getByText('Näytteet puhtaat')).toBeVisible()
    await expect(cab.getByText(says.notice)).toHaveCount(0)
    await expect(cab.getByText(says.stop)).toHaveCount(0)
  })
}
