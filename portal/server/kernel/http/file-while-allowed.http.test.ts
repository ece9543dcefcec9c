import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { changeAccount, insertAccounts } from '../accounts/account-store.ts'
import { newId } from '../secrets/random-secret.ts'

const { exportUsers, exportAudit } = administrationCalls
/** More than the lines between here and there hold by themselves while nobody takes anything. */
const people = 8000
const events = 4000

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  const { database, audit } = portal.host
  const { id: _, ...like } = await portal.person({ groups: ['biolan'], company: 'Biolan' })
  const long = {
    jobtitle: 'x'.repeat(200),
    streetaddress: 'y'.repeat(200),
    city: 'z'.repeat(200),
    country: 'å'.repeat(200),
  }
  const event = {
    actor: 'vientitesti',
    target: 'joku',
    company: 'Biolan',
    result: 'done',
    requestId: 'r',
    address: '',
  } as const
  await database.writing(async (transaction) => {
    const now = portal.clock.now()
    const named = (number: number) => ({ username: `viety_${number}`, email: `viety_${number}@posti.test` })
    const copy = (_: unknown, number: number) => ({
      ...like,
      ...long,
      ...named(number),
      recoveryEmail: named(number).email,
      id: newId(),
      passwordHash: null,
      now,
    })
    await insertAccounts(transaction, Array.from({ length: people }, copy))
    const details = { changes: [{ field: 'jobtitle', before: '', after: 'x'.repeat(3000) }] }
    await audit.appendAll(
      transaction,
      Array.from({ length: events }, () => ({ ...event, at: now, action: 'saveuser', details }) as never),
    )
  })
}, 60_000)
afterAll(() => portal[Symbol.asyncDispose]())

/** A download that stops at its first piece until it is told to go on. */
async function download({ token }: SignedInPerson, path: string, input: object): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const asked = request(`${portal.address}${path}`, { method: 'POST', headers }).end(JSON.stringify(input))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  answer.pause()
  return answer
}

async function rest(answer: IncomingMessage): Promise<{ text: string; isWhole: boolean }> {
  const pieces: Buffer[] = []
  answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => undefined)
  await new Promise<void>((resolve) => answer.once('close', () => resolve()).resume())
  return { text: Buffer.concat(pieces).toString(), isWhole: answer.complete }
}

const files = [
  ['of people as CSV', exportUsers.path, { format: 'csv', language: 'fi' }],
  ['of people as a workbook', exportUsers.path, { format: 'xlsx', language: 'fi' }],
  ['of the audit trail', exportAudit.path, { language: 'fi' }],
] as const

test.each(files)('R11: a file %s that nothing stops comes whole', async (_, path, input) => {
  const administrator = await signedIn(portal, { groups: ['superadmin'] })
  expect((await rest(await download(administrator, path, input))).isWhole).toBe(true)
})

test.each(files.filter(([, , input]) => !('format' in input) || input.format === 'csv'))(
  'R11: a file %s is cut when its session ends, its right is taken or the system is shut',
  async (_, path, input) => {
    const stops: ((person: SignedInPerson) => Promise<unknown>)[] = [
      ({ ask }) => ask(portalCalls.logOut, {}),
      ({ person }) =>
        portal.host.database.writing((transaction) =>
          changeAccount(transaction, person.id, { groups: ['biolan', 'novarboadmin'], now: portal.clock.now() }),
        ),
      () => portal.set({ isactive: false }),
    ]
    for (const stop of stops) {
      const administrator = await signedIn(portal, { groups: ['biolan', 'biolanadmin'], company: 'Biolan' })
      const answer = await download(administrator, path, input)
      await stop(administrator)
      const { text, isWhole } = await rest(answer)
      expect(isWhole).toBe(false)
      expect(text.length).toBeGreaterThan(0)
    }
    await portal.set({ isactive: true })
  },
)
