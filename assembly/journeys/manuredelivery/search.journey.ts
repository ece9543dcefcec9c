/** The one search of Lanta-appi: by keyboard from any page of the office, and a farm's own (lanta-appi 7.8). */
import { manure } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

const words = {
  fi: {
    ...{ box: 'Hae kaikesta', results: 'Hakutulokset', farms: 'Tilat', documents: /Kaupallinen asiakirja/ },
    none: 'Haulla ”LA-26-EKO” ei löytynyt mitään.',
  },
  en: {
    ...{ box: 'Search everything', results: 'Search results', farms: 'Farms', documents: /Commercial document/ },
    none: 'Nothing was found for “LA-26-EKO”.',
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 7.8: an office finds by number, farm and plate from any page, a farm its own documents (${language})`, async ({
    page,
    enterAs,
    story,
  }) => {
    const { request } = await story.received()
    await enterAs('office', '/manuredelivery/office/terms', { language })
    const box = page.getByRole('combobox', { name: says.box })
    const results = page.getByRole('listbox', { name: says.results })
    await expect(box).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('koivukum')
    await expect(results.getByRole('group', { name: says.farms }).getByRole('option')).toHaveText(/Koivukummun.*T-NOV/)
    expect(await inspected(page, true)).toEqual([])
    await results.getByRole('group', { name: says.farms }).getByRole('option').click()
    await expect(page).toHaveURL(new RegExp(`/office/farms/${manure.novarbo.account}`))

    await box.fill('zza142')
    const consignment = results.getByRole('option', { name: /LA-26-\d+-1 Koivukummun.*ZZA-142/ }).first()
    const number = ((await consignment.textContent()) ?? '').slice(0, 11)
    await box.fill(number.replaceAll('-', ' '))
    await expect(results.getByRole('option', { name: new RegExp(`^${number} `) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/requests/${request}`))

    // The other company's are not there, and that is said.
    await box.fill('LA-26-EKO')
    await expect(page.getByText(says.none)).toBeVisible()

    await enterAs('farm', '/manuredelivery/records', { language })
    await box.fill(`${number}-1`)
    await results.getByRole('option', { name: says.documents }).click()
    await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
  })
}
