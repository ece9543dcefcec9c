/** Goal 23: yearly raw materials, a farm's year and a batch of 2 000 consignments in Lanta-appi, and others meanwhile. */
import {
  approveBatches,
  exportBatch,
  proposeBatches,
  searchBatches,
} from '../../../applications/manuredelivery/contract/billing/calls.ts'
import { readRawMaterials, readReceived } from '../../../applications/manuredelivery/contract/reports/calls.ts'
import { readYear } from '../../../applications/manuredelivery/contract/years/calls.ts'
import type { AnswerOf, Call } from '../../../portal/contract/own.ts'
import type { Child } from '../children.ts'
import { startChild } from '../children.ts'
import { within } from '../figures.ts'
import type { Goal } from '../goal.ts'
import { load } from '../load.ts'
import type { ManureFilled } from '../manure/manure-place.ts'
import { billedMonth, fullYear, manurePlace, receptions, settled } from '../manure/manure-place.ts'
import { freshDatabase } from '../postgres.ts'
import type { Figure } from '../report.ts'
import { number } from '../report.ts'
import { callText, visitorHeaders } from '../requests.ts'
import { scaled } from '../scale.ts'
import type { Engine } from '../stage.ts'
import { closing, modes } from '../stage.ts'

const times = scaled(40, 3)
const [mostYearly, mostFarm, mostApproval, mostOthers] = [500, 100, 5000, 50]
/** Lists that others read a second. */
const pace = 40

export const manureReportsGoal: Goal = {
  number: 23,
  title: `Lanta-appi: reports of ${number(receptions)} receptions, batch of ${number(settled)} consignments`,
  measure: async () => await figuresOn('SQLite'),
}

interface Stage {
  readonly filled: ManureFilled
  readonly own: Child
}

async function figuresOn(engine: Engine): Promise<Figure[]> {
  const place = closing.use(await manurePlace(engine === 'PostgreSQL' ? await freshDatabase() : ''))
  const own = await startChild('assembly/server/built.mjs', { ...place.env, ...modes.unlimited })
  const there = { filled: place.filled, own }
  const figures = [...(await reportFigures(there)), ...(await batchFigures(there))]
  await own.stop()
  const isAsked = engine === 'SQLite'
  return figures.map(({ what, measured, goal, isMet }) => ({
    ...{ what: `${engine}: ${what}`, measured },
    ...(isAsked && goal !== undefined && isMet !== undefined && { goal, isMet }),
  }))
}

async function reportFigures(there: Stage): Promise<Figure[]> {
  const { company, account } = there.filled
  const year = { from: `${fullYear}-01-01`, to: `${fullYear}-12-31` }
  return [
    await repeated(there, ['raw materials of the year', readRawMaterials, { company, year: fullYear }, mostYearly]),
    await repeated(there, ['received by type', readReceived, { company, ...year, by: 'type' }, mostYearly]),
    await repeated(there, ['a farm’s year', readYear, { account, year: fullYear }, mostFarm]),
  ]
}

async function repeated(
  there: Stage,
  [what, call, input, most]: readonly [what: string, call: Pick<Call, 'path'>, input: object, most: number],
): Promise<Figure> {
  const taken: number[] = []
  await fetched(there, call, input)
  for (let time = 0; time < times; time++) {
    const start = performance.now()
    await fetched(there, call, input)
    taken.push(performance.now() - start)
  }
  const answered = { rate: 0, milliseconds: Float64Array.from(taken).sort() }
  const p95 = within(answered, 0.95)
  const measured = `${number(within(answered, 0.5), 1)}, ${number(p95, 1)}`
  return { what: `${what}, p50, p95, ms`, measured, goal: `p95 ≤ ${most}`, isMet: p95 <= most }
}

async function batchFigures(there: Stage): Promise<Figure[]> {
  const period = { company: there.filled.company, ...billedMonth }
  const proposed = await meanwhile(there, () => fetched(there, proposeBatches, period))
  const { proposal } = JSON.parse(proposed.came) as AnswerOf<typeof proposeBatches>
  const consignments = proposal.consignments.map(({ id, version }) => ({ id, version }))
  if (consignments.length < settled) throw new Error(`There are only ${consignments.length} consignments for the batch`)
  const approved = await meanwhile(there, () => fetched(there, approveBatches, { ...period, consignments }))
  const { batches } = JSON.parse(approved.came) as AnswerOf<typeof approveBatches>
  const file = { id: batches[0]?.id ?? '', format: 'csv' }
  const exported = await meanwhile(there, () => fetched(there, exportBatch, file))
  const steps = [proposed, approved, exported]
  const isQuickEnough = approved.milliseconds <= mostApproval
  return [
    {
      what: `batch of ${number(consignments.length)} proposed, approved, exported, ms`,
      measured: steps.map(({ milliseconds }) => number(milliseconds)).join(', '),
      ...{ goal: `approved ≤ ${mostApproval}`, isMet: isQuickEnough },
    },
    {
      what: '  lists of others meanwhile, p99, ms',
      measured: steps.map(({ p99 }) => number(p99, 1)).join(', '),
      ...{ goal: `p99 ≤ ${mostOthers}`, isMet: approved.p99 <= mostOthers },
    },
  ]
}

interface Meanwhile {
  readonly came: string
  readonly milliseconds: number
  /** Of others. */
  readonly p99: number
}

/** Others read lists from just before the work until it is done. */
async function meanwhile({ filled, own }: Stage, work: () => Promise<string>): Promise<Meanwhile> {
  const next = () => callText(searchBatches, { company: filled.company }, filled.office)
  const asking = (seconds: number) => load({ port: own.port, connections: 4, seconds, next, pace })
  await asking(0.5)
  const start = performance.now()
  let milliseconds: number | undefined
  const working = work().finally(() => {
    milliseconds = performance.now() - start
  })
  const taken: number[] = []
  while (milliseconds === undefined) taken.push(...(await asking(0.5)).milliseconds)
  const answered = { rate: 0, milliseconds: Float64Array.from(taken).sort() }
  return { came: await working, milliseconds, p99: within(answered, 0.99) }
}

/** A file comes as a stream of unknown length. */
async function fetched({ own, filled }: Stage, { path }: Pick<Call, 'path'>, json: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${own.port}${path}`, {
    method: 'POST',
    headers: { ...visitorHeaders(filled.office), 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}
