/** A farm's calendar: a flock is added, what it leads one to expect is offered with one press (lanta-appi 6.4). */
import { manureTables } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 900 } })

const languages = {
  fi: {
    ...{ add: 'Lisää kasvatuserä', house: 'Halli', birds: 'Lintuja', inday: 'Linnut sisään', save: 'Tallenna' },
    ...{ manureOut: 'Lanta pois, Halli 2', offer: 'Ilmoita lantaa', flocks: 'Kasvatuserät', ready: 'Noudettavissa' },
    share: 'Lannan vastaanottaja näkee kasvatuserät',
  },
  en: {
    ...{ add: 'Add a flock', house: 'House', birds: 'Birds', inday: 'Birds in', save: 'Save' },
    ...{ manureOut: 'Manure out, Halli 2', offer: 'Offer manure', flocks: 'Flocks', ready: 'Ready from' },
    share: 'The receiver of manure sees the flocks',
  },
} as const

for (const [language, says] of Object.entries(languages) as ['fi' | 'en', (typeof languages)['fi']][]) {
  test(`lanta-appi 6.4: a flock leads to a proposal, one press begins the offer with its store and day (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    await page.clock.setFixedTime(portal.clock.now())
    await enterAs('farm', '/manuredelivery/calendar', { language })
    await page.getByRole('button', { name: says.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: says.house }).fill('Halli 2')
    await dialog.getByRole('textbox', { name: says.birds, exact: true }).fill('21 900')
    await dialog.getByRole('textbox', { name: says.inday }).fill('20.9.2026')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.save }).click()
    await expect(dialog).toHaveCount(0)

    // The birds leave after 35 days, on the 25th of October.
    const proposal = page.getByRole('listitem').filter({ has: page.getByText(says.manureOut, { exact: true }) })
    await expect(proposal.filter({ hasText: '26' }).first()).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('checkbox', { name: says.share }).check()
    const shares = manureTables(portal).selectFrom('logistics_flock_share').select('application')
    await expect.poll(async () => await shares.execute()).toEqual([{ application: 'manuredelivery' }])

    const offer = page.getByRole('link', { name: says.offer }).and(page.locator('[href*="ready=2026-10-26"]'))
    await offer.click()
    await expect(page).toHaveURL(/offer\?account=.*store=/)
    await expect(page.getByRole('textbox', { name: says.ready })).toHaveValue(/26/)
  })
}
