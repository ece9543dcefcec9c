/** People with a second factor, and browsers on their way through the second step. */
import type { PasskeyRequest } from '../../contract/own.ts'
import { portalCalls } from '../../contract/own.ts'
import type { Account } from '../kernel/accounts/account.ts'
import type { AccountFields } from '../kernel/accounts/account-store.ts'
import { minutes } from '../kernel/clock/clock.ts'
import type { SoftwarePasskey } from './authenticators.ts'
import { appCode, softwarePasskey } from './authenticators.ts'
import { testBrowser } from './browser.ts'
import type { TestAnswer, TestPortal } from './test-portal.ts'
import { testPassword } from './test-portal.ts'

const { logIn, beginPasskeyLogIn, finishLogIn, beginApp, finishApp, beginPasskey, finishPasskey } = portalCalls

export interface SecuredPerson {
  readonly person: Account
  /** Of the session that added the factor. */
  readonly token: string
  readonly codes: readonly string[]
}

/** Somebody with an authenticator app, whose code can be used at once. */
export async function withApp(portal: TestPortal, fields: Partial<AccountFields> = {}) {
  const person = await portal.person(fields)
  const token = await portal.session(person)
  const added = await addApp(portal, token)
  // The code that has finished it opens nothing more.
  portal.clock.advance(minutes(1))
  return { person, token, ...added, code: () => appCode(added.key, portal.clock.now()) }
}

export async function addApp(portal: TestPortal, token: string): Promise<{ key: string; codes: readonly string[] }> {
  const key = String((await portal.ask(beginApp, {}, { token })).body['setupkey'])
  const finished = await portal.ask(finishApp, { code: appCode(key, portal.clock.now()) }, { token })
  if (finished.status !== 200) throw new Error(`No app was added: ${finished.text}`)
  return { key, codes: finished.body['codes'] as string[] }
}

/** Somebody with a passkey. */
export async function withPasskey(
  portal: TestPortal,
  fields: Partial<AccountFields> = {},
): Promise<SecuredPerson & { passkey: SoftwarePasskey }> {
  const person = await portal.person(fields)
  const token = await portal.session(person)
  const passkey = softwarePasskey()
  const begun = await portal.ask(beginPasskey, {}, { token })
  const created = passkey.create(begun.body['creation'] as Parameters<SoftwarePasskey['create']>[0])
  const finished = await portal.ask(finishPasskey, { name: 'Puhelin', passkey: created }, { token })
  if (finished.status !== 200) throw new Error(`No passkey was added: ${finished.text}`)
  return { person, token, passkey, codes: finished.body['codes'] as string[] }
}

/** A browser that signs in. */
export function stepBrowser(portal: Pick<TestPortal, 'send'>, userAgent = 'Firefox') {
  const { cookies, send } = testBrowser(portal)
  const post = (path: string, body: object): Promise<TestAnswer> =>
    send('POST', path, { body, headers: { 'user-agent': userAgent } })
  const passkeyRequest = async () => (await post(beginPasskeyLogIn.path, {})).body['request'] as PasskeyRequest
  return {
    cookies,
    password: ({ username }: Pick<Account, 'username'>, password = testPassword) =>
      post(logIn.path, { username, password }),
    second: (step: object) => post(finishLogIn.path, step),
    passkeyRequest,
  }
}
