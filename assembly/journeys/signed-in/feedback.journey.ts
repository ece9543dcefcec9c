/** FEEDBACK: one text to the site administrator. */
import { hold, refuse } from '../interception.ts'
import { expect, test } from '../world.ts'

test('FEEDBACK-02 to 04, ROUTE-27: the button comes with the text, and thanks come after it', async ({
  page,
  portal,
  at,
  enter,
}) => {
  const { username } = await enter({ apps: ['peatsale', 'manuredelivery'] }, '/feedback')
  const text = page.getByLabel('Palautteesi')
  const send = page.getByRole('button', { name: 'Lähetä' })
  await expect(send).toHaveCount(0)
  await text.fill('   ')
  await expect(send).toHaveCount(0)
  await text.fill('a'.repeat(4001))
  await expect(page.getByText('Palautteessa voi olla enintään 4000 merkkiä.')).toBeVisible()
  await expect(send).toHaveCount(0)
  await text.fill('Kuivike oli <b>hyvää</b>.')
  await expect(page.getByText('25 / 4000 merkkiä')).toBeVisible()
  await send.click()
  await expect(page.getByText('Kiitos palautteestasi!')).toBeVisible()
  const letter = await portal.letterTo('yllapito@portal.test')
  expect(letter.text).toContain('Kuivike oli <b>hyvää</b>.')
  expect(letter.text).toContain(username)
  await page.getByRole('link', { name: 'OK' }).click()
  await at('/frontpage')
})

test('FEEDBACK-04, ERR-08, ADMIN-EDIT-27: a failure keeps the text, and leaving asks first', async ({
  page,
  at,
  enter,
  willComplain,
}) => {
  willComplain(/status of 500/)
  await enter({}, '/systeminfo')
  await page.getByRole('main').getByRole('link', { name: 'Anna palautetta' }).click()
  await page.getByRole('button', { name: 'In English' }).click()
  await page.getByLabel('Your feedback').fill('Good bedding')
  await refuse(page, '**/api/senduserfeedbackform', 'internal_error')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('Action failed.')
  await expect(page.getByLabel('Your feedback')).toHaveValue('Good bedding')

  await page.getByRole('link', { name: 'Instructions' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('You have unsaved changes. Do you want to leave the page?')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Stay on the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await at('/feedback')
  await expect(page.getByLabel('Your feedback')).toHaveValue('Good bedding')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave the page' }).click()
  await at('/systeminfo')
})

test('CONST-13: a call without an answer fails after 15 seconds, not before, and nothing typed is lost', async ({
  page,
  enter,
}) => {
  await page.clock.install()
  // The browser's own timer does not go by the page's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const late = new AbortController()
      setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
      return late.signal
    }
  })
  await enter({}, '/feedback')
  const text = page.getByLabel('Palautteesi')
  await text.fill('Kuorma tuli ajallaan')
  const held = await hold(page, '**/api/senduserfeedbackform')
  await page.getByRole('button', { name: 'Lähetä' }).click()
  await expect.poll(() => held.asked.length).toBe(1)
  const failure = page.getByText('Palvelu ei vastannut ajoissa. Yritä uudelleen.')
  // The page's time also goes by itself.
  await page.clock.runFor(12_000)
  await expect(failure).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(failure).toBeVisible()
  await expect(text).toHaveValue('Kuorma tuli ajallaan')
  held.release()
})
