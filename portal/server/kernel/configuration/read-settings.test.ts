import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './read-settings.ts'

const production = {
  PORTAL_MODE: 'production',
  PUBLIC_URL: 'https://portal.test',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Portal <portal@portal.test>',
}

function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment)
    return []
  } catch (fault) {
    if (fault instanceof SettingsError) return fault.faults
    throw fault
  }
}

test('OPS-02, OPS-08: without any setting it is demo mode on embedded SQLite, on this machine only', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    filesDir: 'data/files',
    databaseUrl: '',
    targetDatabaseUrl: '',
    publicUrl: undefined,
    smtpUrl: '',
    smtpTls: undefined,
    mailFrom: '',
    mode: 'demo',
    trustedProxies: [],
    allowedOrigins: [],
    rateLimits: true,
    hstsSeconds: 63_072_000,
    hstsSubdomains: false,
    logLevel: 'info',
    metricsPort: undefined,
    keyInBackups: true,
  })
})

test('CALL-01: lists are separated by commas, and the public address loses its last slash', () => {
  const settings = readSettings({
    ...production,
    PUBLIC_URL: 'https://portal.test//',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, 2001:db8::/32,',
    ALLOWED_ORIGINS: 'https://a.test,https://b.test',
  })

  expect(settings).toMatchObject({
    publicUrl: 'https://portal.test',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    allowedOrigins: ['https://a.test', 'https://b.test'],
  })
})

const networks = 'IP addresses or networks such as 10.0.0.0/8, separated by commas'
const publicUrl = 'the address people use, without a path or anything after it, such as https://portal.example.fi'
const origins = 'origins such as https://example.fi, separated by commas'

test.each([
  ['PORT', '80a', 'a port number from 0 to 65535'],
  ['PORT', '70000', 'a port number from 0 to 65535'],
  ['PORT', '1.5', 'a port number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://x', 'postgres://… or empty for SQLite'],
  ['PUBLIC_URL', 'portal.test', publicUrl],
  ['PUBLIC_URL', 'javascript:alert(1)', publicUrl],
  ['PUBLIC_URL', 'https://portal.test/kuivike', publicUrl],
  ['PUBLIC_URL', 'https://portal.test/kuivike/', publicUrl],
  ['PUBLIC_URL', 'https://portal.test/?lang=fi', publicUrl],
  ['PUBLIC_URL', 'https://portal.test?', publicUrl],
  ['PUBLIC_URL', 'https://portal.test/#/login', publicUrl],
  ['PUBLIC_URL', 'https://somebody@portal.test', publicUrl],
  ['SMTP_URL', 'http://x', 'smtp://… or smtps://…'],
  ['SMTP_TLS', 'maybe', 'starttls or off'],
  ['MAIL_FROM', 'nobody', 'the sender, such as Portal <portal@example.fi>'],
  ['PORTAL_MODE', 'test', 'demo or production'],
  ['RATE_LIMITS', 'maybe', 'on or off'],
  ['HSTS_SECONDS', '-1', 'whole seconds from 0 to 63072000'],
  ['HSTS_SECONDS', '1.5', 'whole seconds from 0 to 63072000'],
  ['HSTS_SECONDS', '1 year', 'whole seconds from 0 to 63072000'],
  ['HSTS_SUBDOMAINS', 'yes', 'on or off'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
  ['METRICS_PORT', '-1', 'a port number'],
  ['BACKUP_KEY', 'yes', 'with or apart'],
  ['TRUSTED_PROXIES', '10.0.0.1,proxy.test', networks],
  ['TRUSTED_PROXIES', '10.0.0.0/33', networks],
  ['TRUSTED_PROXIES', '10.0.0.0/', networks],
  ['TRUSTED_PROXIES', '::1/64/2', networks],
  ['ALLOWED_ORIGINS', 'https://a.test/', origins],
  ['ALLOWED_ORIGINS', 'https://a.test,b.test', origins],
  ['ALLOWED_ORIGINS', '*', origins],
  ['ALLOWED_ORIGINS', 'null', origins],
])('OPS-02: %s=%s is refused, and what it must be is said', (name, value, hint) => {
  expect(faultsOf({ [name]: value })).toContain(`${name}=${JSON.stringify(value)} must be ${hint}`)
})

test('OPS-02: every fault is told at once, one to a line', () => {
  const faults = { PORT: 'x', LOG_LEVEL: 'loud', PORTAL_MODE: 'production', RATE_LIMITS: 'off' }

  expect(faultsOf(faults)).toHaveLength(5)
  expect(() => readSettings(faults)).toThrow(/^The settings cannot be used:\n(?: {2}- .+\n?){5}$/)
})

test('OPS-02: production asks for its address and a mail server, and keeps the limits on', () => {
  expect(faultsOf({ PORTAL_MODE: 'production', RATE_LIMITS: 'off' })).toEqual([
    'PUBLIC_URL must be set in production',
    'SMTP_URL must be set in production',
    'RATE_LIMITS=off is for load tests and is refused in production',
  ])
  expect(faultsOf({ ...production, MAIL_FROM: '' })).toEqual(['MAIL_FROM must be set when SMTP_URL is'])
  expect(faultsOf({ ...production, MAIL_FROM: 'nobody' })).toEqual([
    expect.stringMatching(/^MAIL_FROM="nobody" must be/),
  ])
  expect(faultsOf({ ...production, PUBLIC_URL: 'nowhere' })).toEqual([expect.stringMatching(/^PUBLIC_URL="nowhere"/)])
  expect(faultsOf(production)).toEqual([])
})

test.each([
  ['http://portal.test', false],
  ['http://127.0.0.1.portal.test', false],
  ['http://localhost.portal.test', false],
  ['http://127.0.0.1:8080', true],
  ['http://localhost:8080', true],
  ['http://[::1]:8080', true],
  ['https://portal.test', true],
])('OPS-06: production at %s', (PUBLIC_URL, isUsed) => {
  const fault = 'PUBLIC_URL must be https:// in production, since passwords and sessions travel there'

  expect(faultsOf({ ...production, PUBLIC_URL })).toEqual(isUsed ? [] : [fault])
  expect(faultsOf({ PUBLIC_URL })).toEqual([])
})

test.each([
  ['postgres://portal@db.test/portal', false],
  ['postgres:///portal?host=db.test', false],
  ['postgres://portal@db.test/portal?sslmode=verify-full', true],
  ['postgres://portal@db.test/portal?sslmode=disable', true],
  ['postgres://portal@localhost/portal', true],
  ['postgres:///portal?host=/run/postgresql', true],
  ['postgres://%2Frun%2Fpostgresql/portal', true],
])('R81: production with the database %s, so that nobody leaves out TLS unknowingly', (DATABASE_URL, isUsed) => {
  expect(faultsOf({ ...production, DATABASE_URL })).toEqual(isUsed ? [] : [expect.stringContaining('sslmode')])
  expect(faultsOf({ DATABASE_URL })).toEqual([])
})

test.each([
  ['smtp://mail.test', '', false],
  ['smtp://portal:salainen@127.0.0.1.mail.test:587', '', false],
  ['smtp://10.0.0.5', '', false],
  ['smtp://mail.test?requireTLS=true', '', false],
  ['smtps://mail.test', '', true],
  ['smtp://mail.test', 'starttls', true],
  ['smtp://mail.test', 'off', true],
  ['smtp://127.0.0.1:25', '', true],
  ['smtp://localhost', '', true],
  ['smtp://[::1]:25', '', true],
])(
  'R42: production with the mail server %s and SMTP_TLS=%s, so that no link to a new password travels in the clear unknowingly',
  (SMTP_URL, SMTP_TLS, isUsed) => {
    const fault =
      'SMTP_URL must say how letters to another machine are guarded: use smtps://, or set SMTP_TLS=starttls, or SMTP_TLS=off knowingly'

    expect(faultsOf({ ...production, SMTP_URL, SMTP_TLS })).toEqual(isUsed ? [] : [fault])
    expect(faultsOf({ SMTP_URL, SMTP_TLS, MAIL_FROM: 'a@b.fi' })).toEqual([])
  },
)

test('R59: a password in a wrong address is not told', () => {
  const [fault] = faultsOf({ SMTP_URL: 'http://portal:salainen@mail.test' })

  expect(fault).toContain('http://portal:***@mail.test')
  expect(fault).not.toContain('salainen')
})

test('R43: a sender with a line end in it is refused', () => {
  expect(faultsOf({ MAIL_FROM: 'a@b.fi\nBcc: x@y.fi' })).toHaveLength(1)
})

test('R59: what holds a password may stand in a file of its own, named by …_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'))
  const file = join(folder, 'smtp')
  writeFileSync(file, 'smtps://portal:salainen@mail.test\n')
  const given = { SMTP_URL_FILE: file, MAIL_FROM: 'a@b.fi' }
  expect(readSettings(given).smtpUrl).toBe('smtps://portal:salainen@mail.test')

  expect(faultsOf({ ...given, SMTP_URL: 'smtp://localhost' })).toEqual([
    'SMTP_URL and SMTP_URL_FILE must not both be set',
  ])
  expect(faultsOf({ DATABASE_URL_FILE: join(folder, 'none') })).toEqual([
    `DATABASE_URL_FILE="${join(folder, 'none')}" must be a file that can be read, with the value in it`,
  ])
  rmSync(folder, { recursive: true })
})
