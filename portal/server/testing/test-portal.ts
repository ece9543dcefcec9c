import { type AskOf, type Call, callPath, companyKey, groupCatalogue } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import { isAdministrator } from '../accounts/account.ts'
import { type AccountFields, insertAccount } from '../accounts/account-store.ts'
import { listApplication } from '../applications/application-store.ts'
import type { Settings } from '../configuration/read-settings.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { ServerApplication } from '../host/server-application.ts'
import { applicationGroups } from '../companies/company-store.ts'
import { newId } from '../secrets/random-secret.ts'
import { saveSetting } from '../site/site-store.ts'
import { type RunningPortal, startPortal } from '../start-portal.ts'
import { type HeldClock, heldClock } from './held-clock.ts'
import { mailServer, type MailServer } from './mail-server.ts'
import { testPlace } from './test-database.ts'

/** Every person that tests make has this password, hashed once. */
export const testPassword = 'Kurkisuo-77-lato'
const companies = ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen']

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** The JSON body; `undefined` where there was none. */
  readonly body: Readonly<Record<string, unknown>> & { readonly success?: boolean; readonly value?: string; readonly fields?: string[] }
  readonly text: string
}

export interface TestPortal extends AsyncDisposable {
  readonly address: string
  readonly clock: HeldClock
  readonly host: PortalHost
  readonly mail: MailServer
  readonly lines: readonly string[]
  /** A request as written, past the contract. */
  send(method: string, path: string, options?: { body?: unknown; headers?: Readonly<Record<string, string>> }): Promise<TestAnswer>
  /** A call by its contract, as a visitor or with a token. */
  ask<C extends Call>(call: C, input: AskOf<C>, options?: { token?: string; headers?: Readonly<Record<string, string>> }): Promise<TestAnswer>
  /** Makes a person straight in the store, verified unless told otherwise. */
  person(fields?: Partial<AccountFields>): Promise<Account>
  /** Signs a person in through the front door and answers the token. */
  signIn(person: Account, password?: string): Promise<string>
  stored(id: string): Promise<Account | undefined>
  set(settings: Readonly<Record<string, unknown>>): Promise<void>
  restart(): Promise<void>
}

export interface TestPortalOptions {
  readonly settings?: Partial<Settings>
  readonly applications?: readonly ServerApplication[]
  readonly webFolder?: string
}

/** A whole portal on a free port: real server, real database of the engine under test, real mailbox, held clock. */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const place = await testPlace()
  const mail = await mailServer()
  const clock = heldClock()
  const lines: string[] = []
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    publicUrl: 'https://portal.test',
    smtpUrl: mail.url,
    mailFrom: 'Portal <portal@portal.test>',
    mode: 'production',
    trustedProxies: [],
    allowedOrigins: [],
    rateLimits: true,
    logLevel: 'info',
    metricsPort: undefined,
    ...options.settings,
  }
  const start = () => startPortal({ ...options, applications: options.applications ?? [], settings, clock, log: collecting(lines) })
  let running: RunningPortal = await start()
  await fillCatalogue(running.host)
  let passwordHash: string | undefined
  let people = 0

  const send: TestPortal['send'] = async (method, path, { body, headers = {} } = {}) => {
    const isText = typeof body === 'string' || body instanceof Uint8Array
    const answer = await fetch(`${running.address}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isText ? (body as string) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: jsonOf(text) }
  }
  const portal: TestPortal = {
    get address() {
      return running.address
    },
    get host() {
      return running.host
    },
    clock,
    mail,
    lines,
    send,
    ask: (call, input, { token, headers } = {}) => {
      const given = input as Readonly<Record<string, unknown>>
      const own = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers }
      const path = callPath(call.path, given)
      return send(call.method, path, call.method === 'GET' ? { headers: own } : { headers: own, body: given })
    },
    person: async (fields = {}) => {
      passwordHash ??= await running.host.passwords.hash(testPassword)
      people++
      const hash = passwordHash
      return running.host.database.writing((transaction) =>
        insertAccount(transaction, {
          ...fieldsOf(people, fields, applicationGroups(running.host)),
          id: newId(),
          passwordHash: hash,
          now: clock.now(),
        }),
      )
    },
    signIn: async (person, password = testPassword) => {
      const answer = await send('POST', '/api/auth/userlogin', { body: { username: person.username, password } })
      const { token } = answer.body
      if (typeof token !== 'string') throw new Error(`${person.username} cannot sign in: ${answer.text}`)
      return token
    },
    stored: async (id) => (await running.host.accounts.findById(id))?.account,
    set: (changes) =>
      running.host.database.writing(async (transaction) => {
        for (const [key, value] of Object.entries(changes)) await saveSetting(transaction, key, value)
      }),
    restart: async () => {
      await running.stop()
      running = await start()
    },
    [Symbol.asyncDispose]: async () => {
      await running.stop()
      await mail.stop()
      await place[Symbol.asyncDispose]()
    },
  }
  return portal
}

async function fillCatalogue(host: PortalHost): Promise<void> {
  await host.database.writing(async (transaction) => {
    const rows = companies.map((name, position) => ({ name, key: companyKey(name), position }))
    await transaction.insertInto('company').values(rows).execute()
    await saveSetting(transaction, 'siteAdminEmail', 'yllapito@portal.test')
    await saveSetting(transaction, 'supportEmail', 'tuki@portal.test')
    for (const [position, manifest] of host.manifests.entries()) {
      await listApplication(transaction, {
        name: manifest.key,
        clearname: manifest.names.fi,
        appicon: '',
        primarycompany: manifest.primaryCompany,
        isactive: true,
        iscative: true,
        groups: ['biolan'],
        admingroups: ['superadmin', 'biolanadmin'],
        position,
      })
    }
  })
}

function fieldsOf(number: number, fields: Partial<AccountFields>, extraGroups: readonly string[]): AccountFields {
  const username = fields.username ?? `testaaja_${number}`
  const email = fields.email ?? `${username.toLowerCase()}@posti.test`
  const groups = fields.groups ?? []
  return {
    username,
    email,
    recoveryEmail: email,
    company: '',
    jobtitle: '',
    firstname: 'Testi',
    lastname: `Henkilö ${number}`,
    streetaddress: 'Suotie 1',
    postal: '20100',
    city: 'Turku',
    country: 'Suomi',
    telephone: '000 000 0100',
    usertype: 'customer',
    carrier: '',
    apps: [],
    homeapp: '',
    preferredapps: [],
    language: 'fi',
    activated: true,
    deactivated: false,
    transportalloworders: false,
    transportadmin: false,
    createdby: username,
    ...fields,
    groups,
    isSuperadmin: groups.includes('superadmin'),
    isAdmin: isAdministrator(groups, groupCatalogue(companies, extraGroups)),
  }
}

function collecting(lines: string[]) {
  const keep = (event: string, fields: object = {}) => void lines.push(JSON.stringify({ event, ...fields }))
  return {
    debug: keep,
    info: keep,
    warn: keep,
    error: (event: string, fault: unknown, fields: object = {}) => keep(event, { ...fields, fault: String(fault) }),
  }
}

function jsonOf(text: string): TestAnswer['body'] {
  try {
    return JSON.parse(text) as TestAnswer['body']
  } catch {
    return {}
  }
}
