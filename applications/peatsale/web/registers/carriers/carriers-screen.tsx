/** Who drives for the office's sellers; every transport company of the portal where it is asked for, to take one on. */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf, Find, orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Button,
  Chip,
  Cluster,
  FindBox,
  iconPlus,
  iconTruck,
  LinkButton,
  LoadingList,
  navigate,
  Select,
  useAddress,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { searchCarriers } from '../../../contract/carriers/calls.ts'
import type { ListedCarrier } from '../../../contract/carriers/carrier.ts'
import { carrierSorts } from '../../../contract/carriers/carrier.ts'
import { UuidOrNone } from '../../../contract/fields/choice.ts'
import { FoundTable } from '../../parts/found-table.tsx'
import { useMoments } from '../../parts/moments.ts'
import type { OwnSellers } from '../../parts/own-sellers.tsx'
import { SellerChoice, useOwnSellers } from '../../parts/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { TakeOnDialog } from './take-on-dialog.tsx'

const shown = ['own', 'all'] as const
const View = z.object({ find: Find, seller: UuidOrNone, show: z.enum(shown) })
const plain = { find: '', seller: '', show: 'own', sort: 'name', direction: 'asc' } as const
const path = '/peatsale/office/carriers'
const { viewOf, addressOf, isFiltered } = viewInAddress(orderedView(View, carrierSorts), plain, path)
type View = ReturnType<typeof viewOf>

export function CarriersScreen(): ReactElement {
  const texts = usePeatTexts('carriers')
  const registers = usePeatTexts('registers')
  const { query } = useAddress()
  const view = useMemo(() => viewOf(query), [query])
  const sellers = useOwnSellers()
  const show = (changed: Partial<View>) => navigate(addressOf({ ...view, ...changed }))
  return (
    <RegisterPage
      at="carriers"
      heading={registers.carriers}
      actions={
        view.show === 'own' && (
          <LinkButton href={`#${addressOf({ ...view, show: 'all' })}`} icon={iconPlus}>
            {texts.takeon}
          </LinkButton>
        )
      }
    >
      <Cluster align="end">
        <FindBox
          label={texts.find}
          maxLength={100}
          find={view.find}
          onFind={(find) => navigate(addressOf({ ...view, find }), { replace: true })}
        />
        <Select
          label={registers.show}
          value={view.show}
          onChange={({ currentTarget }) => show({ show: currentTarget.value === 'all' ? 'all' : 'own' })}
        >
          {shown.map((each) => (
            <option key={each} value={each}>
              {texts[`show_${each}`]}
            </option>
          ))}
        </Select>
        {view.show === 'own' && (
          <SellerChoice
            label={registers.seller}
            value={view.seller || sellers[0]?.id}
            onChange={({ currentTarget }) => show({ seller: currentTarget.value })}
          />
        )}
      </Cluster>
      {sellers.length === 0 ? <LoadingList /> : <Carriers view={view} sellers={sellers} />}
    </RegisterPage>
  )
}

function Carriers({ view, sellers }: { view: View; sellers: OwnSellers }): ReactElement {
  const texts = usePeatTexts('carriers')
  const registers = usePeatTexts('registers')
  const [taken, setTaken] = useState<ListedCarrier>()
  const { find, sort, direction } = view
  const seller = view.show === 'all' ? '' : view.seller || (sellers[0]?.id ?? '')
  const list = usePages(searchCarriers, { find, seller, sort, direction, limit: 100 }, rowsOf)
  const empty = {
    icon: iconTruck,
    title: texts.none,
    text: texts.nonetext,
    all: `#${path}`,
    isFiltered: isFiltered(view),
  }
  const order = {
    columns: [{ sort: 'name', label: texts.carrier }],
    order: view,
    onSort: (next: Pick<View, 'sort' | 'direction'>) => navigate(addressOf({ ...view, ...next })),
  } as const
  return (
    <>
      <FoundTable
        list={list}
        caption={registers.carriers}
        empty={empty}
        order={order}
        headings={[texts.drivesfor, texts.vehicles, texts.insurance]}
        row={(row, at) => <Row row={row} {...at} sellers={sellers} onTake={() => setTaken(row)} />}
      />
      {taken !== undefined && <TakeOnDialog carrier={taken} sellers={sellers} onClose={() => setTaken(undefined)} />}
    </>
  )
}

type RowProps = DrawnAt & {
  row: ListedCarrier
  sellers: OwnSellers
  onTake: () => void
}

function Row({ row, index, measure, sellers, onTake }: RowProps): ReactElement {
  const texts = usePeatTexts('carriers')
  const { id, insuranceUntil, name, vehicles } = row
  const isOwn = vehicles !== null
  const names = sellers.filter((seller) => row.sellers.includes(seller.id)).map((seller) => seller.name)
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        {isOwn ? <a href={`#${path}/${id}`}>{name}</a> : name}
      </th>
      <td data-label={texts.drivesfor}>
        {isOwn ? (
          names.join(', ')
        ) : (
          <Button variant="secondary" size="s" onClick={onTake} aria-label={texts.takeonof({ name })}>
            {texts.takeon}
          </Button>
        )}
      </td>
      <td data-label={texts.vehicles}>{vehicles ?? ''}</td>
      <td data-label={texts.insurance}>{isOwn && <Insurance until={insuranceUntil} />}</td>
    </tr>
  )
}

/** An insurance that has run out stands out. */
export function Insurance({ until }: { until: string | null }): ReactElement {
  const texts = usePeatTexts('carriers')
  const { day } = useMoments()
  if (until === null) return <>{texts.notknown}</>
  const written = day(until as LocalDate)
  if (until >= dayOf(new Date())) return <>{written}</>
  return (
    <Cluster>
      <Chip tone="err">{texts.ranout({ day: written })}</Chip>
    </Cluster>
  )
}

function rowsOf({ rows }: { readonly rows: readonly ListedCarrier[] }): readonly ListedCarrier[] {
  return rows
}
