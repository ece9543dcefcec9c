/** What the outbox holds, as a person reads it: bucketfuls of one load together, everything else by itself. */
import type { OutboxItem } from '@workspace/portal/web'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { Flag } from '../../contract/states/flags.ts'
import { eventIn } from './use-facts.ts'

export interface FactRow {
  readonly items: readonly OutboxItem[]
  readonly first: OutboxItem
  readonly event: LoadEvent
  /** Bucketfuls, less those taken back; undefined for everything else. */
  readonly buckets: number | undefined
}

export function factRows(items: readonly OutboxItem[]): readonly FactRow[] {
  const rows: FactRow[] = []
  for (const item of items) {
    const event = eventIn(item)
    if (event === undefined) continue
    const last = rows.at(-1)
    if (event.kind === 'bucket' && last?.buckets !== undefined && isAlike(last.first, item)) {
      rows[rows.length - 1] = { ...last, items: [...last.items, item], buckets: last.buckets + event.data.count }
    } else {
      rows.push({ items: [item], first: item, event, buckets: event.kind === 'bucket' ? event.data.count : undefined })
    }
  }
  return rows
}

function isAlike(one: OutboxItem, other: OutboxItem): boolean {
  return one.about === other.about && one.state === other.state && flagOf(one) === flagOf(other)
}

/** What the server has noted about it. */
export function flagOf({ answer }: OutboxItem): Flag | undefined {
  return (answer as { readonly flag?: Flag | null } | undefined)?.flag ?? undefined
}
