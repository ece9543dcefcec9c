/** What is done every hour, and the backups in between. */
export { scheduleHousekeeping } from './schedule.ts'
