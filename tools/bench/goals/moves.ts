/** Goal 20: a portal with 100 000 people and a trail of 1 000 000 lines moved to PostgreSQL, and back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashOf } from '../../../portal/server/kernel/audit/audit-trail.ts'
import type { AuditTable } from '../../../portal/server/kernel/database/audit-tables.ts'
import { filledPlace } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import { freshDatabase } from '../postgres.ts'
import type { Figure } from '../report.ts'
import { number } from '../report.ts'
import { scaled } from '../scale.ts'

const people = scaled(100_000, 1100)
const lines = scaled(1_000_000, 1000)

export const movesGoal: Goal = {
  number: 20,
  title: `A portal with ${number(people)} people and ${number(lines)} lines of the audit trail moved to the other database`,
  measure: async () => {
    using place = await filledPlace(people)
    const file = join(place.dataDir, 'portal.sqlite')
    addLines(file)
    const url = await freshDatabase()
    const onPostgres = { ...place.env, DATABASE_URL: url }
    const back = join(place.dataDir, 'back')
    return [
      { what: 'data file', measured: `${number(statSync(file).size / 1e6)} MB` },
      await timed('to PostgreSQL, compared', ['move-to-postgres'], { ...place.env, TARGET_DATABASE_URL: url }),
      await timed('  its trail walked there', ['verify-audit'], onPostgres),
      await timed('back to SQLite, compared', ['move-to-sqlite', '--to', back], onPostgres),
      await timed('  its trail walked there', ['verify-audit'], { ...place.env, DATA_DIR: back }),
    ]
  },
}

/** As the portal would have written them, each after the one before. */
function addLines(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('begin')
  const last = database.prepare('select seq, hash from audit order by seq desc limit 1').get()
  let before = { seq: Number(last?.['seq'] ?? 0), hash: String(last?.['hash'] ?? '') }
  let insert: ReturnType<DatabaseSync['prepare']> | undefined
  for (let count = 0; count < lines; count++) {
    const line = lineAfter(before, count)
    const names = Object.keys(line)
    insert ??= database.prepare(`insert into audit (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    insert.run(...Object.values(line))
    before = line
  }
  database.exec('commit')
  database.close()
}

function lineAfter(before: { readonly seq: number; readonly hash: string }, count: number): AuditTable {
  const person = `kuorma_${String(count % people).padStart(6, '0')}`
  const row = {
    seq: before.seq + 1,
    at: new Date(Date.UTC(2026, 0, 1) + count * 25_000).toISOString(),
    actor: person,
    session_hash: 'q1w2e3r4t5y6',
    action: count % 3 === 0 ? 'saveownsettings' : 'login',
    target: person,
    company: 'Biolan',
    details: count % 3 === 0 ? '{"fields":["telephone","city"]}' : '{}',
    result: 'done',
    request_id: `${count.toString(36)}-kuorma`,
    address: '192.0.2.0/24',
    prev_hash: before.hash,
  }
  return { ...row, hash: hashOf(row), search_text: `${person}\n${row.action}\nbiolan` }
}

/** Seconds and the most memory of one of the operator's commands in a process of its own. @throws with what it said where it fails. */
async function timed(what: string, argv: readonly string[], env: Readonly<Record<string, string>>): Promise<Figure> {
  const began = performance.now()
  const child = spawn(process.execPath, ['assembly/server/portal-command.ts', ...argv], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  let most = 0
  const watching = setInterval(() => (most = Math.max(most, peak(child.pid))), 200)
  const [code] = await once(child, 'close')
  clearInterval(watching)
  if (code !== 0) throw new Error(said)
  const equal = /^(All \d+ tables are equal|\d+ lines, unbroken)/m.exec(said)?.[1] ?? ''
  return { what, measured: `${number((performance.now() - began) / 1000)} s, ${number(most)} MB; ${equal}` }
}

/** The most resident memory so far, in MB. */
function peak(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
