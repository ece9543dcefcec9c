import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text, whole } = column

/** Flocks of farms, whom the farm shows them, and what is planned and done for it. */
export const calendar = tablesMade({
  logistics_flock: {
    columns: {
      ...{ id: key, account: of('logistics_account'), site: of('logistics_site'), house: text, species: text },
      ...{ birds: whole, in_day: text, out_day: maybe(text), note: text, version: whole, changed_at: text },
    },
    indexes: [['account', 'in_day']],
  },
  logistics_flock_share: {
    columns: { account: of('logistics_account'), application: text },
    primary: ['account', 'application'],
  },
  logistics_calendar: {
    columns: {
      ...{ application: text, ref: text, account: of('logistics_account'), kind: text, from_day: text, to_day: text },
      state: text,
    },
    primary: ['application', 'ref'],
    indexes: [['account', 'from_day']],
  },
})
