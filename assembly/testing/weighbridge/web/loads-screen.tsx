/** The loads of all years: found, sorted, by pages, with the view in the address. */
import { orderedView } from '@workspace/portal/contract'
import {
  FailedList,
  FindBox,
  ListFooter,
  ListTable,
  LoadingList,
  navigate,
  OrderChoice,
  Page,
  SortHeadings,
  useAddress,
  useLanguage,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import type { Load } from '../contract/index.ts'
import { LoadView, loadSorts, searchLoads } from '../contract/index.ts'
import { Sections } from './sections.tsx'

const words = {
  fi: { loads: 'Kuormat', find: 'Etsi kuljettajaa', driver: 'Kuljettaja', weight: 'Paino', none: 'Ei kuormia' },
  en: { loads: 'Loads', find: 'Find a driver', driver: 'Driver', weight: 'Weight', none: 'No loads' },
}

const { viewOf, addressOf } = viewInAddress(
  orderedView(LoadView, loadSorts),
  { find: '', sort: 'driver', direction: 'asc' },
  '/weighbridge/loads',
)

export function LoadsScreen(): ReactElement {
  const { language } = useLanguage()
  const { loads, find } = words[language]
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  return (
    <Page heading={loads}>
      <Sections at="/loads" />
      <FindBox
        label={find}
        maxLength={100}
        find={view.find}
        onFind={(text) => navigate(addressOf({ ...view, find: text }), { replace: true })}
      />
      <Loads view={view} />
    </Page>
  )
}

function Loads({ view }: { view: ReturnType<typeof viewOf> }): ReactElement {
  const { language } = useLanguage()
  const { loads, driver, weight, none } = words[language]
  const list = usePages(searchLoads, { ...view, limit: 100 }, loadsOf)
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  const order = {
    columns: [
      { sort: 'driver', label: driver },
      { sort: 'weight', label: weight, cell: 'number' },
    ],
    order: view,
    onSort: (next: Pick<typeof view, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  if (pages.rows.length === 0) return <p>{none}</p>
  return (
    <>
      <OrderChoice {...order} />
      <ListTable
        pages={pages}
        caption={loads}
        columns={2}
        head={
          <thead>
            <tr aria-rowindex={1}>
              <SortHeadings {...order} />
            </tr>
          </thead>
        }
        footer={<ListFooter pages={pages} />}
        idOf={({ id }) => id}
        row={(load, { index, measure }) => (
          <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
            <th scope="row" data-cell="title">
              {load.driver}
            </th>
            <td data-cell="number" data-label={weight}>{`${load.kilograms} kg`}</td>
          </tr>
        )}
      />
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
    </>
  )
}

function loadsOf({ loads }: { readonly loads: readonly Load[] }): readonly Load[] {
  return loads
}
