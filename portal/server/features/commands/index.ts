/** The operator's commands. */
export { serviceSettingsFile } from '../../kernel/configuration/settings-file.ts'
export { processUser } from './process-user.ts'
export { type CommandSurroundings, runCommandWith } from './run-command.ts'
