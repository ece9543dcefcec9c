/** The operator's commands. */
export { CommandFailed } from './command.ts'
export { type CommandSurroundings, runCommandWith } from './run-command.ts'
