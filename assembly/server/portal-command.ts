/** `npm run portal -- <command>`: the operator's commands, with all applications. */
import { text } from 'node:stream/consumers'
import { runCommand } from '@workspace/portal/server'
import { mounted } from './applications.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  ...mounted,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  // Not among what a command prints, so that its answer can be piped on.
  announce: (line) => process.stderr.write(`${line}\n`),
  readInput: () => {
    if (process.stdin.isTTY) process.stderr.write('Type the password, then Enter and Ctrl+D:\n')
    return text(process.stdin)
  },
})
