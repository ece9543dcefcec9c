/** The outbox for screens: what waits, what was refused, and what is to be read. */
import { useSyncExternalStore } from 'react'
import { useLeaveWarning } from '../routing/leaving.ts'
import { isOutboxLasting, onOutboxChange, outboxItems } from './device-outbox.ts'
import type { OutboxItem } from './outbox-item.ts'
import { isUnsent } from './outbox-item.ts'

export { isUnsent } from './outbox-item.ts'

export function useOutbox(): readonly OutboxItem[] {
  return useSyncExternalStore(onOutboxChange, outboxItems)
}

/** Where the browser keeps nothing, leaving the page would lose what waits. */
export function useOutboxWarning(): void {
  const items = useOutbox()
  useLeaveWarning(!isOutboxLasting() && items.some(isUnsent))
}
