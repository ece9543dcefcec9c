/** One of the operator's commands in a process of its own, to be killed: stays for ever once it has printed a line that begins with HOLD, and says so. */
import { writeSync } from 'node:fs'
import { runCommand } from '@workspace/portal/server'
import { mounted } from '../server/applications.ts'

const { HOLD: held = '' } = process.env
const say = (line: string) => void writeSync(1, `${line}\n`)
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  ...mounted,
  print: (line) => {
    say(line)
    if (!line.startsWith(held)) return
    say('holding')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
  printError: say,
  announce: say,
  readInput: async () => '',
})
