import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text } = column

/** What is told of a swamp on the day: that it is closed, and how a pile is. */
export const swampToday: Migrations[string] = tablesMade({
  /** Open while it has no end. */
  peatsale_closure: {
    columns: {
      id: key,
      swamp: of('peatsale_swamp'),
      kind: text,
      words: text,
      from_at: text,
      closed_by: text,
      to_at: maybe(text),
      opened_by: text,
    },
    indexes: [['swamp', 'to_at']],
  },
  /** By who loads from it; the office's own figures stand in the pile itself. */
  peatsale_pile_report: {
    columns: { id: key, stockpile: of('peatsale_stockpile'), kind: text, value: text, told_by: text, at: text },
    indexes: [['stockpile', 'at']],
  },
})
