/** The same for superadmins, on the System page. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ExaminedPart, Finding, Language } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { Milliseconds } from '../../kernel/clock/clock.ts'
import { after, days } from '../../kernel/clock/clock.ts'
import type { HeldClock } from '../../testing/held-clock.ts'
import { withPasskey } from '../../testing/second-factor.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { checkClock } from './check-clock.ts'
import { breakTrail, plantedCodes, plantFaults, secretOfTests } from './testing/planted-faults.ts'

const { examineSystem } = administrationCalls
const onPostgres = process.env.PORTAL_TEST_DATABASE === 'postgres'
const ofTests = onPostgres ? ['database_may_forget'] : []
const parts: readonly ExaminedPart[] = ['state', 'ownership', 'mail', 'backup', 'integrity', 'audit']

/** PostgreSQL has the machine's time, so this portal has it, too. */
const machinesClock: HeldClock = { now: () => new Date(), advance: (_: Milliseconds) => undefined }

/** As the portal of the tests has it. */
const address = 'https://portal.test'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: machinesClock })
})
afterAll(() => portal[Symbol.asyncDispose]())

const isOfBackup = ({ check, code }: Finding) => check === 'backup' && code !== 'backup_whole'

async function examine(language: Language = 'fi'): Promise<{ findings: Finding[]; wrong: string[]; text: string }> {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const answers = []
  for (const part of parts) answers.push(await superadmin.ask(examineSystem, { part, language }))
  expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
  const findings = answers.flatMap(({ body }) => body['findings'] as Finding[])
  const wrong = findings.filter(({ state }) => state !== 'ok').map(({ code }) => code)
  return { findings, wrong, text: answers.map(({ text }) => text).join() }
}

test('ROLE-15: only superadmins examine the system', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  for (const { ask } of Object.values(others)) {
    expect(await ask(examineSystem, { part: 'state', language: 'fi' })).toMatchObject({
      status: 403,
      body: { success: false, value: 'forbidden' },
    })
  }
  expect((await portal.ask(examineSystem, { part: 'mail', language: 'fi' })).status).toBe(401)
})

test('doctor: a portal that runs as it should is all green, in both languages', async () => {
  if (!onPostgres) {
    portal.host.jobs.wake('backup')
    await vi.waitUntil(() => portal.lines.some((line) => line.includes('"event":"backup_made"')), { timeout: 60_000 })
  }
  const finnish = await examine('fi')
  expect(finnish.wrong).toEqual(ofTests)
  expect(finnish.findings.map(({ check }) => check)).toContain('audit')
  const english = await examine('en')
  expect(english.findings.map(({ code }) => code)).toEqual(finnish.findings.map(({ code }) => code))
  const clock = (findings: Finding[]) => findings.find(({ check }) => check === 'clock')?.found
  expect([clock(finnish.findings), clock(english.findings)]).toEqual([
    expect.stringMatching(/^Kello on oikeassa/),
    expect.stringMatching(/^The clock is right/),
  ])
})

test.skipIf(onPostgres)(
  'doctor: a backup that was made and is there no more is a fault, with its moment as the page has it',
  async () => {
    const folder = join(portal.host.settings.dataDir, 'backups')
    const made = (language: Language) => examine(language).then((told) => told.findings.find(isOfBackup))
    const before = await made('fi')
    expect(before?.found).toMatch(/^Viimeisin ehjä varmuuskopio tehtiin \d+\.\d+\.\d{4} klo\s\d+\.\d\d\.$/)
    const moment = before?.found.replace(/^.* tehtiin (.*)\.$/, '$1')
    renameSync(folder, `${folder}-elsewhere`)
    const gone = { state: 'fault', code: 'backup_gone' }
    expect(await made('fi')).toMatchObject({ ...gone, found: expect.stringContaining(`tehtiin ${moment}, mutta`) })
    expect(await made('en')).toMatchObject({ ...gone, found: expect.stringContaining('but it is gone') })
    renameSync(`${folder}-elsewhere`, folder)
  },
)

test('R58, doctor: who sends forwarded headers and is no trusted proxy is known after a restart, until the setting names it', async () => {
  await portal.restart({ trustedProxies: [] })
  await portal.ask(portalCalls.readPublicData, {})
  await portal.restart({ trustedProxies: ['192.0.2.1'] })
  const seen = (await examine('en')).findings.find(({ check }) => check === 'proxies')
  expect(seen).toMatchObject({ code: 'proxies_seen', found: expect.stringContaining('127.0.0.1') })

  await portal.restart({ trustedProxies: ['127.0.0.1'] })
  expect((await examine()).wrong).toEqual(ofTests)
})

test('issue 10, 11, doctor: administrators without a second factor, and passkeys that do not fit the address', async () => {
  const { person } = await withPasskey(portal, { groups: ['superadmin'], company: '' })
  const dueIn = async (milliseconds: Milliseconds | undefined) => {
    const due = milliseconds === undefined ? '' : after(new Date(), milliseconds).toISOString()
    await portal.host.database.writing((it) =>
      it.updateTable('account').set({ second_factor_due: due }).where('second_factor', '=', 0).execute(),
    )
  }
  const told = async () => {
    const { findings } = await examine('en')
    return findings.filter(({ check, state }) => check === 'secondfactor' && state !== 'ok').map(({ code }) => code)
  }
  expect(await told()).toEqual([])
  await dueIn(days(3))
  expect(await told()).toEqual(['second_factor_awaited'])
  await portal.set({ secondFactorForAdmins: false })
  expect(await told()).toEqual(['second_factor_unasked'])
  await portal.set({ secondFactorForAdmins: true })
  await dueIn(undefined)

  await portal.restart({ publicUrl: 'https://uusi.portal.test' })
  const { findings } = await examine('fi')
  const misfit = findings.find(({ code }) => code === 'passkeys_of_other_host')
  expect(misfit?.found).toContain(
    `osoitteessa ${new URL(address).hostname} eivätkä toimi osoitteessa uusi.portal.test: 1.`,
  )
  await portal.restart({ publicUrl: 'https://192.0.2.1' })
  expect(await told()).toEqual(['passkeys_nowhere'])
  await portal.restart({ publicUrl: address })
  expect([await told(), person.isAdmin]).toEqual([[], true])
})

test('doctor: a clock that is away from the database server’s, or has jumped, is told', async () => {
  const { database, settings } = portal.host
  const codes = async (ahead: number, clockJump: number | undefined) => {
    const clock = { now: () => new Date(Date.now() + ahead) }
    const rest = {
      settingFaults: [],
      settingsNames: [],
      environment: {},
      settingsFile: undefined,
      migrations: [],
      user: 0,
      warnings: [],
    }
    const found = await checkClock({ ...rest, settings, database, clock, clockJump })
    return found.map(({ state, code }) => `${state} ${code}`)
  }
  expect(await codes(0, undefined)).toEqual(['ok clock_ok'])
  expect(await codes(0, -90_000)).toEqual(['warning clock_jumped'])
  expect(await codes(60_000, undefined)).toEqual([onPostgres ? 'fault clock_differs' : 'ok clock_ok'])
})

test('doctor: each fault is found while the portal runs, with what to do, and no password is told', async () => {
  await plantFaults(portal.host.database, new Date())
  await breakTrail(portal.host.database)
  await portal.restart({ smtpUrl: `smtp://portal:${secretOfTests}@127.0.0.1:1`, filesDir: '/proc' })
  portal.host.warnings.watch(() => ({ code: 'second_process' }))
  const { findings, wrong, text } = await examine()

  const ofEngine = onPostgres ? ofTests : ['second_process']
  const others = [...ofEngine, 'disk_full', 'mail_unreachable', 'audit_broken']
  expect(wrong.filter((code) => code !== 'folder_unwritable').toSorted()).toEqual(
    [...plantedCodes, ...others].toSorted(),
  )
  for (const { state, todo } of findings) expect(todo === '').toBe(state === 'ok')
  expect(text).not.toContain(secretOfTests)
})
