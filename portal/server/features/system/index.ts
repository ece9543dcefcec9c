/** The site's settings, its switch, and the System page. */
export { readSystemSettingsAnswer, saveSystemSettingsAnswer } from './settings-answers.ts'
export { cancelPlannedShutdownAnswer, planShutdownAnswer, startOrShutSystemAnswer } from './switch-answers.ts'
export { readSystemStateAnswer } from './system-state-answer.ts'
