/** Sending and filling in as an application does it, with the parts that the portal gives. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { saveBridge } from '../testing/weighbridge/contract/index.ts'
import type { WeighbridgeTables } from '../testing/weighbridge/server/tables.ts'
import { family, rareName } from './administration/people.ts'
import { inspected } from './everywhere/inspection.ts'
import { asking, cut, hold } from './interception.ts'
import { test } from './third-application-world.ts'
import { expect } from './world.ts'

const rights = { apps: ['weighbridge'], groups: ['weighbridgeuser'] }

/** A bridge of the person's own. */
async function ownBridge(portal: TestPortal, account_id: string): Promise<void> {
  await portal.host.database.writing(async (transaction) => {
    const own = transaction.withTables<WeighbridgeTables>()
    const name = account_id
    const bridge = { name, company_key: 'novarbo', carrier: '', notice: 'Aja hitaasti', most: 40_000 }
    await own.insertInto('weighbridge_bridge').values(bridge).execute()
    await own.insertInto('weighbridge_member').values({ account_id, bridge: name }).execute()
  })
}

test('R14, OPS-10: a press repeated while it is under way is one send, keeps the focus, and is told when it is done', async ({
  page,
  enter,
}) => {
  await enter(rights, '/weighbridge')
  const weigh = page.getByRole('button', { name: 'Punnitse kuorma' })
  await weigh.waitFor()
  const held = await hold(page, '**/api/weighbridge/visits')
  await weigh.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(weigh).toHaveAttribute('aria-disabled', 'true')
  await weigh.dispatchEvent('click')
  held.release()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^42000 kg /])
  await expect(weigh).not.toHaveAttribute('aria-disabled')
  await expect(weigh).toBeFocused()
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Toiminto onnistui.' })).toHaveCount(1)
  expect(held.asked.length).toBe(1)
})

test('R14: after a broken connection a press repeats the same attempt', async ({ page, enter, willComplain }) => {
  willComplain(/Failed to load resource/)
  await enter(rights, '/weighbridge')
  const asked = asking(page, '/api/weighbridge/visits')
  await cut(page, '**/api/weighbridge/visits')
  await page.getByRole('button', { name: 'Punnitse kuorma' }).click()
  await expect(page.getByRole('alert')).toContainText('Tarkista verkkoyhteytesi')
  await page.unroute('**/api/weighbridge/visits')
  await page.getByRole('button', { name: 'Punnitse kuorma' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const sent = asked.filter((request) => new URL(request.url()).pathname === '/api/weighbridge/visits')
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
})

test('CALL-10, ADMIN-EDIT-27: a form says what is wrong once a field was left, and a refusal at its field', async ({
  page,
  portal,
  enter,
  at,
  willComplain,
}) => {
  willComplain(/409/)
  const { id } = await enter(rights)
  await ownBridge(portal, id)
  await page.evaluate(() => {
    location.hash = '/weighbridge/bridge'
  })
  const notice = page.getByLabel('Tiedote kuljettajille')
  const most = page.getByLabel('Suurin paino')
  const save = page.getByRole('button', { name: 'Tallenna' })
  await expect(notice).toHaveValue('Aja hitaasti')
  await notice.fill('Aj')
  await expect(page.getByText('Vähintään 3 merkkiä.')).toHaveCount(0)
  await expect(save).toHaveCount(0)
  await most.focus()
  await expect(page.getByText('Vähintään 3 merkkiä.')).toBeVisible()
  await most.fill('')
  await expect(page.getByText('Vielä puuttuu 2')).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Tiedote kuljettajille' }).click()
  await expect(notice).toBeFocused()
  await notice.fill('Jäistä')
  await most.fill('70')
  await save.click()
  await expect(most).toBeFocused()
  await expect(most).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Kuorma on liian painava tälle vaa’alle.')).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('link', { name: 'Ohjeet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jää sivulle' }).click()
  await most.fill('50,5')
  await save.click()
  await expect(page.getByText('Vaa’an tiedot tallennettiin.')).toBeVisible()
  await page.getByRole('link', { name: 'Ohjeet' }).click()
  await at('/instructions')
})

test('ADMIN-EDIT-24: of what somebody else has saved meanwhile both values are shown, and the choice is saved', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  willComplain(/409/)
  const { id, token } = await enter(rights)
  await ownBridge(portal, id)
  await page.evaluate(() => {
    location.hash = '/weighbridge/bridge'
  })
  await page.getByLabel('Tiedote kuljettajille').fill('Jäistä')
  const others = { notice: 'Tietyö portilla', most: 35_000, version: 1 }
  expect((await portal.ask(saveBridge, others, { token })).status).toBe(200)
  await page.getByRole('button', { name: 'Tallenna' }).click()
  const question = page.getByRole('dialog', { name: 'Tietoja on muutettu sillä välin' })
  await expect(question.getByRole('radio', { name: /Jäistä/ })).toBeChecked()
  await expect(question.getByText('Suurin paino: 35\u00a0t')).toBeVisible()
  await question.getByRole('radio', { name: /Tietyö portilla/ }).check()
  await question.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByLabel('Tiedote kuljettajille')).toHaveValue('Jäistä')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await question.getByRole('button', { name: 'Tallenna valinnat' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Tiedote kuljettajille')).toHaveValue('Jäistä')
  await expect(page.getByLabel('Suurin paino')).toHaveValue('35')
})

test('GEN-13: a file goes up, is shown under an address of the page that goes with the screen, and comes down', async ({
  page,
  enter,
}) => {
  await enter(rights, '/weighbridge/slips')
  const file = { name: 'tosite.csv', mimeType: 'text/csv', buffer: Buffer.from('paikka;kg\nPelso;41500\n') }
  await page.getByLabel('Tosite').setInputFiles(file)
  await page.getByRole('button', { name: 'Tallenna tosite' }).click()
  await expect(page.getByText('Tosite tallennettiin.')).toBeVisible()
  const url = await page.getByRole('link', { name: 'Avaa tosite' }).getAttribute('href')
  expect(url).toMatch(/^blob:/)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lataa tosite' }).click()
  expect((await downloaded).suggestedFilename()).toBe('slip.csv')
  const revoked = page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const revoke = URL.revokeObjectURL.bind(URL)
        URL.revokeObjectURL = (gone) => {
          revoke(gone)
          if (gone === address) resolve(gone)
        }
      }),
    url,
  )
  await page.getByRole('link', { name: 'Ohjeet' }).click()
  expect(await revoked).toBe(url)
})

test('ROLE-30: of an application without fields of its own in the editor its groups are boxes, saved by what is ticked', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  const [eero] = await family(portal, name, [{ firstname: 'Eero', groups: ['novarbo', 'weighbridgeuser'] }])
  await enter({ apps: ['weighbridge'], groups: ['weighbridgeadmin'], company: 'Biolan' }, '/admin/people/weighbridge')
  await page.getByLabel('Etsi nimellä tai yrityksellä').fill(name)
  const change = page.getByRole('button', { name: `Muuta oikeuksia: Eero ${name}` })
  const dialog = page.getByRole('dialog')
  const weighs = dialog.getByRole('checkbox', { name: 'Vaaka: punnitsija' })
  const leads = dialog.getByRole('checkbox', { name: 'Vaaka: ylläpitäjä' })
  const save = dialog.getByRole('button', { name: 'Tallenna', exact: true })
  const groups = async () => (await portal.stored(eero?.id ?? ''))?.groups.toSorted()

  await change.click()
  await expect(weighs).toBeChecked()
  await expect(leads).not.toBeChecked()
  await expect(save).toBeDisabled()
  await leads.check()
  await weighs.uncheck()
  await weighs.check()
  await leads.uncheck()
  await expect(save).toBeDisabled()
  await leads.check()
  await save.click()
  await expect(page.getByText(`Oikeudet on tallennettu: Eero ${name}`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const row = page.locator('tbody tr')
  await expect(row).toContainText('Vaaka: ylläpitäjä')
  expect(await groups()).toEqual(['novarbo', 'weighbridgeadmin', 'weighbridgeuser'])

  await change.click()
  await leads.uncheck()
  await expect(dialog.getByText('eikä hän näy tässä luettelossa')).toHaveCount(0)
  await weighs.uncheck()
  await expect(dialog.getByText('eikä hän näy tässä luettelossa')).toBeVisible()
  await save.click()
  await expect(row).toHaveCount(0)
  expect(await groups()).toEqual(['novarbo'])
})
