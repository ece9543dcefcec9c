/** SETTINGS: the password, the proof of who is asking, and the own sessions. */
import { minutes } from '@workspace/portal/server/testing'
import { asking } from '../interception.ts'
import { expect, test, testPassword } from '../world.ts'
import { edit, row, save } from './settings-rows.ts'

test('SETTINGS-10 to 14, SETTINGS-16: the password row turns into a new password and its confirmation, and back', async ({
  page,
  enter,
}) => {
  const asked = asking(page, '/api/settings/user')
  await enter({}, '/user/settings')
  const fresh = page.getByLabel('Uusi salasana')
  const again = page.getByLabel('Vahvista salasana')
  await edit(page, 'password').click()
  await expect(fresh).toBeFocused()
  await expect(again).toBeVisible()
  await page.getByRole('button', { name: 'Peru salasanan vaihto' }).click()
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel('Salasana', { exact: true })).toBeDisabled()
  await edit(page, 'password').click()
  for (const [one, other, isReady] of [
    ['lyhyt', 'lyhyt', false],
    ['Hallanpera-88', '', false],
    ['Hallanpera-88', 'Hallanpera-8', false],
    ['Hallanpera-88', 'Hallanpera-88', true],
    ['Hallanpera-88', 'Hallanpera-89', false],
  ] as const) {
    await fresh.fill(one)
    await again.fill(other)
    await expect(save(page)).toHaveCount(isReady ? 1 : 0)
  }
  await again.blur()
  await expect(page.getByText('Salasanojen on oltava samat.')).toBeVisible()
  await again.press('Enter')
  await expect(page.getByText('Tiedot on tallennettu.')).toHaveCount(0)
  expect(asked).toHaveLength(0)
})

test('SETTINGS-27: long after the sign-in a weighty change asks for the current password', async ({
  page,
  portal,
  enter,
  willComplain,
}) => {
  willComplain(/status of 403/)
  const { id, email } = await enter({}, '/user/settings')
  portal.clock.advance(minutes(11))
  await edit(page, 'email').click()
  await row(page, 'email').fill(`uusi_${email}`)
  await save(page).click()
  const question = page.getByRole('dialog', { name: 'Nykyinen salasana' })
  const proof = question.getByLabel('Nykyinen salasana')
  await expect(question.getByText('Vahvista muutos antamalla nykyinen salasanasi.')).toBeVisible()
  await proof.fill('jokin-muu-77')
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(question.getByText('Nykyinen salasana on väärä.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(row(page, 'email')).toHaveValue(`uusi_${email}`)
  await save(page).click()
  await proof.fill(testPassword)
  await proof.press('Enter')
  await expect(page.getByText('Tiedot on tallennettu.')).toBeVisible()
  expect((await portal.stored(id))?.email).toBe(`uusi_${email}`)
})

test('R36: the own sessions are listed, and another one is ended from here', async ({ page, portal, enter }) => {
  const person = await enter({}, '/user/settings')
  const elsewhere = await portal.signIn(person)
  await page.getByRole('heading', { level: 2, name: 'Omat istunnot' }).click()
  const sessions = page.locator('details').filter({ hasText: 'Omat istunnot' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'Tämä selain' })).toHaveCount(1)
  await sessions.getByRole('button').click()
  await expect(page.getByText('Istunto on päätetty.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  const answer = await portal.send('GET', '/api/settings/sessions', {
    headers: { authorization: `Bearer ${elsewhere}` },
  })
  expect(answer.status).toBe(401)
})
