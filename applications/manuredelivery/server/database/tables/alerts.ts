/** Bio-security alerts (6.2). */
export type AlertsTables = {
  manuredelivery_alert: {
    id: string
    /** Null: of every company. */
    company: string | null
    kind: string
    poultry_only: number
    rule: string
    /** First and last day; null while it is open. */
    from_day: string
    to_day: string | null
    words_fi: string
    words_en: string
    made_by: string
    made_at: string
    ended_by: string
    /** Empty while it runs. */
    end_reason: string
    version: number
    changed_at: string
  }
  /** What it covers: municipalities (names) and accounts (ids). */
  manuredelivery_alert_place: { alert: string; kind: string; value: string }
}
