/**
 * Three tests that every application declares with a few lines: who may call what, what happens to hostile input, and
 * whether an answer tells somebody what is another's.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, Call } from '../../contract/own.ts'
import { callPath, dayOf, portalCalls } from '../../contract/own.ts'
import type { Account } from '../kernel/accounts/account.ts'
import type { AccountFields } from '../kernel/accounts/account-store.ts'
import { huntCall } from './hostile-hunt.ts'
import type { Samples } from './hostile-input.ts'
import type { MatrixCell, PlannedRow } from './matrix.ts'
import { testMatrix } from './matrix.ts'
import type { Signs } from './matrix-request.ts'
import type { TestAnswer, TestPortal } from './test-portal.ts'

type CallList = Readonly<Record<string, Call>>

/** Somebody who asks: a person of the portal, and what the application adds; `visitor` has no session. */
export type ApplicationCaller = 'visitor' | KnownCaller
interface KnownCaller {
  readonly fields: Partial<AccountFields>
  /** Makes the person what the caller is in the application: a member, a driver, a loader. */
  prepare?(portal: TestPortal, person: Account): Promise<unknown>
}

/** Ids and whatever else the inputs of the calls are made from. */
export type About = Readonly<Record<string, string | number>>

export interface Asker {
  readonly account: Pick<Account, 'id' | 'username'>
  readonly token: string | undefined
}

export type ApplicationCell = MatrixCell<TestPortal, Asker, About>

export interface ApplicationRow<C extends Call, Caller extends string> {
  /** For each caller one sign per target, in the order of the targets: o done, u, f, x, i, and those of `signs`. */
  readonly answers: Readonly<Record<Caller, string>>
  input(cell: ApplicationCell): AskOf<C> | Promise<AskOf<C>>
  /** What a call that takes a file is sent; without it a CSV. */
  readonly file?: Uint8Array<ArrayBuffer>
}

export interface ApplicationMatrix<Calls extends CallList, Caller extends string> {
  /** A portal with the application and its fixtures. */
  start(): Promise<TestPortal>
  readonly calls: Calls
  readonly callers: Readonly<Record<Caller, ApplicationCaller>>
  readonly targets: Readonly<Record<string, (portal: TestPortal, caller: Asker) => Promise<About>>>
  /** A row for each call, written by hand: a call without one does not compile. */
  readonly rows: { readonly [Name in keyof Calls]: ApplicationRow<Calls[Name], Caller> }
  /** A sign for each of the application's own refusals. */
  readonly signs?: Signs
  /** Rows of which those that name something of the target must be as they were where the answer was a refusal. */
  rowsOf?(portal: TestPortal): Promise<readonly object[]>
}

/** R01: every call of the application as every caller about every target, by a table written by hand. */
export function rightsMatrix<const Calls extends CallList, Caller extends string>(
  given: ApplicationMatrix<Calls, Caller>,
): void {
  const { start, callers, targets, rowsOf, signs = {} } = given
  testMatrix<TestPortal, Asker, About>({
    rowIds: 'R01, R66',
    start,
    portalOf: (portal) => portal,
    callers: Object.keys(callers),
    newCaller: (portal, name) => newAsker(portal, callers[name as Caller]),
    newTarget: (portal, name, caller) => targetNamed(targets, name)(portal, caller),
    rows: plannedRows(given),
    claims: (about) => ({ ...about, actor: 'demo_superadmin', roles: ['superadmin'], isSuperadmin: true }),
    signs,
    statesOf: async (portal, abouts) => {
      const rows = ((await rowsOf?.(portal)) ?? []).map((row) => JSON.stringify(row))
      return abouts.map((about) => rows.filter((row) => namesOneOf(row, about)).toSorted())
    },
  })
}

function namesOneOf(row: string, about: About): boolean {
  return Object.values(about).some((id) => row.includes(String(id)))
}

function plannedRows<Calls extends CallList, Caller extends string>({
  calls,
  rows,
  targets,
}: Pick<ApplicationMatrix<Calls, Caller>, 'calls' | 'rows' | 'targets'>): Readonly<
  Record<string, PlannedRow<TestPortal, Asker, About>>
> {
  const planned = Object.entries(calls).map(([name, call]) => {
    const row: ApplicationRow<Call, Caller> = rows[name as keyof Calls]
    const expected = (caller: string) => row.answers[caller as Caller]
    const input = async (cell: ApplicationCell) => (await row.input(cell)) as object
    const { file } = row
    return [name, { call, targets: Object.keys(targets), spends: () => false, expected, input, file }] as const
  })
  return Object.fromEntries(planned)
}

async function newAsker(portal: TestPortal, caller: ApplicationCaller): Promise<Asker> {
  if (caller === 'visitor') return { account: { id: 'visitor', username: 'kavija_vain' }, token: undefined }
  const person = await portal.person(caller.fields)
  await caller.prepare?.(portal, person)
  return { account: person, token: await portal.session(person) }
}

/** Somebody of a role in a test. */
export interface TestPerson {
  readonly id: string
  readonly name: string
  readonly token: string
  ask<C extends Call>(call: C, input: AskOf<C>): Promise<TestAnswer>
}

/** Somebody new who is prepared like that caller, signed in; signed in again where the test has moved the clock to another day. */
export async function enterPortal(portal: TestPortal, caller: KnownCaller, fields: object = {}): Promise<TestPerson> {
  const person = await portal.person({ ...caller.fields, ...fields })
  await caller.prepare?.(portal, person)
  const token = await portal.session(person)
  let session = { token, day: dayOf(portal.clock.now()) }
  const ask: TestPerson['ask'] = async (call, input) => {
    const day = dayOf(portal.clock.now())
    if (day !== session.day) session = { token: await portal.session(person), day }
    return await portal.ask(call, input, { token: session.token })
  }
  return { id: person.id, name: `${person.firstname} ${person.lastname}`, token, ask }
}

function targetNamed(targets: ApplicationMatrix<CallList, string>['targets'], name: string) {
  const target = targets[name]
  if (!target) throw new Error(`no target ${name}`)
  return target
}

/** R54, R53: whatever is sent to a call of the application, as whoever, it answers and never with a fault. */
export function hostileInputs(given: {
  start(): Promise<TestPortal>
  readonly calls: CallList
  readonly callers: Readonly<Record<string, ApplicationCaller>>
  /** Good values by the name of their field, so that much of what is sent gets past the first check. */
  samples(portal: TestPortal): Promise<Samples>
}): void {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await given.start()
  })
  afterAll(() => portal[Symbol.asyncDispose]())
  const calls = Object.values(given.calls).map((call) => [call.name, call] as const)
  test.each(calls)(
    'R54, R53: whatever is sent to %s, it answers, and never with a fault',
    {
      timeout: 60_000,
    },
    async (_, call) => {
      const askers = await Promise.all(Object.values(given.callers).map((caller) => newAsker(portal, caller)))
      await huntCall(portal, { call, samples: await given.samples(portal), tokens: askers.map(({ token }) => token) })
    },
  )
}

/** A text that only these callers may read: another company's price, somebody's phone. */
export interface Needle<Caller extends string> {
  readonly text: string
  readonly readBy: readonly Caller[]
}

/** ROLE-25, R66: no answer, file or live event tells a caller what is another's. */
export function leakHunt<const Calls extends CallList, Caller extends string>(
  given: Pick<ApplicationMatrix<Calls, Caller>, 'start' | 'calls' | 'callers' | 'targets' | 'rows'> & {
    needles(portal: TestPortal): Promise<readonly Needle<NoInfer<Caller>>[]>
  },
): void {
  test('ROLE-25, R66: no answer, file or live event tells a caller what is another’s', {
    timeout: 300_000,
  }, async () => {
    await using portal = await given.start()
    const needles = await given.needles(portal)
    const found: string[] = []
    const seen = new Set<string>()
    for (const [name, kind] of Object.entries<ApplicationCaller>(given.callers)) {
      const asker = await newAsker(portal, kind)
      for await (const { where, text } of allThatIsTold(portal, asker, given)) {
        const told = needles.filter((needle) => text.includes(needle.text))
        for (const needle of told) seen.add(needle.text)
        const foreign = told.filter(({ readBy }) => !readBy.some((reader) => reader === name))
        found.push(...foreign.map((needle) => `${name} reads "${needle.text}" in ${where}`))
      }
    }
    // A fault tells nothing, and so proves nothing.
    expect(portal.lines.filter((line) => line.includes('"event":"fault"'))).toEqual([])
    expect(found).toEqual([])
    // A text that nobody is ever told proves nothing.
    expect(needles.filter((needle) => needle.readBy.length > 0 && !seen.has(needle.text))).toEqual([])
  })
}

async function* allThatIsTold<Calls extends CallList, Caller extends string>(
  portal: TestPortal,
  asker: Asker,
  given: Pick<ApplicationMatrix<Calls, Caller>, 'calls' | 'targets' | 'rows'>,
): AsyncGenerator<{ where: string; text: string }> {
  let number = 0
  // What is read comes before anything is written over.
  const rows = Object.entries(plannedRows(given)).toSorted(([a], [b]) => Number(isRead(b)) - Number(isRead(a)))
  for (const [name, { call, input }] of rows) {
    for (const [about, target] of Object.entries(given.targets)) {
      number++
      const cell = { fixture: portal, number, caller: asker, target: await target(portal, asker) }
      yield { where: `${name} about ${about}`, text: await told(portal, { call, body: await input(cell), ...asker }) }
    }
  }
  yield {
    where: 'live events',
    text: await told(portal, { call: portalCalls.readEventsSince, body: { seq: 0 }, ...asker }),
  }
}

function isRead(name: string): boolean {
  return /^(read|search|find)/.test(name)
}

/** The answer's bytes one by one as letters, so that a file is looked through, too. */
async function told(
  portal: TestPortal,
  { call, body, token }: { call: Call; body: object; token: string | undefined },
): Promise<string> {
  const answer = await fetch(`${portal.address}${callPath(call.path, { ...body })}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(call.method === 'POST' && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return `${bytes.toString('utf8')} ${bytes.toString('latin1')}`
}
