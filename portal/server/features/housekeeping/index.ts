/** What is done every hour, the backups in between, and which jobs have failed. */
export { failedJobs } from './failed-jobs.ts'
export { scheduleHousekeeping } from './schedule.ts'
export { failedBackup } from './schedule-backups.ts'
