/** What the search has found as one list of places to go to, in the order in which it is shown. */
import type { Hit } from '@workspace/logistics/web/search'
import type { AnswerOf } from '@workspace/portal/contract'
import { addressWith, NoWrap, useDateFormat } from '@workspace/portal/web'
import type { ReactNode } from 'react'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useSearchTexts } from './search-texts.ts'

type Found = AnswerOf<typeof findAnything>
type Transport = Found['transport'][number]
type Listed = 'orders' | 'loads' | 'customers'

export function useHitsOf(): (found: Found, find: string) => readonly Hit[] {
  const texts = useSearchTexts('search')
  const states = usePeatTexts('states')
  const { short, week } = useDateFormat()
  const more = (group: Listed, list: string, { find, rows }: { find: string; rows: readonly unknown[] }) =>
    rows.length < anythingFindMost
      ? []
      : [{ ...listOf(group, addressWith(`/peatsale/${list}`, { find })), title: texts[`all_${group}`]({ find }) }]
  const loadWord = ({ state, arrived }: Found['loads'][number]) =>
    state === 'loaded' && arrived ? states.load_arrived : states[`load_${state}`]
  return ({ orders, loads, customers, transport }, find) => [
    ...orders.map((row) => ({
      ...{ group: 'orders', path: `/peatsale/orders/${row.id}`, title: numbered(row) },
      meta: [states[`order_${row.state}`], row.week === null ? '' : week(row.week), row.place],
    })),
    ...more('orders', 'orders', { find, rows: orders }),
    ...loads.map((row) => ({
      ...{ group: 'loads', path: `/peatsale/loads/${row.id}`, title: numbered(row) },
      meta: [loadWord(row), short(row), row.plate, row.place],
    })),
    ...more('loads', 'loads', { find, rows: loads }),
    ...customers.map(({ id, name, number, place, telephone }) => ({
      ...{ group: 'customers', path: `/peatsale/office/customers/${id}`, title: <strong>{name}</strong> },
      meta: [number, place, telephone],
    })),
    ...more('customers', 'office/customers', { find, rows: customers }),
    ...transport.map((row) => ({
      ...{ group: 'transport', path: transportPath(row), title: <strong>{row.name}</strong> },
      meta: [texts[row.kind], row.kind === 'carrier' ? '' : row.carrier.name, row.telephone],
    })),
  ]
}

const listOf = (group: Listed, path: string) => ({ group, path, meta: [], isList: true })

function numbered({ number, customer }: { readonly number: string; readonly customer: string }): ReactNode {
  return (
    <>
      <strong>
        <NoWrap>{number}</NoWrap>
      </strong>{' '}
      {customer}
    </>
  )
}

function transportPath({ kind, id, carrier }: Transport): string {
  const company = `/peatsale/office/carriers/${carrier.id}`
  return kind === 'vehicle' ? `${company}/vehicles/${id}` : company
}
