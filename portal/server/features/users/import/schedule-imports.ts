import type { Milliseconds } from '../../../kernel/clock/clock.ts'
import { seconds } from '../../../kernel/clock/clock.ts'
import { oneAtATime } from '../../../kernel/clock/one-at-a-time.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import { finishImport } from './finish-import.ts'
import { failImport, importsUnderWay } from './import-store.ts'
import { removeRows } from './take-back-import.ts'

/** An import goes on with each slice; one that has not moved for so many looks has lost its process (decision 23). */
const looksUntilGone = 5

interface Watching {
  /** Whether no other process works on these data: what is under way at the start was left by one that is gone. */
  readonly isAlone: boolean
  readonly lookEvery?: Milliseconds
}

interface ImportLooks {
  /** Looks now, and does what there is to do. */
  look(): Promise<void>
  stop(): Promise<void>
}

type UnderWay = Awaited<ReturnType<typeof importsUnderWay>>[number]

/** Goes on with imports whose process is gone: those that are shown are finished, the others are taken back. */
export function scheduleImports(portal: PortalHost, { isAlone, lookEvery = seconds(5) }: Watching): ImportLooks {
  const ending = new AbortController()
  let isFirst = true
  let watched = new Map<string, { readonly beats: number; readonly stillFor: number }>()

  const look = async () => {
    const isStart = isFirst
    const imports = await importsUnderWay(portal.database)
    isFirst = false
    const before = watched
    watched = new Map(
      imports.map(({ id, beats }) => {
        const seen = before.get(id)
        return [id, { beats, stillFor: seen?.beats === beats ? seen.stillFor + 1 : 0 }]
      }),
    )
    for (const each of imports) {
      // Finishing can be shared, and taking away too; only what is being prepared may have a living owner that minds.
      const isLeft = isStart && (isAlone || each.state !== 'preparing')
      if (isLeft || (watched.get(each.id)?.stillFor ?? 0) >= looksUntilGone) await goOn(each)
    }
  }
  const goOn = async ({ id, state, beats }: UnderWay) => {
    if (state === 'shown') return finishImport(portal, id, ending.signal)
    // With its beats: one that has moved since it was read lives.
    if (state === 'preparing' && !(await failImport(portal.database, id, beats))) return
    await removeRows(portal, id, ending.signal)
  }
  const looks = oneAtATime(look, (fault) => {
    if (!ending.signal.aborted) portal.log.error('import_look_failed', fault)
  })
  void looks.request()
  const timer = setInterval(() => void looks.request(), lookEvery).unref()
  return {
    look: looks.request,
    stop: () => {
      ending.abort()
      clearInterval(timer)
      return looks.last()
    },
  }
}
