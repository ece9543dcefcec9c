/** R18, R51: hostile names on the screens of the administration are text, whoever wrote them, and break no policy. */
import { requestReset, sendFeedback } from '@workspace/portal/contract/own'
import { found, listAddress, openSettings, rareName, rows, superadmin, unfold } from '../administration/people.ts'
import { expect, test } from '../world.ts'

const hostile = '<img src=x onerror=alert(1)>'
const worse = '"><svg onload=alert(2)>{{7*7}}'

test('R18, R51: hostile names stand as they are written in list, editor, event log, feedback, letters, sessions and import', async ({
  page,
  portal,
  enter,
  go,
}) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { violations: 0, dialogs: 0 })
    addEventListener('securitypolicyviolation', () => counted.violations++)
    window.alert = () => void counted.dialogs++
  })
  const name = rareName()
  const email = `${name.toLowerCase()}@posti.test`
  const contact = { jobtitle: worse, city: hostile, streetaddress: worse }
  const person = await portal.person({ firstname: hostile, lastname: `${worse} ${name}`, email, ...contact })
  const token = await portal.signIn(person)
  await portal.ask(sendFeedback, { text: `${hostile} ${name}` }, { token })
  await portal.ask(requestReset, { useremail: email })
  const full = `${hostile} ${worse} ${name}`
  const main = page.getByRole('main')
  const expectNothingPlanted = () => expect(page.locator('img[src=x], svg[onload]')).toHaveCount(0)

  await enter({ ...superadmin, firstname: worse, lastname: hostile }, found(name))
  await expect(rows(page).getByText(full)).toBeVisible()
  await expectNothingPlanted()
  await openSettings(page, full)
  for (const block of ['Kirjautuminen', 'Yhteystiedot', 'Historia']) await unfold(page, block)
  await expect(page.locator('#user-city')).toHaveValue(hostile)
  await page.getByRole('button', { name: 'Nollaa salasana' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingPlanted()
  await page.keyboard.press('Escape')
  await page.locator('#user-jobtitle').fill(`${hostile} ${name}`)
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click()
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  await expectNothingPlanted()

  for (const [address, shown] of [
    ['audit', `→ ${hostile} ${name}`],
    ['feedback', `${hostile} ${name}`],
    ['letters', email],
    [`sessions?find=${name}`, full],
  ] as const) {
    await go(`/admin/system/${address}`)
    await expect(main.getByText(shown).first()).toBeVisible()
    await expectNothingPlanted()
  }
  await go(`${listAddress}/import`)
  const csv = `Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;${hostile}\naino_${name};a${email};${hostile};${worse.replaceAll('"', '')};x`
  await page.locator('input[type=file]').setInputFiles({
    name: `${hostile}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await page.getByRole('button', { name: 'Lue tiedosto' }).click()
  await expect(main.getByText(hostile).first()).toBeVisible()
  await page.getByRole('button', { name: 'Tarkista rivit' }).click()
  await expect(main.getByText(hostile).first()).toBeVisible()
  await expectNothingPlanted()
  const counts = await page.evaluate(() => {
    const { violations, dialogs } = window as unknown as { violations: number; dialogs: number }
    return { violations, dialogs }
  })
  expect(counts).toEqual({ violations: 0, dialogs: 0 })
})
