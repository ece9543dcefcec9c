/** What the doctor says in English of the site, its letters, jobs and backups, and of what is looked through on wish. */
import type { Quoted, When, Words } from './words.ts'

const restart = 'and start the portal again.'
type Nothing = Record<never, never>

export const englishWork = {
  site_ok: ({ superadmins }: { superadmins: number }): Words => [
    `The system is on and has addresses that people can write to; superadmins: ${superadmins}.`,
  ],
  no_superadmin: (_: Nothing): Words => [
    'There is no superadmin who could sign in.',
    'Run `create-superadmin` on the server.',
  ],
  no_addresses: (_: Nothing): Words => [
    'The address of the site’s administrator or of its support is missing, so nobody hears of trouble.',
    'Give both in the site settings.',
  ],
  system_off: (_: Nothing): Words => [
    'The system is shut down: only superadmins can use it.',
    'Start it on the System page once the work is done.',
  ],

  second_factor_ok: ({ count, secured }: { count: number; secured: number }): Words => [
    secured === count
      ? `All administrators (${count}) have a second step.`
      : `Administrators: ${count}, with a second step: ${secured}; the time of the others begins when they log in.`,
  ],
  second_factor_unasked: (_: Nothing): Words => [
    'Administrators need no second step: the site setting is off.',
    'Turn on `Administrators must use two-step login` in the site settings.',
  ],
  second_factor_in_demo: (_: Nothing): Words => ['The demo asks administrators for no second step.'],
  second_factor_awaited: ({ count, names, at }: { count: number; names: string; at: string }, when: When): Words => [
    `Administrators who have no second step yet: ${count} (${names}); the first one’s time ends ${when(at)}.`,
    'Remind them: afterwards they can only add one and do nothing else.',
  ],
  second_factor_overdue: ({ count, names }: { count: number; names: string }): Words => [
    `Administrators who have let the time for a second step pass: ${count} (${names}). Their password alone opens the account to whoever adds one.`,
    'Ask them to log in and add one, or deactivate accounts that nobody uses.',
  ],
  passkeys_of_other_host: ({ count, hosts, host }: { count: number; hosts: string; host: string }): Words => [
    `Passkeys that were made under ${hosts} and do not work under ${host}: ${count}.`,
    'Set PUBLIC_URL back if that was not meant; otherwise their owners log in by another way and add new ones.',
  ],
  passkeys_nowhere: ({ count, address }: { count: number; address: string }): Words => [
    `PUBLIC_URL is ${address}, an address by number, under which no passkey works; there are ${count}.`,
    'Set PUBLIC_URL to the name that people use.',
  ],

  letters_ok: ({ waiting }: { waiting: number }): Words => [`No letter was given up; waiting to leave: ${waiting}.`],
  letters_dead: ({ count }: { count: number }): Words => [
    `Letters that were given up: ${count}.`,
    'Look at them on the page of letters, where those that the mail server missed are sent again.',
  ],
  letters_stuck: ({ count, since }: { count: number; since: string }, when: When): Words => [
    `Letters that have waited for more than an hour: ${count}; the oldest was queued ${when(since)}.`,
    'Look at the mail server; the page of letters tells what it answered.',
  ],
  letters_paused: ({ since }: { since: string }, when: When): Words => [
    `Letters have been paused ${since === '' ? 'for some time' : `since the restore ${when(since)}`}.`,
    'Once you know that this is no copy, run `release-letters` or press the button on the System page.',
  ],
  letters_not_let_in: (_: Quoted): Words => [
    'The mail server wants no letters of this portal.',
    'Look at SMTP_URL and MAIL_FROM, and at the server’s own restrictions.',
  ],

  jobs_ok: (_: Nothing): Words => ['No job failed at its last run.'],
  job_failed: ({ job, at }: { job: string; at: string } & Quoted, when: When): Words => [
    `The job ${job} failed ${when(at)}.`,
    'Mend what it names; the job is run again by itself.',
  ],

  backup_ok: ({ at }: { at: string }, when: When): Words => [`The last good backup was made ${when(at)}.`],
  backup_of_demo: (_: Nothing): Words => ['The demo makes no backups.'],
  backup_elsewhere: (_: Nothing): Words => [
    'PostgreSQL is backed up with its own tools, which the portal does not see: make sure that they ran.',
  ],
  backup_awaited: (_: Nothing): Words => [
    'There is no backup yet, but the portal is younger than a day.',
    'Leave it running: it makes one soon after its start, and every quarter of an hour.',
  ],
  backup_none: (_: Nothing): Words => [
    'There is no backup.',
    'Start the portal, which makes them in production, or run `backup`.',
  ],
  backup_gone: ({ at }: { at: string }, when: When): Words => [
    `A backup was made ${when(at)}, but it is gone, and there is no other.`,
    'Run `backup` for another one, and find out what took DATA_DIR/backups away: the disk, a cleaning job, or somebody.',
  ],
  backup_old: ({ at }: { at: string }, when: When): Words => [
    `The last good backup is older than a day; it was made ${when(at)}.`,
    'Start the portal, which makes one every quarter of an hour, or run `backup`, which says why none is made.',
  ],
  backup_failed: ({ at }: { at: string } & Quoted, when: When): Words => [
    `The last attempt at a backup failed ${when(at)}.`,
    'Mend what it names; the portal tries again every quarter of an hour.',
  ],
  backup_whole: ({ name }: { name: string }): Words => [
    `The newest backup, ${name}, opens, and its checksum and signature fit.`,
  ],
  backup_broken: ({ name }: { name: string } & Quoted): Words => [
    `The newest backup, ${name}, cannot be restored.`,
    'Run `backup` for another one, and look at the disk.',
  ],
  backup_keyless: ({ open }: { open: string }): Words => [
    'No backup could be tried, for that takes a secret.key that can be used.',
    open === '' ? 'Put the secret.key back first.' : `Close it to others first: chmod 600 ${open}`,
  ],

  mail_ok: ({ host, guard }: { host: string; guard: string }): Words => [
    `The mail server ${host} lets the portal in (${guard}).`,
  ],
  mail_in_demo: (_: Nothing): Words => ['Letters stay on the demo’s page of letters; no mail server is set.'],
  mail_missing: (_: Nothing): Words => [
    'No mail server is set, so no letter can leave.',
    `Set SMTP_URL and MAIL_FROM ${restart}`,
  ],
  mail_unreachable: ({ host }: { host: string } & Quoted): Words => [
    `The mail server ${host} does not answer.`,
    'Look at the host and port in SMTP_URL, at firewalls between, and at the server.',
  ],
  mail_tls: ({ host }: { host: string } & Quoted): Words => [
    `TLS with the mail server ${host} fails.`,
    'Use the name that its certificate is for, and smtps:// or SMTP_TLS as that server wants it.',
  ],
  mail_sign_in: ({ host }: { host: string } & Quoted): Words => [
    `The mail server ${host} does not take the user and password of SMTP_URL.`,
    'Correct them; signs such as @ and / are written %40 and %2F there.',
  ],
  mail_refused: ({ host }: { host: string } & Quoted): Words => [
    `The mail server ${host} does not want this portal.`,
    'Ask whoever runs that server to let this machine in.',
  ],
  test_letter_taken: ({ address }: { address: string } & Quoted): Words => [
    `The mail server took a test letter to ${address}.`,
  ],
  test_letter_unsent: ({ address }: { address: string } & Quoted): Words => [
    `The test letter to ${address} did not leave, for the mail server cannot be used.`,
    'Mend first what is said of the mail server: SMTP_URL, the way to it, or the server itself.',
  ],
  test_letter_senderless: (_: Nothing): Words => [
    'No test letter was sent, for MAIL_FROM does not say who sends it.',
    `Mend MAIL_FROM ${restart}`,
  ],
  test_letter_refused: ({ address }: { address: string } & Quoted): Words => [
    `The test letter to ${address} was not taken.`,
    'Look at MAIL_FROM, which the server must let this portal use, and at the address.',
  ],

  integrity_ok: (_: Nothing): Words => ['SQLite finds the data file whole.'],
  integrity_of_postgres: (_: Nothing): Words => ['PostgreSQL looks after its own files.'],
  integrity_broken: (_: Quoted): Words => [
    'SQLite finds the data file damaged.',
    'Stop the portal, keep the file, put back the last good backup, and look at the disk.',
  ],

  audit_ok: ({ lines }: { lines: number }): Words => [`The audit trail is unbroken; lines walked: ${lines}.`],
  audit_under_way: ({ lines }: { lines: number }): Words => [
    `The audit trail is unbroken so far; lines walked: ${lines}.`,
  ],
  audit_broken: ({ line }: { line: number } & Quoted): Words => [
    `The audit trail is broken at line ${line}.`,
    'Somebody has changed the database past the portal: find out who can, and hold a backup against it.',
  ],
  audit_keyless: ({ open }: { open: string }): Words => [
    'The audit trail could not be walked, for that takes a secret.key that can be used.',
    open === '' ? 'Put the secret.key back first.' : `Close it to others first: chmod 600 ${open}`,
  ],
} as const
