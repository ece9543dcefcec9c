/** English texts: what superadmins are warned of on the System page, each with what mends it. */
import type { systemwarnings as finnish } from '../fi/system-warnings.ts'
import type { Section } from '../section.ts'

export const systemwarnings: Section<typeof finnish> = {
  warninguntrustedproxy: 'The setting TRUSTED_PROXIES does not know a proxy',
  warninguntrustedproxytext: ({ peers }) =>
    `Forwarded requests came from ${peers}. If that is your own proxy, everybody behind it now counts as one visitor, and somebody who guesses passwords can lock the others out, too. Add the address to the server’s setting TRUSTED_PROXIES and restart the portal. You need not mind an address that is not yours.`,
  warningsecondprocess: 'Another process uses the same database',
  warningsecondprocesstext: 'Changes reach other people late. Stop the one too many, or move to PostgreSQL.',
  warningletterspaused: 'Letters are paused',
  warningletterspausedtext: ({ time }) =>
    `The data were restored from a backup at ${time}, and the portal has sent no letters since. Make sure that this is the real portal and not a copy, and that the letters that wait have not been sent already. Only then let them go.`,
  lettersrelease: 'Send the letters',
  lettersreleasedtext: 'Letters leave again.',
  warningdisklow: 'The disk is nearly full',
  warningdisklowtext: ({ megabytes }) =>
    `${megabytes} MB are left. Make room: once it is full, nothing can be saved any more.`,
  lastbackup: ({ time }) => `Last backup: ${time}`,
  ownface: ({ name, mark }) => `Own face: ${name} (mark ${mark})`,
  lastbackupnone: 'No backup has been made yet.',
  warningbackupoverdue: 'No backup has been made for over a day',
  warningbackupoverduetext: 'Ask whoever looks after the server to read the log and mend this.',
  warningbackupfailed: 'A backup could not be made',
  warningbackupfault_noroom: 'The disk is full. Make room; the portal tries again every quarter of an hour.',
  warningbackupfault_norights:
    'The portal may not write to the folder of backups. Give the folder to the portal’s user.',
  warningbackupfault_notwhole: 'The copy was not whole. Check the database and the disk at once.',
  warningbackupfault_other: 'The reason is in the log of the server (backup_failed).',
  warningplainmail: 'Letters leave unencrypted',
  warningplainmailtext: ({ host }) =>
    `The setting SMTP_TLS=off sends letters, and the password links in them, to ${host} in the clear. If that mail server can do TLS, set SMTP_TLS=starttls or use smtps:// and restart the portal.`,
  warningmailnotletin: 'The mail server does not accept letters of the portal',
  warningmailnotletintext: ({ answer }) =>
    `It answered: “${answer}”. The letters wait, and leave once it accepts them. Check the settings SMTP_URL and MAIL_FROM, and what the server itself allows.`,
}
