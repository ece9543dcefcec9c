/** Each finding of the settings and the machine that no other test meets on its way. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../kernel/clock/clock.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import { openKeyRing } from '../../kernel/secrets/key-ring.ts'
import { checkBrand } from './check-brand.ts'
import { judgePostgres } from './check-database.ts'
import { checkDisk } from './check-folders.ts'
import { checkSettings } from './check-settings.ts'
import type { Found } from './finding.ts'
import { said } from './finding.ts'
import { secretOfTests } from './testing/planted-faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const production = {
  PORTAL_MODE: 'production',
  DATA_DIR: folder,
  PUBLIC_URL: 'https://portal.test',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'portal@portal.test',
}

function found(changes: Readonly<Record<string, string>>, settingsFile?: string): readonly Found[] {
  const environment = { ...production, ...changes }
  const rest = {
    settingFaults: [],
    settingsNames: [],
    migrations: [],
    user: 0,
    warnings: [],
    clock: systemClock,
    clockJump: undefined,
  }
  return checkSettings({ ...rest, settings: readSettings(environment), environment, settingsFile })
}
const words = (findings: readonly Found[]) => findings.map(({ state, code }) => `${state} ${code}`)

test('doctor: a place without its key, and with half of one', () => {
  expect(words(found({}))).toEqual(['fault key_missing'])
  writeFileSync(join(folder, 'secret.key'), '{"keys":', { mode: 0o600 })
  expect(words(found({}))).toEqual(['fault key_broken'])
  rmSync(join(folder, 'secret.key'))
  openKeyRing(folder)
  chmodSync(join(folder, 'secret.key'), 0o640)
  expect(words(found({}))).toEqual(['fault file_open'])
  chmodSync(join(folder, 'secret.key'), 0o600)
  expect(words(found({}))).toEqual(['ok settings_ok'])
})

test.each([
  ['warning loopback_address', { PUBLIC_URL: 'http://127.0.0.1:8080' }],
  ['warning setting_unknown', { PORTAL_MDOE: 'production' }],
  ['warning plain_mail', { SMTP_URL: 'smtp://mail.test', SMTP_TLS: 'off' }],
  ['warning mail_settings_contradict', { SMTP_TLS: 'off' }],
  ['warning plain_database', { DATABASE_URL: `postgres://portal:${secretOfTests}@db.test/p?sslmode=disable` }],
  ['fault same_port', { PORT: '9464', METRICS_PORT: '9464' }],
])('doctor: settings that can be used and should not be: %s', (expected, changes) => {
  const findings = found(changes)
  expect(words(findings)).toEqual([expected])
  for (const language of ['fi', 'en'] as const) {
    const [told] = findings.map((each) => said(each, language, 'page'))
    expect(told?.todo).not.toBe('')
    expect(`${told?.found} ${told?.todo}`).not.toContain(secretOfTests)
  }
})

test.each([
  [0o600, 'ok settings_ok'],
  [0o640, 'ok settings_ok'],
  [0o644, 'fault file_open'],
  [0o660, 'fault file_open'],
])('R59, doctor: a file with secrets of mode %o', (mode, expected) => {
  const file = join(folder, 'smtp')
  writeFileSync(file, 'smtps://mail.test')
  chmodSync(file, mode)
  expect(words(found({ SMTP_URL: '', SMTP_URL_FILE: file }))).toEqual([expected])
  expect(words(found({}, file))).toEqual([expected])
})

test('issue 10, 10, doctor: a brand is judged as check-brand judges it, fault by fault', async () => {
  const brand = join(folder, 'brand')
  const settings = readSettings(production)
  const told = async (file: string) => {
    writeFileSync(join(brand, 'brand.json'), file)
    return checkBrand({ settings })
  }
  expect(words(await checkBrand({ settings }))).toEqual(['ok brand_none'])
  mkdirSync(brand)
  expect(words(await told('{ "name": { "fi": "Turvala", "en": "Peatland" } }'))).toEqual(['ok brand_ok'])
  const wrong = await told('{ "name": { "fi": "Turvala" }, "icon": "nowhere.svg" }')
  expect(words(wrong)).toEqual(['fault brand_wrong', 'fault brand_wrong'])
  for (const each of wrong) {
    const [finnish, english] = [said(each, 'fi', 'page'), said(each, 'en', 'page')]
    expect(finnish.quoted).toBe(english.quoted)
    expect(`${finnish.found} ${english.found}`).not.toContain(finnish.quoted)
  }
  writeFileSync(join(brand, 'logo.svg'), '')
  const unused = await told('{ "name": { "fi": "Turvala", "en": "Peatland" } }')
  expect(unused.map((each) => said(each, 'fi', 'page').found)).toEqual([
    expect.stringContaining('ei mainitse: logo.svg.'),
  ])
  rmSync(brand, { recursive: true })
})

const gigabyte = 1024 ** 3
test.each([
  [50 * gigabyte, 'ok disk_ok'],
  [gigabyte / 2, 'warning disk_low'],
  [gigabyte / 20, 'fault disk_full'],
])('R44, doctor: %d bytes that are free', async (free, expected) => {
  const settings = readSettings({ ...production, FILES_DIR: folder })
  expect(words(await checkDisk({ settings }, async () => ({ size: 100 * gigabyte, free })))).toEqual([expected])
})

test.each([
  [{ versionText: '18.1', major: 18, used: 20, most: 97 }, [], 'ok database_postgres'],
  [{ versionText: '13.9', major: 13, used: 20, most: 97 }, [], 'warning postgres_old'],
  [{ versionText: '18.1', major: 18, used: 80, most: 97 }, [], 'warning connections_few'],
  [{ versionText: '18.1', major: 18, used: 20, most: 97 }, ['fsync'], 'warning database_may_forget'],
])('doctor: PostgreSQL with %j', (state, forgetful, expected) => {
  expect(words(judgePostgres(state, forgetful))).toEqual([expected])
})
