/** A farm's seven days: silence accepts when they are over, and an hour before that an objection is still taken (3.3). */
import { manuredeliveryServer } from '@workspace/manuredelivery/server'
import { days, hours } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect, startWholePortal } from '../world.ts'
import { test as base } from './manure-world.ts'

// Of its own: these journeys move its clock by days.
const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startWholePortal()
      await use(portal)
    },
    { scope: 'worker' },
  ],
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    isRight: 'Onko määrä oikein?',
    object: 'Määrä ei täsmää',
    tell: 'Kerro tarkemmin',
    own: 'Oma mittaus, kg',
    silent: 'Hyväksytty ilman vastausta',
    confirmed: 'Vahvistettu',
    objected: /Tila huomautti/,
    decide: 'Ratkaise huomautus',
    message: 'Viesti tilalle',
  },
  en: {
    isRight: 'Is the quantity right?',
    object: 'The quantity is not right',
    tell: 'Tell more',
    own: 'Own measurement, kg',
    silent: 'Accepted without an answer',
    confirmed: 'Confirmed',
    objected: /The farm objected/,
    decide: 'Decide the objection',
    message: 'Message to the farm',
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 3.3, 8.2: silence of seven days accepts the weight, and an objection an hour before is taken and decided (${language})`, async ({
    page,
    portal,
    enterAs,
    story,
  }) => {
    const silent = await story.received()
    const objecting = await story.received()
    const runJob = async () => {
      const job = manuredeliveryServer.jobs?.find(({ name }) => name === 'confirmations')
      await job?.run(portal.host as never, portal.clock.now())
    }
    const open = async (caller: 'farm' | 'office', consignment: string) => {
      await page.clock.setFixedTime(portal.clock.now())
      await enterAs(caller, `/manuredelivery/consignments/${consignment}`, { language })
    }
    portal.clock.advance(days(7))
    portal.clock.advance(hours(-1))
    await runJob()
    await open('farm', objecting.consignment)
    await expect(page.getByText(says.isRight)).toBeVisible()
    await page.getByRole('button', { name: says.object }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: says.tell }).fill('Kuormassa oli vettä')
    await dialog.getByRole('textbox', { name: says.own }).fill('24500')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.object }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(`${portal.address}/#/manuredelivery/consignments/${silent.consignment}`)
    await expect(page.getByText(says.isRight)).toBeVisible()

    portal.clock.advance(hours(1))
    await runJob()
    await open('farm', silent.consignment)
    await expect(page.getByText(says.silent)).toBeVisible()
    await expect(page.getByRole('main').getByText(says.confirmed, { exact: true }).first()).toBeVisible()
    expect(await inspected(page, true)).toEqual([])

    await open('office', objecting.consignment)
    await expect(page.getByText(says.objected)).toBeVisible()
    await page.getByRole('button', { name: says.decide }).click()
    await dialog.getByRole('textbox', { name: says.message }).fill('Tarkistimme punnituksen')
    await dialog.getByRole('button', { name: says.decide }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByText(says.confirmed, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(says.silent)).toHaveCount(0)
  })
}
