import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { hours, minutes } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

test('OPS-04, R42: while the mail server is down people register, and each gets the letter later, once, whatever happens meanwhile', async () => {
  await using portal = await startTestPortal()
  const forms = [registrationForm(), registrationForm(), registrationForm()]
  await portal.mail.goDown()
  for (const form of forms) expect((await portal.ask(portalCalls.register, form)).status).toBe(201)
  for (let hour = 0; hour < 3; hour++) {
    await portal.host.outbox.drain()
    portal.clock.advance(hours(1))
  }
  await portal.restart()
  await portal.host.outbox.drain()
  expect(portal.mail.letters).toEqual([])

  await portal.mail.comeUp()
  portal.clock.advance(hours(4))
  await portal.host.outbox.drain()
  await portal.restart()
  portal.clock.advance(hours(4))
  await portal.host.outbox.drain()

  const receivers = portal.mail.letters.flatMap((letter) => letter.receivers)
  expect(receivers.toSorted()).toEqual(forms.map(({ email }) => email).toSorted())
  const validationcode = await portal.codeTo(forms[0]?.email ?? '')
  expect((await portal.ask(portalCalls.validateEmail, { validationcode })).status).toBe(200)
})

test('OPS-04: a mail server that answers 451 or hangs up after the letter holds nobody up', async () => {
  await using portal = await startTestPortal()
  for (const mood of ['refuse', 'drop'] as const) {
    portal.mail.mood = mood
    const form = registrationForm()
    expect((await portal.ask(portalCalls.register, form)).status).toBe(201)
    await portal.host.outbox.drain()
    portal.mail.mood = 'take'
    portal.clock.advance(minutes(1))
    expect((await portal.letterTo(form.email)).receivers).toEqual([form.email])
    const ids = portal.mail.letters
      .filter(({ receivers }) => receivers[0] === form.email)
      .map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(1)
  }
})
