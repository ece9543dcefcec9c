/** What the doctor says in English of the program, its settings, its machine and its clock. */
import type { Quoted, When, Words } from './words.ts'
import { roomIn } from './words.ts'

const room = (megabytes: number) => roomIn(['MB', 'GB'], megabytes)
const restart = 'and start the portal again.'
type Nothing = Record<never, never>

export const englishSurroundings = {
  check_failed: (_: Quoted): Words => [
    'This could not be looked at.',
    'Mend what it names and look again; if it names nothing you know, the log may.',
  ],

  version_ok: ({ version, node }: { version: string; node: string }): Words => [
    `Version ${version} on Node ${node}; the database has the form that this version needs.`,
  ],
  schema_newer: ({ migration }: { migration: string }): Words => [
    `The database is of a newer version of the portal: it has had the migration ${migration}, which is not known here.`,
    'Start the newer version, or put back the copy from before the update (operations.md, Upgrade and roll back).',
  ],
  schema_older: ({ count, version }: { count: number; version: string }): Words => [
    `The database is of an earlier version; migrations of version ${version} that it lacks: ${count}.`,
    'Start the portal, or run `migrate`: both bring the database to its form.',
  ],

  settings_ok: ({ mode }: { mode: string }): Words => [
    `The settings (${mode}) can be used, and their secrets are closed to others.`,
  ],
  setting_wrong: (_: Quoted): Words => ['A setting cannot be used.', `Mend it in the service's settings ${restart}`],
  setting_unknown: ({ name, meant }: { name: string; meant: readonly string[] }): Words => [
    `There is no setting ${name}, so it does nothing.`,
    meant.length === 0
      ? 'Take it away, or look up its name in the table of settings (operations.md).'
      : `If ${meant.join(' or ')} is meant, correct the name ${restart}`,
  ],
  demo_mode: (_: Nothing): Words => [
    'PORTAL_MODE is demo: the passwords of its accounts are published, and everybody may read its letters.',
    'For real work set PORTAL_MODE=production, with a DATA_DIR of its own.',
  ],
  production_data_in_demo: (_: Nothing): Words => [
    'The data are those of a portal in production, but PORTAL_MODE is demo, so the portal does not start.',
    'Set PORTAL_MODE=production.',
  ],
  demo_data_in_production: (_: Nothing): Words => [
    'The data are the demo’s, but PORTAL_MODE is production, so the portal does not start.',
    'Name another DATA_DIR or DATABASE_URL.',
  ],
  loopback_address: ({ address }: { address: string }): Words => [
    `PUBLIC_URL is ${address}: links in letters lead people to their own machines.`,
    `Set PUBLIC_URL to the https address that people use ${restart}`,
  ],
  plain_mail: ({ host }: { host: string }): Words => [
    `SMTP_TLS=off: letters and their links to new passwords go to ${host} in the clear.`,
    `Set SMTP_TLS=starttls, or use smtps:// ${restart}`,
  ],
  mail_settings_contradict: (_: Nothing): Words => [
    'SMTP_TLS=off has no say over an SMTP_URL of smtps://, which always begins with TLS.',
    'Take SMTP_TLS away, or use smtp://.',
  ],
  plain_database: ({ host }: { host: string }): Words => [
    `DATABASE_URL says sslmode=disable: all data travel to ${host} in the clear.`,
    `Use sslmode=verify-full ${restart}`,
  ],
  same_port: ({ port }: { port: number }): Words => [
    `PORT and METRICS_PORT are both ${port}, and only one of them can have it.`,
    `Give METRICS_PORT another number ${restart}`,
  ],
  file_open: ({ path, mode }: { path: string; mode: string }): Words => [
    `${path} is open to others of this machine (mode ${mode}), and holds secrets.`,
    `Run: chmod ${path.endsWith('secret.key') ? '600' : 'o-rwx,g-w'} ${path}`,
  ],
  key_missing: ({ path }: { path: string }): Words => [
    `There is no ${path}, which the data were written with.`,
    'Put back the copy that is kept with the backups, or name the right DATA_DIR.',
  ],
  key_broken: ({ path }: { path: string }): Words => [
    `${path} is empty or cut short, so the portal does not start.`,
    'Put back the copy that is kept with the backups.',
  ],

  brand_none: (_: Nothing): Words => ['The portal has its own face; there is no folder `brand` in DATA_DIR.'],
  brand_ok: ({ en, mark }: { fi: string; en: string; mark: string }): Words => [
    `The brand ${en} can be used, and all of its colours can be read (mark ${mark}).`,
  ],
  brand_unused: ({ folder, names }: { folder: string; names: string }): Words => [
    `Files in ${folder} that brand.json does not name: ${names}.`,
    'Name them there, or take them away.',
  ],
  brand_wrong: ({ folder }: { folder: string } & Quoted): Words => [
    `The brand in ${folder} cannot be used, and the portal does not start with it.`,
    'Mend it (docs/brand.md); `check-brand` tells when it is right.',
  ],

  database_sqlite: ({ version, megabytes }: { version: string; megabytes: number }): Words => [
    `SQLite ${version} answers; its files take ${room(megabytes)}.`,
  ],
  database_postgres: (marks: { version: string; used: number; most: number; pool: number }): Words => [
    `PostgreSQL ${marks.version} answers; ${marks.used} of its ${marks.most} connections are in use, and a process of the portal takes ${marks.pool} at most.`,
  ],
  database_missing: ({ place }: { place: string }): Words => [
    `There is no portal in ${place}.`,
    'Name the right DATA_DIR or DATABASE_URL; `setup` makes a new portal.',
  ],
  database_unreachable: (_: Quoted): Words => [
    'The database cannot be reached. What stands in it could not be looked at.',
    'Start it, or set DATABASE_URL or DATA_DIR to where it is.',
  ],
  postgres_old: ({ version, least }: { version: string; least: number }): Words => [
    `PostgreSQL ${version} gets no corrections any more.`,
    `Move to PostgreSQL ${least} or later.`,
  ],
  connections_few: (marks: { used: number; most: number; pool: number }): Words => [
    `PostgreSQL has ${marks.used} of ${marks.most} connections in use, and a process of the portal may want ${marks.pool}.`,
    'Raise max_connections of PostgreSQL, or end what holds the others.',
  ],
  database_may_forget: ({ settings }: { settings: string }): Words => [
    `PostgreSQL runs with ${settings} off and may lose what was acknowledged when the power fails.`,
    'Turn that on in postgresql.conf, unless the machine cannot lose power.',
  ],
  second_process: (_: Nothing): Words => [
    'Another process serves the same SQLite file, too; they wait for each other and hear of changes late.',
    'Stop one of them, or use PostgreSQL.',
  ],

  disk_ok: ({ megabytes }: { megabytes: number }): Words => [`${room(megabytes)} of disk are free.`],
  disk_low: ({ folder, megabytes }: { folder: string; megabytes: number }): Words => [
    `The disk of ${folder} has ${room(megabytes)} left, less than a tenth of it or than 1 GB.`,
    'Make room: when it is full, nothing can be saved any more.',
  ],
  disk_full: ({ folder, megabytes }: { folder: string; megabytes: number }): Words => [
    `The disk of ${folder} has ${room(megabytes)} left, so nothing can be saved before long.`,
    'Make room now.',
  ],

  ownership_ok: ({ count, folder }: { count: number; folder: string }): Words => [
    `All files and folders of ${folder} (${count}) belong to its owner.`,
  ],
  foreign_files: (marks: { count: number; first: string; folder: string; owner: number }): Words => [
    `Files or folders of ${marks.folder} belong to another user than its owner: ${marks.count}, ${marks.first} for one.`,
    `Run as root: chown -R ${marks.owner} ${marks.folder}`,
  ],
  other_user: ({ folder, owner }: { folder: string; owner: number }): Words => [
    `${folder} belongs to another user (uid ${owner}) than the one who works on it here.`,
    'Run this as that user or as root; the portal has to run as that user, too.',
  ],
  folder_open: ({ folder, mode }: { folder: string; mode: string }): Words => [
    `${folder} is open to others of this machine (mode ${mode}).`,
    `Run: chmod 700 ${folder}`,
  ],
  folder_unwritable: ({ folder }: { folder: string }): Words => [
    `The portal cannot write in ${folder}.`,
    'Give the folder to the user of the service.',
  ],

  proxies_ok: ({ trusted }: { trusted: string }): Words => [
    `TRUSTED_PROXIES is ${trusted || 'empty'}; nobody else has sent forwarded headers within a day.`,
  ],
  proxies_untold: ({ address }: { address: string }): Words => [
    `PUBLIC_URL is ${address}, so a proxy must be in front, but TRUSTED_PROXIES is empty: all people count as one client.`,
    `Name the proxy's address in TRUSTED_PROXIES ${restart}`,
  ],
  proxies_seen: ({ peers }: { peers: string }): Words => [
    `Forwarded headers came from ${peers}, which TRUSTED_PROXIES does not name.`,
    `If that is your proxy, name it in TRUSTED_PROXIES ${restart} A stranger's address needs nothing.`,
  ],

  clock_ok: (_: Nothing): Words => ['The clock is right as far as the data can tell.'],
  clock_differs: ({ seconds }: { seconds: number }): Words => [
    `The clock of this machine is ${seconds} seconds away from the clock of the database server.`,
    'Set both by NTP.',
  ],
  clock_future: ({ at }: { at: string }, when: When): Words => [
    `Something was stored ${when(at)}, which is still to come: the clock was ahead, or is behind now.`,
    'Set the clock by NTP; housekeeping brings such moments back to now.',
  ],
  clock_set_back: ({ line, minutes }: { line: number; minutes: number }): Words => [
    `At line ${line} of the audit trail the clock went back by ${minutes} minutes.`,
    'Let NTP keep the clock, which moves it little by little.',
  ],
  clock_jumped: ({ seconds }: { seconds: number }): Words => [
    `The clock has jumped by ${seconds} seconds since the portal started.`,
    'Let NTP keep the clock; a machine that was asleep may be let be.',
  ],
} as const
