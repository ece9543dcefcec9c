/** What every part of the administration works with. */
export type { AdminData } from './admin-data.ts'
export { NotYetThere } from './not-yet-there.tsx'
export { startAdminData, useAdminData, useResetOnLeaving } from './use-admin-data.tsx'
export { WithAdminData } from './with-admin-data.tsx'
