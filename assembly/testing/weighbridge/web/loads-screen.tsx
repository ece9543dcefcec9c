/** The loads of all years: found, sorted, by pages, with the view in the address. */
import { orderedView } from '@workspace/portal/contract'
import type { ListView } from '@workspace/portal/web'
import {
  FailedList,
  FindBox,
  ListFooter,
  ListTable,
  LoadingList,
  OrderChoice,
  Page,
  SortHeadings,
  useLanguage,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { LoadView, loadSorts, searchLoads } from '../contract/index.ts'
import { Sections } from './sections.tsx'

const words = {
  fi: { loads: 'Kuormat', find: 'Etsi kuljettajaa', driver: 'Kuljettaja', weight: 'Paino', none: 'Ei kuormia' },
  en: { loads: 'Loads', find: 'Find a driver', driver: 'Driver', weight: 'Weight', none: 'No loads' },
}

const loadList = viewInAddress(
  orderedView(LoadView, loadSorts),
  { find: '', sort: 'driver', direction: 'asc' },
  '/weighbridge/loads',
)

export function LoadsScreen(): ReactElement {
  const { language } = useLanguage()
  const { loads, find } = words[language]
  const list = useListView(loadList)
  return (
    <Page heading={loads}>
      <Sections at="/loads" />
      <FindBox label={find} {...list.find} />
      <Loads {...list} />
    </Page>
  )
}

function Loads({ view, show }: ListView<ReturnType<typeof loadList.viewOf>>): ReactElement {
  const { language } = useLanguage()
  const { loads, driver, weight, none } = words[language]
  const list = usePages(searchLoads, { ...view, limit: 100 }, ({ loads: rows }) => rows)
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  const order = {
    columns: [
      { sort: 'driver', label: driver },
      { sort: 'weight', label: weight, cell: 'number' },
    ],
    order: view,
    onSort: show,
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
