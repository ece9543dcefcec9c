import type { AskOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { useCallForm } from '@workspace/portal/web'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import type { saveAlert } from '../../contract/alerts/calls.ts'

export type AlertValues = AskOf<typeof saveAlert>
export type AlertCallForm = ReturnType<typeof useCallForm<typeof saveAlert>>

/** From today on, until it is ended. */
export function newAlertValues(id: string, company: string | null): AlertValues {
  return {
    ...{ id, version: 0, company, kind: 'birdFlu', area: { by: 'municipalities', municipalities: [] } },
    ...{ poultryOnly: false, rule: 'stop', from: dayOf(new Date()), to: null, wordsFi: '', wordsEn: '' },
  }
}

export function alertValues(alert: ListedAlert): AlertValues {
  const { id, version, company, kind, municipalities, farms, poultryOnly, rule, from, to, words } = alert
  return {
    ...{ id, version, company: company?.id ?? null, kind: kind ?? 'other', poultryOnly, rule, from, to },
    area:
      farms.length > 0
        ? { by: 'accounts', accounts: farms.map((farm) => farm.id) }
        : { by: 'municipalities', municipalities },
    ...{ wordsFi: words.fi, wordsEn: words.en },
  }
}
