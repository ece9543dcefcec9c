/** A pickup that does not succeed: the driver says why, the office decides who answers for it, and a replacement goes out. */
import { agreeTerms } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { giveToday, test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const words = {
  fi: {
    atFarm: 'Tilalla',
    problem: 'Ongelma',
    notPossible: 'Nouto ei onnistu',
    nobody: 'Ei ketään paikalla',
    mark: 'Merkitse: ei noudettu',
    failed: 'Nouto epäonnistui',
    wastedTrip: /turha käynti/i,
    gross: /150,60\s€/,
    setCause: 'Vaihda aiheuttaja',
    cause: 'Aiheuttaja',
    plant: 'Laitos',
    reason: 'Perustelu',
    assign: 'Anna kuljetusyritykselle',
    carrier: 'Kuljetusyritys',
    fits: 'Perustelu, jos auto ei sovi tai päivä on täynnä',
    assigned: 'Annettu',
    undoFail: 'Peru epäonnistuminen',
    underWay: 'Erä on jo liikkeellä.',
  },
  en: {
    atFarm: 'At the farm',
    problem: 'Problem',
    notPossible: 'The pickup does not succeed',
    nobody: 'Nobody there',
    mark: 'Mark: not collected',
    failed: 'Pickup failed',
    wastedTrip: /wasted trip/i,
    gross: /150,60\s€/,
    setCause: 'Change the cause',
    cause: 'Cause',
    plant: 'Plant',
    reason: 'Reason',
    assign: 'Assign to a carrier',
    carrier: 'Carrier',
    fits: 'Reason, if the truck does not fit or the day is full',
    assigned: 'Assigned',
    undoFail: 'Take back the failure',
    underWay: 'A consignment is already under way.',
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 3.3, 8.2: nobody is at the farm; the farm pays the wasted trip until the plant answers for it, and a replacement is assigned (${language})`, async ({
    page,
    portal,
    enterAs,
    elsewhere,
    story,
    willComplain,
  }) => {
    willComplain(/409.*command/)
    const { request, consignment } = await story.accepted()
    await agreeTerms(portal, request)
    await story.assign(consignment)
    const driver = await enterAs('driver', '/manuredelivery', { language })
    await giveToday(portal, consignment, driver.id)
    const cab = await elsewhere(driver, `/manuredelivery/driving/${consignment}`)
    await cab.clock.setFixedTime(portal.clock.now())
    await cab.setViewportSize({ width: 360, height: 1900 })
    await cab.getByRole('button', { name: says.atFarm }).click()
    await cab.getByRole('link', { name: says.problem }).click()
    await cab.getByRole('link', { name: says.notPossible }).click()
    await cab.getByText(says.nobody, { exact: true }).click()
    await cab.getByRole('button', { name: says.mark }).click()
    await expect(cab.getByRole('button', { name: says.atFarm })).toHaveCount(0)

    await enterAs('farm', `/manuredelivery/consignments/${consignment}`, { language })
    const main = page.getByRole('main')
    await expect(main).toContainText(says.nobody)
    await expect(main.getByText(says.wastedTrip).first()).toBeVisible()
    await expect(main.getByText(says.gross).first()).toBeVisible()
    expect(await inspected(page, true)).toEqual([])

    await enterAs('office', '/manuredelivery/office/consignments?view=failed', { language })
    const failed = page.getByRole('link', { name: /^LA-26-\d+-1$/ })
    const number = (await failed.textContent()) ?? ''
    await failed.click()
    await expect(main.getByText(says.failed, { exact: true }).first()).toBeVisible()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: says.setCause }).click()
    await dialog.getByRole('combobox', { name: says.cause }).selectOption({ label: says.plant })
    await dialog.getByRole('textbox', { name: says.reason }).fill('Toimisto antoi väärän päivän')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.setCause }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main.getByText(says.wastedTrip)).toHaveCount(0)

    // The replacement has the same estimate and the next number.
    const next = number.replace(/1$/, '2')
    await page.goto(`${portal.address}/#/manuredelivery/office/consignments?view=toPlan`)
    await expect(page.getByRole('row', { name: new RegExp(next) })).toContainText(/25\st/)
    await page.getByRole('link', { name: next }).click()
    await page.getByRole('button', { name: says.assign }).click()
    await dialog.getByRole('combobox', { name: says.carrier }).selectOption({ label: 'Novarbo kuljetus' })
    await dialog.getByRole('textbox', { name: says.fits }).fill('Pestään aamulla')
    await dialog.getByRole('button', { name: says.assign }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main.getByText(says.assigned, { exact: true }).first()).toBeVisible()

    // Once somebody has the replacement the failure is not taken back.
    await page.goto(`${portal.address}/#/manuredelivery/consignments/${consignment}`)
    await page.getByRole('button', { name: says.undoFail }).click()
    await dialog.getByRole('textbox', { name: says.reason }).fill('Kuljettaja erehtyi')
    await dialog.getByRole('button', { name: says.undoFail }).click()
    await expect(dialog.getByText(says.underWay)).toBeVisible()
  })
}
