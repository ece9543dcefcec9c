/** The operator's commands. */
export { type CommandSurroundings, runCommandWith } from './run-command.ts'
