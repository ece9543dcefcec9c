import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { misspeltSettings } from '../../kernel/configuration/misspelt-settings.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import { databaseElsewhere, isPlainMail, isThisMachine } from '../../kernel/configuration/read-settings.ts'
import { secretFilesOf } from '../../kernel/configuration/secret-files.ts'
import { BrokenKeyFile, existingKeyRing, keyFileName } from '../../kernel/secrets/key-ring.ts'
import type { ExaminedPlace } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const { ok, warning, fault } = findingsOf('settings')

/** The settings, and the files in which they and the keys stand. */
export function checkSettings(place: ExaminedPlace): readonly Found[] {
  const { settings, settingFaults, environment, settingsNames } = place
  const found = [
    ...settingFaults.map((each) => fault('setting_wrong', { quoted: each })),
    ...misspeltSettings(environment, settingsNames).map((each) => warning('setting_unknown', { ...each })),
    ...doubtful(settings),
    ...openFiles(place),
    ...checkKey(settings.dataDir),
  ]
  return found.length > 0 ? found : [ok('settings_ok', { mode: settings.mode })]
}

/** What can be used and should not be. */
function doubtful(settings: Settings): Found[] {
  const { mode, publicUrl, smtpUrl, smtpTls, databaseUrl, port, metricsPort } = settings
  if (mode === 'demo') return [warning('demo_mode', {})]
  const database = databaseUrl === '' ? undefined : new URL(databaseUrl)
  const databaseHost = database && databaseElsewhere(database)
  const isLoopback = publicUrl !== undefined && isThisMachine(new URL(publicUrl).hostname)
  return [
    ...(isLoopback ? [warning('loopback_address', { address: publicUrl })] : []),
    ...(smtpTls === 'off' && isPlainMail(settings) ? [warning('plain_mail', { host: new URL(smtpUrl).hostname })] : []),
    ...(smtpTls === 'off' && smtpUrl.startsWith('smtps:') ? [warning('mail_settings_contradict', {})] : []),
    ...(databaseHost !== undefined && database?.searchParams.get('sslmode') === 'disable'
      ? [warning('plain_database', { host: databaseHost })]
      : []),
    ...(metricsPort !== undefined && metricsPort !== 0 && metricsPort === port ? [fault('same_port', { port })] : []),
  ]
}

/** Files with passwords in them that others of the machine can read or change. */
function openFiles({ environment, settingsFile }: ExaminedPlace): Found[] {
  const files = [settingsFile, ...secretFilesOf(environment)]
  return files.flatMap((path) => {
    const mode = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })?.mode
    if (path === undefined || mode === undefined) return []
    // What an orchestrator mounts for one container is there for everybody in it, and nobody else.
    const forbidden = path.startsWith('/run/secrets/') ? writableByOthers : writableByOthers | readableByAll
    return (mode & forbidden) === 0 ? [] : [fault('file_open', { path, mode: octal(mode) })]
  })
}

/** A group of administrators may read a settings file; nobody but its owner may write it. */
const [writableByOthers, readableByAll] = [0o022, 0o004]
/** Nobody but its owner has anything to do with the key. */
const othersRights = 0o077

function checkKey(dataDir: string): Found[] {
  const path = resolve(join(dataDir, keyFileName))
  const file = statSync(path, { throwIfNoEntry: false })
  // A place without data has no key either; that is told of the database.
  if (!file) return statSync(dataDir, { throwIfNoEntry: false }) ? [fault('key_missing', { path })] : []
  if ((file.mode & othersRights) !== 0) return [fault('file_open', { path, mode: octal(file.mode) })]
  try {
    existingKeyRing(dataDir)
    return []
  } catch (failure) {
    if (failure instanceof BrokenKeyFile) return [fault('key_broken', { path })]
    throw failure
  }
}

/** The path of secret.key where it is there and is not used because others can read it; empty otherwise. */
export function openKeyFile(dataDir: string): string {
  const path = resolve(join(dataDir, keyFileName))
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  return (mode & othersRights) === 0 ? '' : path
}

/** As chmod takes it. */
export function octal(mode: number): string {
  return (mode & 0o777).toString(8)
}
