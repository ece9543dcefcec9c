/** Goal 14: what others feel while somebody exports 10 000 people, imports the 20 000 of one file, or verifies a thousand. */
import { administrationCalls, importRowsMost, portalCalls } from '../../../portal/contract/own.ts'
import { readSettings } from '../../../portal/server/kernel/configuration/read-settings.ts'
import { openDatabase } from '../../../portal/server/kernel/database/open-database.ts'
import type { PortalTables } from '../../../portal/server/kernel/database/tables.ts'
import { within } from '../figures.ts'
import type { Visitor } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import { load } from '../load.ts'
import { othersMeanwhile } from '../others.ts'
import type { Figure } from '../report.ts'
import { number } from '../report.ts'
import { callText, visitorHeaders } from '../requests.ts'
import { scaled } from '../scale.ts'
import type { Stage } from '../stage.ts'
import { inTurn, stage } from '../stage.ts'

const people = 10_000
const imports = scaled(importRowsMost, 100)
const mostP99 = 50
/** Letters, and lines in the trail, follow after the answer. */
const secondsAfter = scaled(20, 0.5)

export const heavyWorkGoal: Goal = {
  number: 14,
  title: `Answers to others while people are exported, imported (${number(imports)}) or verified`,
  measure: async () => {
    const there = await stage('SQLite', people, 'unlimited')
    const figures: Figure[] = []
    for (const format of ['csv', 'xlsx'] as const) {
      figures.push(await meanwhile(`export as ${format}`, there, (visitor) => exported(there, visitor, format)))
    }
    figures.push(...(await importFigures(there, 'import with letters, SQLite')))
    const waiting = await unverified(there)
    figures.push(
      await meanwhile(`${waiting.length} people verified at once`, there, (visitor) =>
        sent(there, visitor, {
          path: administrationCalls.verifyUsers.path,
          json: { users: waiting, username: visitor.username },
        }),
      ),
    )
    figures.push(
      ...(await importFigures(await stage('PostgreSQL', people, 'unlimited'), 'import with letters, PostgreSQL')),
    )
    return figures
  },
}

function importFigures(there: Stage, what: string): Promise<Figure[]> {
  const [admin] = there.superadmins
  if (!admin) throw new Error('There is no superadmin')
  return othersMeanwhile(there, { what, work: () => imported(there, admin), secondsMore: secondsAfter })
}

/** A thousand of those who were imported, as if they had registered and not followed their link yet. */
async function unverified({ place }: Stage): Promise<string[]> {
  const database = await openDatabase<PortalTables>(readSettings(place.env))
  const rows = await database.writing((transaction) =>
    transaction
      .updateTable('account')
      .set({ activated: 0 })
      .where('username', 'like', 'tuotu_000%')
      .returning('id')
      .execute(),
  )
  await database.close()
  return rows.map(({ id }) => id)
}

/** Others read their own data a hundred times a second from just before the work until it is done. */
async function meanwhile(what: string, there: Stage, work: (visitor: Visitor) => Promise<unknown>): Promise<Figure> {
  const { own, customers, superadmins } = there
  const reads = inTurn(customers.map((visitor) => callText(portalCalls.readInitialData, visitor, visitor)))
  const admin = inTurn(superadmins)()
  await load({ port: own.port, connections: 10, seconds: 1, next: reads, pace: 100 })
  const start = performance.now()
  let lasted = 0
  const working = work(admin).then(() => {
    lasted = performance.now() - start
  })
  const rounds = []
  while (lasted === 0) {
    rounds.push(await load({ port: own.port, connections: 10, seconds: 1, next: reads, pace: 100 }))
    await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 1))])
  }
  const milliseconds = Float64Array.from(rounds.flatMap((round) => [...round.milliseconds])).sort()
  const p99 = within({ rate: 0, milliseconds }, 0.99)
  return {
    what: `${what} (${number(lasted / 1000, 1)} s): p50, p99, most, ms`,
    measured: [0.5, 0.99, 1].map((share) => number(within({ rate: 0, milliseconds }, share), 1)).join(', '),
    goal: `p99 ≤ ${mostP99}`,
    isMet: p99 <= mostP99,
  }
}

async function exported(there: Stage, visitor: Visitor, format: 'csv' | 'xlsx'): Promise<void> {
  await sent(there, visitor, { path: administrationCalls.exportUsers.path, json: { format, language: 'fi' } })
}

async function imported(there: Stage, visitor: Visitor): Promise<void> {
  const upload = await sent(there, visitor, { path: '/api/admin/users/import/upload/uudet.csv', bytes: importFile() })
  const { import: id, columns } = upload as { import: string; columns: { field: string }[] }
  const plan = { import: id, columns: columns.map(({ field }) => field), company: 'Biolan' }
  await sent(there, visitor, { path: administrationCalls.rehearseUserImport.path, json: plan })
  const { added } = (await sent(there, visitor, {
    path: administrationCalls.confirmUserImport.path,
    json: { ...plan, invite: true },
  })) as { added: number }
  if (added !== imports) throw new Error(`${added} of ${imports} were added`)
}

function importFile(): string {
  const lines = Array.from({ length: imports }, (_, place) => {
    const name = `tuotu_${String(place).padStart(6, '0')}`
    return `${name};${name}@tuonti.example;Tuija;Tuontinen ${place};Suotie ${place};61800;Kauhajoki`
  })
  return `username;email;firstname;lastname;streetaddress;postal;city\n${lines.join('\n')}\n`
}

async function sent(
  { own }: Stage,
  visitor: Visitor,
  { path, json, bytes }: { path: string; json?: object; bytes?: string },
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${own.port}${path}`, {
    method: 'POST',
    headers: { ...visitorHeaders(visitor), 'content-type': json ? 'application/json' : 'text/csv' },
    body: json ? JSON.stringify(json) : (bytes ?? ''),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
}
