/** Administration of the applications: which are in use and open to whom; lists what is mounted. */
export { readApplicationsHandler } from './administered-applications-handler.ts'
export { applicationIcons } from './application-icons.ts'
export { readApplicationUseHandler } from './application-use-handler.ts'
export { saveApplicationsHandler } from './handlers.ts'
export { listMountedApplications, newApplication } from './list-mounted-applications.ts'
