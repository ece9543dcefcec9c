/** What the search has found as one list of places to go to, in the order in which it is shown. */
import type { Hit } from '@workspace/logistics/web/search'
import type { AnswerOf } from '@workspace/portal/contract'
import { addressWith, NoWrap, useDateFormat } from '@workspace/portal/web'
import type { ReactNode } from 'react'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'
import { useConsignmentWord } from '../lists/state-chips.tsx'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { useSearchTexts } from './search-texts.ts'

type Found = AnswerOf<typeof findAnything>
type Group = keyof Omit<Found, 'success' | 'value'>

/** The list of each group, where its reader has one. */
const lists = {
  office: {
    ...{ requests: '/office/requests', consignments: '/office/consignments', farms: '/office/farms' },
    documents: '/documents',
  },
  farm: { documents: '/documents' },
  lead: { documents: '/documents' },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<Group, string>>>>>

export function useHitsOf(): (found: Found, find: string) => readonly Hit[] {
  const texts = useSearchTexts('search')
  const records = useManureTexts('records')
  const states = useManureTexts('states')
  const word = useConsignmentWord()
  const { short, week } = useDateFormat()
  const reader = useViewerRole()
  const own: Partial<Readonly<Record<Group, string>>> = reader === undefined ? {} : (lists[reader as 'farm'] ?? {})
  const more = (group: Group, { find, rows }: { find: string; rows: readonly unknown[] }) => {
    const list = own[group]
    if (list === undefined || rows.length < anythingFindMost) return []
    const path = addressWith(`/manuredelivery${list}`, { find })
    return [{ group, path, meta: [], isList: true, title: texts.all({ group: texts[group], find }) }]
  }
  return ({ requests, consignments, farms, plants, documents }, find) => {
    const work = [
      ...requests.map((row) => ({
        ...{ group: 'requests', path: `/manuredelivery/requests/${row.id}`, title: numbered(row) },
        meta: [states[`request_${row.state}`], row.week === null ? '' : week(row.week), row.municipality],
      })),
      ...more('requests', { find, rows: requests }),
      ...consignments.map((row) => ({
        ...{ group: 'consignments', path: `/manuredelivery/consignments/${row.id}`, title: numbered(row) },
        meta: [word(row), short(row), row.plate, row.municipality],
      })),
      ...more('consignments', { find, rows: consignments }),
    ]
    const places = [
      ...farms.map(({ id, name, numbers, municipality }) => ({
        ...{ group: 'farms', path: `/manuredelivery/office/farms/${id}`, title: <strong>{name}</strong> },
        meta: [numbers.join(', '), municipality],
      })),
      ...more('farms', { find, rows: farms }),
      ...plants.map(({ id, name, code, municipality }) => ({
        ...{ group: 'plants', path: `/manuredelivery/office/plants/${id}`, title: <strong>{name}</strong> },
        meta: [code, municipality],
      })),
    ]
    // Who types letters looks for a farm, who types digits for a number.
    return [
      ...(/\d/.test(find) ? [...work, ...places] : [...places, ...work]),
      ...documents.map(({ kind, number, farm }) => ({
        ...{ group: 'documents', path: addressWith('/manuredelivery/documents', { find: number, kind }) },
        ...{ title: numbered({ number, farm }), meta: [records[`paper_${kind}`]] },
      })),
      ...more('documents', { find, rows: documents }),
    ]
  }
}

function numbered({ number, farm }: { readonly number: string; readonly farm: string }): ReactNode {
  return (
    <>
      <strong>
        <NoWrap>{number}</NoWrap>
      </strong>{' '}
      {farm}
    </>
  )
}
