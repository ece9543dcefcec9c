/** Copies of the SQLite file: taken, verified, restored, and made before an update. */
export { bringBeside, keyBeside } from './beside-backups.ts'
export { bringUpToDate } from './bring-up-to-date.ts'
export { copiedFilesFolder } from './copied-files.ts'
export { lastBackup } from './last-backup.ts'
export { missingFiles } from './missing-files.ts'
export { PortalIsRunning, restoreBackup } from './restore-backup.ts'
export { backupFaultOf, backupFolder, takeBackup } from './take-backup.ts'
export { type BackupReport, verifyBackup } from './verify-backup.ts'
