import { dayOf } from '@workspace/portal/contract'
import { decodeCursor, encodeCursor, handlersOf, SentFile, yieldToEventLoop } from '@workspace/portal/server'
import { exportTrace, trace } from '../../contract/traceability/calls.ts'
import type { TraceLine } from '../../contract/traceability/trace.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { namedLines } from './named-lines.ts'
import { traceHeading, traceRow } from './trace-file.ts'
import type { TracedLine } from './traced-visits.ts'
import { tracedLines } from './traced-visits.ts'

const { gives, reads } = handlersOf<ManureActor>()

const pageLines = 2000
const order = { sort: 'trace', direction: 'asc', numeric: true } as const

const traceHandler = reads(trace, async ({ host, actor }, { cursor, ...question }, refuse) => {
  const reader = host.database.reading
  const start = cursor === '' ? 0 : decodeCursor(order, cursor)?.key
  if (typeof start !== 'number' || start < 0) throw refuse('invalid_input', { fields: ['cursor'] })
  const all = await tracedLines({ reader, actor }, question)
  const traced = all.slice(start, start + pageLines)
  const lines = await namedLines(reader, traced)
  const end = start + traced.length
  return {
    lines,
    farms: reachedFarms(traced, lines),
    cursor: end < all.length ? encodeCursor(order, { key: end, id: '' }) : '',
  }
})

function reachedFarms(traced: readonly TracedLine[], lines: readonly TraceLine[]) {
  const reached = lines.flatMap(({ visit, wash }, at) =>
    visit && traced[at]?.isReached ? [{ ...visit.farm, wash }] : [],
  )
  const farms = Map.groupBy(reached, ({ id }) => id)
  return [...farms].map(([id, visits]) => {
    return { id, name: visits[0]?.name ?? '', isUnwashed: visits.some(({ wash }) => wash === null) }
  })
}

const exportTraceHandler = gives(exportTrace, async ({ host, actor, request, write }, question) => {
  const reader = host.database.reading
  const all = await tracedLines({ reader, actor }, question)
  let file = traceHeading
  for (let start = 0; start < all.length; start += pageLines) {
    const lines = await namedLines(reader, all.slice(start, start + pageLines))
    file += lines.map(traceRow).join('')
    await yieldToEventLoop()
  }
  await write(async (transaction) => {
    const { by, value: target, from, to } = question
    await host.audit.append(transaction, request, { action: 'exporttrace', target, details: { by, from, to } })
    return {}
  })
  const name = `jaljitys-${dayOf(request.now)}.csv`
  return new SentFile('text/csv; charset=utf-8', Buffer.from(file, 'utf8'), name)
})

export const traceHandlers = { trace: traceHandler, exportTrace: exportTraceHandler }
