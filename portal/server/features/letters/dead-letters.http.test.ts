import { expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { hours, minutes } from '../../kernel/clock/clock.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { searchLetters, resendDeadLetters, sendTestLetter, readSystemState } = administrationCalls
const { requestReset, validateEmail } = portalCalls

test('R42: all that died while the server was away go again by one act: no refused ones, none whose link is over', async () => {
  await using own = await startTestPortal({ settings: { rateLimits: false } })
  const operator = await signedIn(own, { groups: ['superadmin'] })
  own.mail.mood = 'refuse'
  const late = await own.person({ activated: false })
  const over = await own.person({ activated: false })
  own.mail.refusals.set('hylatty@posti.test', { at: 'receiver', code: 550, text: '5.1.1 no such mailbox' })
  await own.ask(requestReset, { username: late.username })
  await own.ask(requestReset, { username: over.username })
  for (const recipient of ['eka@posti.test', 'toka@posti.test', 'hylatty@posti.test'])
    await operator.ask(sendTestLetter, { recipient })
  await own.host.outbox.drain()
  own.clock.advance(hours(49))
  await own.host.outbox.drain()
  own.mail.mood = 'take'
  own.mail.refusals.clear()
  await own.host.database.writing((transaction) =>
    transaction.deleteFrom('mailed_secret').where('account_id', '=', over.id).execute(),
  )
  const back = await signedIn(own, { groups: ['superadmin'] })
  const found = async () => (await back.ask(searchLetters, { state: 'dead' })).body
  expect(await found()).toMatchObject({ resendable: 3, letters: { length: 5 } })

  // Of several who press at once, one sends each letter.
  const answers = await Promise.all(Array.from({ length: 3 }, () => back.ask(resendDeadLetters, {})))
  expect(answers.map(({ body }) => body['resent']).toSorted()).toEqual([0, 0, 3])
  await own.host.outbox.drain()

  const sentTo = own.mail.letters.flatMap(({ receivers }) => receivers)
  expect(sentTo.toSorted()).toEqual(['eka@posti.test', 'toka@posti.test', late.email].toSorted())
  expect((await own.ask(validateEmail, { validationcode: await own.codeTo(late.email) })).status).toBe(200)
  expect(await found()).toMatchObject({ resendable: 0, letters: { length: 2 } })
  const lines = await own.host.database.reading
    .selectFrom('audit')
    .select(['actor', 'details'])
    .where('action', '=', 'resenddeadletters')
    .execute()
  expect(lines.map(({ actor, details }) => [actor, JSON.parse(details)])).toEqual([
    [back.person.username, { letters: 3 }],
  ])
})

test('R42: superadmins are warned while the mail server wants no letters of this portal', async () => {
  await using own = await startTestPortal()
  const operator = await signedIn(own, { groups: ['superadmin'] })
  const warnings = async () => (await operator.ask(readSystemState, {})).body['state']
  own.mail.refusals.set('joku@posti.test', { at: 'receiver', code: 554, text: '5.7.1 Relay access denied' })
  await operator.ask(sendTestLetter, { recipient: 'joku@posti.test' })
  await own.host.outbox.drain()
  const warning = { code: 'mail_not_let_in', answer: expect.stringContaining('Relay access denied') }
  expect(await warnings()).toMatchObject({ warnings: [warning] })

  own.mail.refusals.clear()
  own.clock.advance(minutes(2))
  await own.host.outbox.drain()
  expect(await warnings()).toMatchObject({ warnings: [] })
})
