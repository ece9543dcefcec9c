import type { Generated } from 'kysely'

/** Moments: when it happened, and when the person read it; empty until then. `words` is the JSON of `NoticeWords`. */
export interface NoticeTable {
  id: string
  account_id: string
  application: string
  event: string
  about_kind: string
  about_id: string
  actor_id: string | null
  words: string
  route: string
  created_at: string
  read_at: Generated<string>
}

/** Whether the person wants letters about the event; where there is no row, they are sent. */
export interface NoticeChoiceTable {
  account_id: string
  application: string
  event: string
  letter: number
}
