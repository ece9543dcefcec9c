import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text, whole } = column

/** Bio-security alerts. */
export const alerts = tablesMade({
  manuredelivery_alert: {
    columns: {
      ...{ id: key, company: maybe(text), kind: text, poultry_only: whole, rule: text },
      ...{ from_day: text, to_day: maybe(text), words_fi: text, words_en: text },
      ...{ made_by: text, made_at: text, ended_by: text, version: whole, changed_at: text },
    },
    indexes: [['rule', 'from_day']],
  },
  manuredelivery_alert_place: {
    columns: { alert: of('manuredelivery_alert'), kind: text, value: text },
    primary: ['alert', 'kind', 'value'],
    indexes: [['kind', 'value']],
  },
})
