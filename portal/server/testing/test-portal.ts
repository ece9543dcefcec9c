/** A whole portal under test, entered by its front door. */
import { join } from 'node:path'
import type { AskOf, Call } from '../../contract/own.ts'
import { callPath, groupsOfApplications } from '../../contract/own.ts'
import { demoMarker } from '../features/demo/holds-demo-data.ts'
import type { Account } from '../kernel/accounts/account.ts'
import type { AccountFields } from '../kernel/accounts/account-store.ts'
import { insertAccount } from '../kernel/accounts/account-store.ts'
import type { Settings } from '../kernel/configuration/read-settings.ts'
import { migrationSets } from '../kernel/host/mounted-applications.ts'
import type { PortalHost } from '../kernel/host/portal-host.ts'
import { jsonLog } from '../kernel/log/log.ts'
import { newId } from '../kernel/secrets/random-secret.ts'
import { openSession } from '../kernel/sessions/session-store.ts'
import { productionMarker, removeSetting, saveSetting } from '../kernel/site/site-store.ts'
import type { PortalOptions, RunningPortal } from '../start-portal.ts'
import { startPortal } from '../start-portal.ts'
import { checkAnswer } from './answer-check.ts'
import type { HeldClock } from './held-clock.ts'
import { heldClock } from './held-clock.ts'
import { closed, opened } from './left-open.ts'
import type { CapturedLetter, MailServer } from './mail-server.ts'
import { mailServer } from './mail-server.ts'
import { fillCatalogue, personFields } from './test-catalogue.ts'
import type { TestPlace } from './test-database.ts'
import { testPlace } from './test-database.ts'

/** Every person that tests make has this password, hashed once. */
export const testPassword = 'Kurkisuo-77-lato'

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** The JSON body; empty where there was none. */
  readonly body: Readonly<Record<string, unknown>> & {
    readonly success?: boolean
    readonly value?: string
    readonly fields?: string[]
    readonly requestid?: string
  }
  readonly text: string
}

export interface AskOptions {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestPortal extends AsyncDisposable {
  readonly address: string
  readonly clock: HeldClock
  readonly host: PortalHost
  readonly mail: MailServer
  readonly place: TestPlace
  readonly lines: readonly string[]
  /** A request as written, past the contract. Each comes from an address of its own unless the test says otherwise. */
  send(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Readonly<Record<string, string>> },
  ): Promise<TestAnswer>
  /** A call by its contract, as a visitor or with a token. */
  ask<C extends Call>(call: C, input: AskOf<C>, options?: AskOptions): Promise<TestAnswer>
  /** Makes a person straight in the store, verified unless told otherwise. */
  person(fields?: Partial<AccountFields>): Promise<Account>
  /** A session for a person, without the cost of a sign-in, and answers the token. */
  session(person: Pick<Account, 'id'>): Promise<string>
  /** Signs a person in through the front door and answers the token. */
  signIn(person: Pick<Account, 'username'>, password?: string): Promise<string>
  /** The newest letter to that address, once everything that is due has been delivered. */
  letterTo(address: string): Promise<CapturedLetter>
  /** The secret at the end of the link in the newest letter to that address that has one. */
  codeTo(address: string): Promise<string>
  stored(id: string): Promise<Account | undefined>
  set(settings: Readonly<Record<string, unknown>>): Promise<void>
  restart(changes?: Partial<Settings>): Promise<void>
}

export interface TestPortalOptions extends Partial<Pick<PortalOptions, 'applications' | 'modules'>> {
  readonly settings?: Partial<Settings>
  readonly webFolder?: string
  readonly onUnsafe?: () => void
  readonly clock?: HeldClock
}

/** A real server on a free port, a real database of the engine under test, a real mailbox, a held clock. */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const place = await testPlace({ migrated: migrationSets({ applications: [], modules: [], ...options }) })
  const mail = await mailServer()
  const lines: string[] = []
  const { applications = [], settings: changes, clock = heldClock(), ...others } = options
  let settings = testSettings(place, mail, changes)
  const log = jsonLog('debug', (line) => lines.push(line))
  const start = () => startPortal({ settings, applications, clock, log, ...others })
  let running: RunningPortal = await start()
  await fillCatalogue(running.host)
  const addNewPerson = newPeople(() => running.host, clock)
  const send = sender(() => running)
  const portal: TestPortal = {
    get address() {
      return running.address
    },
    get host() {
      return running.host
    },
    clock,
    mail,
    place,
    lines,
    send,
    ask: (call, input, { token, headers } = {}) => {
      const given = input as Readonly<Record<string, unknown>>
      const own = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers }
      const path = callPath(call.path, given)
      return send(call.method, path, call.method === 'GET' ? { headers: own } : { headers: own, body: given })
    },
    person: addNewPerson,
    session: async ({ id: accountId }) => {
      const opening = { accountId, now: clock.now(), userAgent: 'test' }
      return (await running.host.database.writing((transaction) => openSession(transaction, opening))).token
    },
    signIn: async ({ username }, password = testPassword) => {
      const answer = await send('POST', '/api/auth/userlogin', { body: { username, password } })
      const { token } = answer.body
      if (typeof token !== 'string') throw new Error(`${username} cannot sign in: ${answer.text}`)
      return token
    },
    letterTo: async (address) => {
      await deliver(running.host)
      return mail.lastTo(address)
    },
    codeTo: async (address) => {
      await deliver(running.host)
      const to = mail.letters.filter(({ receivers, links }) => receivers.includes(address) && links.some(isSecret))
      return to.at(-1)?.links.find(isSecret)?.split('/').at(-1) ?? ''
    },
    stored: async (id) => (await running.host.accounts.findById(id))?.account,
    set: (changes) =>
      running.host.database.writing(async (transaction) => {
        for (const [key, value] of Object.entries(changes)) await saveSetting(transaction, key, value)
      }),
    restart: async (changes = {}) => {
      // One place for both modes, which no operator has.
      if (changes.mode !== undefined) await remark(running.host, changes.mode)
      await running.stop()
      settings = { ...settings, ...changes }
      running = await start()
    },
    [Symbol.asyncDispose]: async () => {
      closed(portal)
      await running.stop()
      await mail.stop()
      await place[Symbol.asyncDispose]()
    },
  }
  opened(portal)
  return portal
}

/** Some letters are queued after the answer. */
async function deliver({ background, outbox }: PortalHost): Promise<void> {
  await background.idle()
  await outbox.drain()
}

async function remark({ database }: PortalHost, mode: Settings['mode']): Promise<void> {
  await database.writing(async (transaction) => {
    for (const key of [demoMarker, productionMarker]) await removeSetting(transaction, key)
    if (mode === 'demo') await saveSetting(transaction, demoMarker, true)
  })
}

function testSettings(place: TestPlace, mail: MailServer, changes: Partial<Settings> = {}): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: place.dataDir,
    filesDir: join(place.dataDir, 'files'),
    databaseUrl: place.databaseUrl,
    targetDatabaseUrl: '',
    publicUrl: 'https://portal.test',
    smtpUrl: mail.url,
    smtpTls: undefined,
    mailFrom: 'Portal <portal@portal.test>',
    mode: 'production',
    trustedProxies: ['127.0.0.1'],
    allowedOrigins: [],
    rateLimits: true,
    hstsSeconds: 63_072_000,
    hstsSubdomains: false,
    logLevel: 'info',
    metricsPort: undefined,
    keyInBackups: true,
    ...changes,
  }
}

function sender(running: () => Pick<RunningPortal, 'address' | 'calls'>): TestPortal['send'] {
  let clients = 0
  return async (method, path, { body, headers = {} } = {}) => {
    clients++
    const from = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
    const hasUnreadNote = typeof body === 'string' || body instanceof Uint8Array
    const answer = await fetch(`${running().address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: hasUnreadNote ? (body as string) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    checkAnswer({ method, path, status: answer.status, headers: answer.headers, text, calls: running().calls })
    return { status: answer.status, headers: answer.headers, text, body: jsonOf(text) }
  }
}

/** Of the one password, for all portals under test in this process. */
let passwordHash: Promise<string> | undefined

function newPeople(host: () => PortalHost, clock: HeldClock): TestPortal['person'] {
  let people = 0
  return async (fields = {}) => {
    people++
    passwordHash ??= host().passwords.hash(testPassword)
    const account = {
      ...personFields(people, fields, groupsOfApplications(host().manifests)),
      id: newId(),
      passwordHash: await passwordHash,
      now: clock.now(),
    }
    return host().database.writing((transaction) => insertAccount(transaction, account))
  }
}

function isSecret(link: string): boolean {
  return /\/[\w-]{43}$/.test(link)
}

function jsonOf(text: string): TestAnswer['body'] {
  try {
    return JSON.parse(text) as TestAnswer['body']
  } catch {
    return {}
  }
}
