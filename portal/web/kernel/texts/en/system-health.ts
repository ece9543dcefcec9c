/** The health check of the system; its sentences come from the server. */
import type { systemhealth as finnish } from '../fi/system-health.ts'
import { counted } from '../figures.ts'
import type { Section } from '../section.ts'

export const systemhealth: Section<typeof finnish> = {
  healthheading: 'Health check',
  healthleadtext: 'What is in order with the portal and its server, what needs mending, and how.',
  healthstate_ok: 'In order',
  healthstate_warning: 'Warning',
  healthstate_fault: 'Fault',
  healthallok: 'Everything is in order.',
  healthcounts: ({ faults, warnings }) =>
    [faults !== 0 && counted(faults, 'fault', 'faults'), warnings !== 0 && counted(warnings, 'warning', 'warnings')]
      .filter(Boolean)
      .join(', '),
  healthagain: 'Check again',
  healthcommon: 'State of the portal',
  healththorough: 'Thorough check',
  healththoroughtext:
    'Tries the mail server, opens the newest backup, and goes through the database and the whole event log. This may take minutes. The portal can be used meanwhile.',
  healthbegin: 'Check thoroughly',
  healthunderway: ({ what }) => `Checking: ${what}…`,
  healthunderwaylines: ({ count }) => `Checking: event log, ${count} lines…`,
  healthquoted: 'The program’s own words:',
  health_version: 'Version',
  health_settings: 'Settings of the server',
  health_database: 'Database',
  health_site: 'Administration',
  health_secondfactor: 'Two-step login',
  health_brand: 'Brand',
  health_disk: 'Disk space',
  health_ownership: 'Owner of the files',
  health_proxies: 'Proxy',
  health_clock: 'Clock',
  health_letters: 'Letters',
  health_jobs: 'Scheduled jobs',
  health_backup: 'Backups',
  health_mail: 'Mail server',
  health_integrity: 'Integrity of the database',
  health_audit: 'Event log',
}
