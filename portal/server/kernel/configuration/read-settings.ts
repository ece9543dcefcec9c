import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { LogLevel } from '../log/log.ts'
import { ForeseenFailure } from './foreseen-failure.ts'
import { hidePasswords } from './hide-passwords.ts'
import type { Environment } from './secret-files.ts'
import { fileSettingNames, withSecretFiles } from './secret-files.ts'

/** Settings of one process, from the environment, parsed once (architecture.md section 4). */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Folder of the files that applications keep; all processes on one database share it. */
  readonly filesDir: string
  /** Empty means embedded SQLite. */
  readonly databaseUrl: string
  /** Where `move-to-postgres` brings the data; nothing else reads it. */
  readonly targetDatabaseUrl: string
  /** Base of every link in a letter; undefined means the listening address. */
  readonly publicUrl: string | undefined
  readonly smtpUrl: string
  /** `starttls`: no letter without it; `off`: letters and their links in the clear, knowingly; undefined: if the server offers it. */
  readonly smtpTls: 'starttls' | 'off' | undefined
  readonly mailFrom: string
  readonly mode: 'demo' | 'production'
  readonly trustedProxies: readonly string[]
  readonly allowedOrigins: readonly string[]
  readonly rateLimits: boolean
  /** For how long browsers insist on https once they have been here (`Strict-Transport-Security`); 0 takes it back. */
  readonly hstsSeconds: number
  /** Whether that also holds for every host below this one, the portal's or not. */
  readonly hstsSubdomains: boolean
  readonly logLevel: LogLevel
  readonly metricsPort: number | undefined
  /** Whether secret.key lies beside the backups, so that their folder alone makes a portal again. */
  readonly keyInBackups: boolean
}

/** Every fault of the environment at once, in words an operator can act on. */
export class SettingsError extends ForeseenFailure {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const url = (protocols: readonly string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)))

const list = (isItem: (item: string) => boolean) => z.string().check(z.refine((value) => listed(value).every(isItem)))

/** Two years, as the lists that browsers bring along ask for. */
const hstsMost = 63_072_000

const rules = {
  PORT: { schema: port, hint: 'a port number from 0 to 65535' },
  HOST: { schema: z.string().check(z.minLength(1)), hint: 'an address to listen on' },
  DATA_DIR: { schema: z.string().check(z.minLength(1)), hint: 'a folder' },
  FILES_DIR: { schema: z.string().check(z.minLength(1)), hint: 'a folder' },
  DATABASE_URL: { schema: url(['postgres:', 'postgresql:']), hint: 'postgres://… or empty for SQLite' },
  TARGET_DATABASE_URL: { schema: url(['postgres:', 'postgresql:']), hint: 'postgres://…' },
  PUBLIC_URL: {
    schema: z.string().check(z.refine(isBareAddress)),
    hint: 'the address people use, without a path or anything after it, such as https://portal.example.fi',
  },
  SMTP_URL: { schema: url(['smtp:', 'smtps:']), hint: 'smtp://… or smtps://…' },
  SMTP_TLS: { schema: z.enum(['starttls', 'off']), hint: 'starttls or off' },
  MAIL_FROM: {
    schema: z.string().check(z.regex(/^[^\r\n]+@[^\r\n]+$/)),
    hint: 'the sender, such as Portal <portal@example.fi>',
  },
  PORTAL_MODE: { schema: z.enum(['demo', 'production']), hint: 'demo or production' },
  TRUSTED_PROXIES: {
    schema: list(isNetwork),
    hint: 'IP addresses or networks such as 10.0.0.0/8, separated by commas',
  },
  ALLOWED_ORIGINS: { schema: list(isOrigin), hint: 'origins such as https://example.fi, separated by commas' },
  RATE_LIMITS: { schema: z.enum(['on', 'off']), hint: 'on or off' },
  HSTS_SECONDS: {
    schema: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(hstsMost)),
    hint: `whole seconds from 0 to ${hstsMost}`,
  },
  HSTS_SUBDOMAINS: { schema: z.enum(['on', 'off']), hint: 'on or off' },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    hint: 'debug, info, warn, error or silent',
  },
  METRICS_PORT: { schema: port, hint: 'a port number' },
  BACKUP_KEY: { schema: z.enum(['with', 'apart']), hint: 'with or apart' },
} as const

type Name = keyof typeof rules

/** Every name that this process reads. */
export const settingNames: readonly string[] = [...Object.keys(rules), ...fileSettingNames]
/** What the build reads; it may stand beside the others. */
export const buildSettings = ['BACKEND_ORIGIN'] as const

/** @throws SettingsError with every fault there is. */
export function readSettings(given: Environment): Settings {
  const { settings, faults } = inspectSettings(given)
  if (faults.length > 0) throw new SettingsError(faults)
  return settings
}

/** The settings and all that is wrong with them; a value that cannot be used is as if it were not there. */
export function inspectSettings(given: Environment): { settings: Settings; faults: readonly string[] } {
  const faults: string[] = []
  const environment = withSecretFiles(given, faults)
  const read = <N extends Name>(name: N): z.output<(typeof rules)[N]['schema']> | undefined => {
    const value = environment[name]?.trim()
    if (value === undefined || value === '') return undefined
    const parsed = z.safeParse(rules[name].schema, value)
    if (parsed.success) return parsed.data as z.output<(typeof rules)[N]['schema']>
    faults.push(`${name}=${JSON.stringify(hidePasswords(value))} must be ${rules[name].hint}`)
    return undefined
  }
  const dataDir = read('DATA_DIR') ?? './data'
  const settings: Settings = {
    port: read('PORT') ?? 8080,
    host: read('HOST') ?? '127.0.0.1',
    dataDir,
    filesDir: read('FILES_DIR') ?? join(dataDir, 'files'),
    databaseUrl: read('DATABASE_URL') ?? '',
    targetDatabaseUrl: read('TARGET_DATABASE_URL') ?? '',
    publicUrl: read('PUBLIC_URL')?.replace(/\/+$/, ''),
    smtpUrl: read('SMTP_URL') ?? '',
    smtpTls: read('SMTP_TLS'),
    mailFrom: read('MAIL_FROM') ?? '',
    mode: read('PORTAL_MODE') ?? 'demo',
    trustedProxies: listed(read('TRUSTED_PROXIES')),
    allowedOrigins: listed(read('ALLOWED_ORIGINS')),
    rateLimits: (read('RATE_LIMITS') ?? 'on') === 'on',
    hstsSeconds: read('HSTS_SECONDS') ?? hstsMost,
    hstsSubdomains: read('HSTS_SUBDOMAINS') === 'on',
    logLevel: read('LOG_LEVEL') ?? 'info',
    metricsPort: read('METRICS_PORT'),
    keyInBackups: (read('BACKUP_KEY') ?? 'with') === 'with',
  }
  const missing = settings.mode === 'production' ? productionFaults(settings) : []
  if (settings.smtpUrl !== '' && settings.mailFrom === '') missing.push('MAIL_FROM must be set when SMTP_URL is')
  // What is set and cannot be used has been told of.
  const told = faults.flatMap((fault) => /^([A-Z_]+?)(?:_FILE)?=/.exec(fault)?.[1] ?? [])
  faults.push(...missing.filter((fault) => !told.some((name) => fault.startsWith(`${name} must be set`))))
  return { settings, faults }
}

function productionFaults(settings: Settings): string[] {
  const faults: string[] = []
  const { publicUrl, databaseUrl, targetDatabaseUrl } = settings
  if (publicUrl === undefined) faults.push('PUBLIC_URL must be set in production')
  else if (publicUrl.startsWith('http:') && !isThisMachine(new URL(publicUrl).hostname))
    faults.push('PUBLIC_URL must be https:// in production, since passwords and sessions travel there')
  for (const [name, given] of Object.entries({ DATABASE_URL: databaseUrl, TARGET_DATABASE_URL: targetDatabaseUrl }))
    if (given !== '' && isUnguarded(new URL(given)))
      faults.push(
        `${name} must say how the way to another machine is guarded: add sslmode=verify-full, or sslmode=disable`,
      )
  if (settings.smtpUrl === '') faults.push('SMTP_URL must be set in production')
  if (isPlainMail(settings) && settings.smtpTls === undefined)
    faults.push(
      'SMTP_URL must say how letters to another machine are guarded: use smtps://, or set SMTP_TLS=starttls, or SMTP_TLS=off knowingly',
    )
  if (!settings.rateLimits) faults.push('RATE_LIMITS=off is for load tests and is refused in production')
  return faults
}

export function isThisMachine(host: string): boolean {
  return ['localhost', '[::1]', '::1'].includes(host) || /^127\.[\d.]+$/.test(host)
}

/** Letters, links to new passwords among them, to another machine by a scheme that does not promise TLS. */
export function isPlainMail({ smtpUrl }: Pick<Settings, 'smtpUrl'>): boolean {
  return smtpUrl.startsWith('smtp:') && !isThisMachine(new URL(smtpUrl).hostname)
}

/** R81: a database elsewhere, with no word on TLS. */
function isUnguarded(url: URL): boolean {
  return databaseElsewhere(url) !== undefined && !url.searchParams.has('sslmode')
}

/** The other machine that the address of a database names; a path is a socket of this one. */
export function databaseElsewhere({ hostname, searchParams }: URL): string | undefined {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host === '' || host.startsWith('/') || isThisMachine(host) ? undefined : host
}

function isNetwork(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** The page, its calls and the links of letters are all at the root of an origin. */
function isBareAddress(value: string): boolean {
  const bare = value.replace(/\/+$/, '')
  if (!URL.canParse(bare)) return false
  const { protocol, host } = new URL(bare)
  return ['http:', 'https:'].includes(protocol) && /^https?:\/\/[^/?#@]+$/i.test(bare) && host !== ''
}

function isOrigin(item: string): boolean {
  return URL.canParse(item) && new URL(item).origin === item
}

function listed(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
