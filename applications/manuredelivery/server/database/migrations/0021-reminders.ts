import { column, tablesMade } from '@workspace/portal/server'

const { text } = column

/** Reminders that went: of an analysis or an insurance, each date once. */
export const reminders = tablesMade({
  manuredelivery_reminder: { columns: { of_id: text, day: text, sent_at: text }, primary: ['of_id', 'day'] },
})
