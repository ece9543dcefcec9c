/** Administration of the applications: which are in use and open to whom; lists what is mounted. */
export { readApplicationsAnswer } from './administered-applications-answer.ts'
export { saveApplicationsAnswer } from './answers.ts'
export { applicationIcons } from './application-icons.ts'
export { readApplicationUseAnswer } from './application-use-answer.ts'
export { listMountedApplications, newApplication } from './list-mounted-applications.ts'
