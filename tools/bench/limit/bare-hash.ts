/** A process: how often a password can be checked here when nothing else is done, two at a time. Argument: seconds. */
import { passwordHasher } from '../../../portal/server/kernel/passwords/password-hasher.ts'

const seconds = Number(process.argv[2])
const passwords = await passwordHasher()
const stored = await passwords.hash('Kurkisuo-77-lato')
const start = performance.now()
const end = start + seconds * 1000
let checked = 0

async function check(): Promise<void> {
  while (performance.now() < end) {
    await passwords.verify(stored, 'Kurkisuo-77-lato')
    checked++
  }
}

await Promise.all([check(), check()])
console.log(checked / ((performance.now() - start) / 1000))
