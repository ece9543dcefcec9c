/** A letter that fails while it is put together: whoever reads the list learns that, the log learns why. */
import { administrationCalls, applicationCalls } from '@workspace/portal/contract/own'
import { handlersOf, lettersOf, serverApplication } from '@workspace/portal/server'
import { startTestPortal } from '@workspace/portal/server/testing'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { weighbridgeManifest } from './weighbridge/contract/index.ts'

const inklessCall = applicationCalls({ key: 'inkless', roles: ['anybody'], refusals: {} })
const post = inklessCall({
  name: 'post',
  path: '/post',
  roles: ['anybody'],
  input: z.object({}),
  output: {},
  refusals: [],
})
const broken = (_: object): { subject: string; paragraphs: readonly string[] } => {
  throw new Error('no ink')
}
const letters = lettersOf({ broken }, { broken })

const inkless = serverApplication({
  manifest: { ...weighbridgeManifest, key: 'inkless', groups: [] },
  migrations: {},
  calls: { post },
  letters,
  actorOf: async () => ({ roles: new Set(['anybody']) }),
  handlers: () => ({
    post: handlersOf<{ readonly roles: ReadonlySet<string> }>().writes(post, {
      write: async ({ host, request, transaction }) => {
        const to = { address: 'reissu@posti.test', language: 'fi' } as const
        await host.mail.queue(transaction, { template: letters.broken, to, parameters: {}, now: request.now })
        return {}
      },
    }),
  }),
})

test('R42: a letter that cannot be put together is tried again and says so; what failed stands in the log alone', async () => {
  await using portal = await startTestPortal({ applications: [inkless] })
  await portal.ask(post, {}, { token: await portal.signIn(await portal.person({ apps: ['inkless'] })) })
  await portal.host.outbox.drain()
  expect(portal.mail.letters).toEqual([])
  const token = await portal.signIn(await portal.person({ groups: ['superadmin'] }))
  const { body } = await portal.ask(administrationCalls.searchLetters, {}, { token })
  expect(body['letters']).toMatchObject([
    { recipient: 'reissu@posti.test', state: 'waiting', tries: 1, answer: 'the letter could not be made' },
  ])
  expect(portal.lines.some((line) => line.includes('mail_not_made') && line.includes('no ink'))).toBe(true)
})
