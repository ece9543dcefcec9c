import { dirname, resolve } from 'node:path'
import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import type { DiskRoom } from '../../kernel/files/disk-room.ts'
import { diskRoom } from '../../kernel/files/disk-room.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { lastBackup } from '../backups/index.ts'

/** What is looked at when somebody asks: letters, streams, the database's answer, the room on the disks. */
export function watchState(portal: PortalHost, register: Registry): void {
  watchLetters(portal, register)
  watchDatabase(portal, register)
  watchDisks(portal, register)
  watchBackups(portal, register)
  register.registerMetric(
    new Gauge({
      name: 'portal_event_streams',
      help: 'Browsers that listen to live events of this process.',
      registers: [],
      collect() {
        this.set(portal.live.streams())
      },
    }),
  )
}

/** Of the outbox; what was sent is not counted, for there are many and they are forgotten after a month. */
const letterStates = ['waiting', 'dead', 'skipped'] as const

function watchLetters({ database }: PortalHost, register: Registry): void {
  register.registerMetric(
    new Gauge({
      name: 'portal_letters',
      help: 'Letters that wait, that were given up (dead), and whose link died before they left (skipped).',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset()
        const counts = await letterCounts(database).catch(() => undefined)
        if (!counts) return
        for (const state of letterStates) this.set({ state }, counts.get(state) ?? 0)
      },
    }),
  )
}

async function letterCounts({ reading }: PortalHost['database']): Promise<ReadonlyMap<string, number>> {
  const counted = reading.selectFrom('outbox').where('state', 'in', letterStates).groupBy('state')
  const rows = await counted.select(['state', (row) => row.fn.countAll().as('count')]).execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Figures of the process are told also while the database does not answer: that is when they are looked at. */
function watchDatabase({ database }: PortalHost, register: Registry): void {
  const seconds = askedOnce(async () => {
    const start = performance.now()
    try {
      await database.reading.selectFrom('application').select('name').limit(1).execute()
      return (performance.now() - start) / 1000
    } catch {
      return undefined
    }
  })
  register.registerMetric(
    new Gauge({
      name: 'portal_database_latency_seconds',
      help: 'How long the database took to answer the smallest question, just now.',
      registers: [],
      async collect() {
        const taken = await seconds()
        if (taken === undefined) this.reset()
        else this.set(taken)
      },
    }),
  )
  register.registerMetric(
    new Gauge({
      name: 'portal_database_up',
      help: '1 while the database answers, 0 otherwise.',
      registers: [],
      async collect() {
        this.set((await seconds()) === undefined ? 0 : 1)
      },
    }),
  )
}

/** Metrics are gathered at the same time, each by itself: two of one answer ask for it together, and get the same. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

function watchDisks({ settings }: PortalHost, register: Registry): void {
  const folders = { data: settings.dataDir, files: settings.filesDir }
  const rooms = askedOnce(() =>
    Promise.all(Object.entries(folders).map(async ([folder, path]) => ({ folder, room: await roomFor(path) }))),
  )
  register.registerMetric(
    new Gauge({
      name: 'portal_disk_size_bytes',
      help: 'Size of the disk of the folder.',
      labelNames: ['folder'],
      registers: [],
      async collect() {
        for (const { folder, room } of await rooms()) if (room) this.set({ folder }, room.size)
      },
    }),
  )
  register.registerMetric(
    new Gauge({
      name: 'portal_disk_free_bytes',
      help: 'Room that is left for the portal on the disk of the folder.',
      labelNames: ['folder'],
      registers: [],
      async collect() {
        for (const { folder, room } of await rooms()) if (room) this.set({ folder }, room.free)
      },
    }),
  )
}

/** The folder of files is made with the first of them; until then its room is that of the folder where it will be. */
async function roomFor(folder: string): Promise<DiskRoom | undefined> {
  return (await diskRoom(folder)) ?? (await diskRoom(dirname(resolve(folder))))
}

/** Nothing where there is none: a portal on PostgreSQL, or a demo. */
function watchBackups({ settings }: PortalHost, register: Registry): void {
  register.registerMetric(
    new Gauge({
      name: 'portal_last_backup_timestamp_seconds',
      help: 'When the last good backup of the SQLite file was made, by whichever process.',
      registers: [],
      collect() {
        const last = lastBackup(settings.dataDir)
        if (last) this.set(last.at.getTime() / 1000)
        else this.remove()
      },
    }),
  )
}
