/** Goal 19: a waybill as PDF and a batch of 2 000 rows, and what others feel meanwhile; on both databases. */

import { giveDocument } from '../../../applications/peatsale/contract/documents/calls.ts'
import { approveBatch, exportBatch, proposeBatch } from '../../../applications/peatsale/contract/invoicing/calls.ts'
import { searchOrders } from '../../../applications/peatsale/contract/orders/search-call.ts'
import type { AnswerOf } from '../../../portal/contract/own.ts'
import { within } from '../figures.ts'
import type { Goal } from '../goal.ts'
import type { Answered } from '../load.ts'
import { load } from '../load.ts'
import { billedMonth } from '../peatsale/peatsale-place.ts'
import type { PeatStage } from '../peatsale/peatsale-stage.ts'
import { peatsaleStage } from '../peatsale/peatsale-stage.ts'
import type { Figure } from '../report.ts'
import { number } from '../report.ts'
import { callText, visitorHeaders } from '../requests.ts'
import { scaled } from '../scale.ts'
import type { Engine } from '../stage.ts'
import { inTurn } from '../stage.ts'

const waybills = scaled(60, 3)
const [mostPdf, mostOthers] = [300, 50]
const rowsOfBatch = scaled(2000, 50)
/** Lists that others read a second. */
const pace = 40

export const peatsalePapersGoal: Goal = {
  number: 19,
  title: `Kuivikemyynti: waybill PDF and batch of ${number(rowsOfBatch)} rows, and others meanwhile`,
  measure: async () => [...(await figuresOn('SQLite')), ...(await figuresOn('PostgreSQL'))],
}

async function figuresOn(engine: Engine): Promise<Figure[]> {
  const there = await peatsaleStage(engine)
  const told = [...(await waybillFigures(there, engine === 'SQLite')), ...(await batchFigures(there))]
  return told.map((figure) => ({ ...figure, what: `${engine}: ${figure.what}` }))
}

/** In the language that it is not kept in, so that each is drawn. */
async function waybillFigures(there: PeatStage, isAsked: boolean): Promise<Figure[]> {
  const id = inTurn(there.filled.waybills)
  const drawn = () => fetched(there, giveDocument, { id: id(), language: 'en' })
  for (let time = 0; time < 5; time++) await drawn()
  const { came, others } = await meanwhile(there, async () => {
    const taken: number[] = []
    for (let time = 0; time < waybills; time++) {
      const start = performance.now()
      await drawn()
      taken.push(performance.now() - start)
    }
    return sorted(taken)
  })
  const [p95, p99] = [within(came, 0.95), within(others, 0.99)]
  return [
    {
      what: `waybill PDF of ${waybills}, p50, p95, ms`,
      measured: `${number(within(came, 0.5), 1)}, ${number(p95, 1)}`,
      ...(isAsked && { goal: `p95 ≤ ${mostPdf}`, isMet: p95 <= mostPdf }),
    },
    {
      what: '  lists of others meanwhile, p50, p99, ms',
      measured: `${number(within(others, 0.5), 1)}, ${number(p99, 1)}`,
      ...(isAsked && { goal: `p99 ≤ ${mostOthers}`, isMet: p99 <= mostOthers }),
    },
  ]
}

async function batchFigures(there: PeatStage): Promise<Figure[]> {
  const { seller } = there.filled
  const period = { seller, ...billedMonth }
  const timed = async (what: string, work: () => Promise<string>) => {
    const { came, others, milliseconds } = await meanwhile(there, work)
    const shares = [0.5, 0.99, 1].map((share) => number(within(others, share), 1)).join(', ')
    const figures: Figure[] = [
      { what: `${what}, ms`, measured: number(milliseconds) },
      { what: '  lists of others meanwhile, p50, p99, most, ms', measured: shares },
    ]
    return { came, figures }
  }
  const proposed = await timed('batch proposed', () => fetched(there, proposeBatch, period))
  const { proposal } = JSON.parse(proposed.came) as AnswerOf<typeof proposeBatch>
  const chosen: { id: string; version: number }[] = []
  let rows = 0
  for (const { id, version, rows: its } of proposal.loads) {
    if (rows >= rowsOfBatch) break
    chosen.push({ id, version })
    rows += its.length
  }
  if (rows < rowsOfBatch) throw new Error(`There are only ${rows} rows for the batch`)
  const what = `${number(rows)} rows of ${number(chosen.length)} loads approved`
  const approved = await timed(what, () => fetched(there, approveBatch, { ...period, loads: chosen }))
  const { id } = JSON.parse(approved.came) as AnswerOf<typeof approveBatch>
  const exported = await timed('  and exported', () => fetched(there, exportBatch, { id, format: 'csv' }))
  return [...proposed.figures, ...approved.figures, ...exported.figures]
}

interface Meanwhile<Result> {
  readonly came: Result
  readonly milliseconds: number
  readonly others: Answered
}

/** Others read first pages from just before the work until it is done. */
async function meanwhile<Result>({ filled, own }: PeatStage, work: () => Promise<Result>): Promise<Meanwhile<Result>> {
  const buyer = inTurn(filled.buyers)
  const next = () => callText(searchOrders, { sort: 'number', direction: 'desc' }, buyer().person)
  const asking = (seconds: number) => load({ port: own.port, connections: 4, seconds, next, pace })
  await asking(0.5)
  const start = performance.now()
  let milliseconds: number | undefined
  const working = work().finally(() => {
    milliseconds = performance.now() - start
  })
  const taken: number[] = []
  while (milliseconds === undefined) taken.push(...(await asking(0.5)).milliseconds)
  return { came: await working, milliseconds, others: sorted(taken) }
}

function sorted(taken: readonly number[]): Answered {
  return { rate: 0, milliseconds: Float64Array.from(taken).sort() }
}

/** A file comes as a stream of unknown length. */
async function fetched({ own, filled }: PeatStage, { path }: { readonly path: string }, json: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${own.port}${path}`, {
    method: 'POST',
    headers: { ...visitorHeaders(filled.office), 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}
