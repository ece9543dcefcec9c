/** The site's settings, its switch, and the System page. */
export { readSystemSettingsHandler, saveSystemSettingsHandler } from './settings-handlers.ts'
export { cancelPlannedShutdownHandler, planShutdownHandler, startOrShutSystemHandler } from './switch-handlers.ts'
export { readSystemStateHandler } from './system-state-handler.ts'
