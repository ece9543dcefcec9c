/** The demo's months are settled: each is locked on the fifth of the next one, and its batches are sent a week later. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import { days } from '@workspace/portal/server'
import { batchHandlers } from '../billing/batch-handlers.ts'
import { proposalOf } from '../billing/propose.ts'
import { novarbo } from './registers.ts'
import type { Step, World } from './story.ts'

const { approveBatches, markBatchSent } = batchHandlers

export function monthSteps({ desk, there }: World): readonly Step[] {
  const office = there.person('demo_lanta_01')
  const thisMonth = `${there.today.slice(0, 7)}-01` as LocalDate
  const company = novarbo.id
  return Array.from({ length: 12 }, (_, ago) => ago).flatMap((ago) => {
    const next = firstOfMonth(thisMonth, -ago)
    const from = firstOfMonth(next, -1)
    const to = addDays(next, -1)
    const at = momentAt(addDays(next, 4), 9, 0)
    let batches: readonly { readonly id: string }[] = []
    const approve = async () => {
      const proposal = await proposalOf(desk.transaction, { company: company as never, from, to })
      const consignments = proposal.consignments.map(({ id, version }) => ({ id, version }))
      if (consignments.length === 0) return
      const input = { company, from, to, consignments }
      batches = (await desk.call(approveBatches, input as never, { by: office, at })).batches
    }
    const sentAt = new Date(at.getTime() + days(7))
    const send = async () => {
      for (const { id } of batches) await desk.call(markBatchSent, { id } as never, { by: office, at: sentAt })
    }
    return [
      { at, act: approve },
      { at: sentAt, act: send },
    ]
  })
}

function firstOfMonth(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10) as LocalDate
}
