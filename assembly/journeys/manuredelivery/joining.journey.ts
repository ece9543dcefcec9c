/** A farm asks on a phone to have its manure collected, the office takes it on, and it offers manure (lanta-appi 7.8). */
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    ...{ name: 'Tilan nimi', company: 'Kenelle lantaa toimitetaan', cattle: 'Nauta', send: 'Lähetä pyyntö' },
    ...{ handled: 'Pyyntösi on käsittelyssä: Novarbo', take: 'Liitä uutena tilana', offer: 'Ilmoita lantaa' },
    ...{ number: 'Tilanumero', agreed: 'Muuta sovittua', notes: 'Muistiinpanot', save: 'Tallenna' },
  },
  en: {
    ...{ name: 'Name of the farm', company: 'To whom manure is delivered', cattle: 'Cattle', send: 'Send the request' },
    ...{ handled: 'Your request is being handled: Novarbo', take: 'Take on as a new farm', offer: 'Offer manure' },
    ...{ number: 'Farm number', agreed: 'Change', notes: 'Notes', save: 'Save' },
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 7.1, 7.8: a newcomer asks on a phone, the office takes the farm on, the farm offers manure (${language})`, async ({
    page,
    enter,
    enterAs,
  }) => {
    const name = `Koivikon Karja ${language}`
    const dialog = page.getByRole('dialog')
    await page.setViewportSize({ width: 360, height: 760 })
    const rights = { groups: ['manureappuser'], usertype: 'customer' as const, carrier: '' }
    const asker = await enterAs('newcomer', '/manuredelivery', { ...rights, language, postal: '62100', city: 'Lapua' })
    await page.getByLabel(says.company).selectOption({ label: 'Novarbo' })
    await page.getByLabel(says.name).fill(name)
    await page.getByLabel(says.cattle).check()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.send }).click()
    await expect(page.getByText(says.handled)).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 900 })
    await enterAs('office', '/manuredelivery/office/farms/requests', { language })
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.take }).press('Enter')
    await dialog.getByLabel(says.number).fill('41 000')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.take }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await page.goto(`${new URL(page.url()).origin}/#/manuredelivery/office/farms`)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: says.agreed, exact: true }).first().click()
    await dialog.getByLabel(says.notes).fill('Portti on lukossa')
    await dialog.getByRole('button', { name: says.save }).click()
    await expect(page.getByText('Portti on lukossa')).toBeVisible()

    await page.setViewportSize({ width: 360, height: 760 })
    await enter(asker, '/manuredelivery')
    await page.getByRole('link', { name: says.offer }).click()
    await expect(page.getByRole('heading', { level: 1, name: says.offer })).toBeVisible()
  })
}
