/** Runs as a process of its own: `node backup-process.ts <data file> <new file>`; prints the copy's SHA-256. */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileSha256, integrityFaults } from './check-file.ts'

const [source, target] = process.argv.slice(2)
if (source === undefined || target === undefined) throw new Error('usage: backup-process.ts <data file> <new file>')

// The copy holds what the data file holds; nobody else may read it.
process.umask(0o077)
const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
database.prepare('vacuum into ?').run(target)
database.close()

const faults = integrityFaults(target)
if (faults.length > 0) throw new Error(`the copy is not whole: ${faults.join('; ')}`)
const file = openSync(target, 'r+')
fsyncSync(file)
closeSync(file)
process.stdout.write(await fileSha256(target))
