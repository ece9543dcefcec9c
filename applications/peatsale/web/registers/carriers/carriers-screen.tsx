/** Who drives for the office's sellers; every transport company of the portal where it is asked for, to take one on. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf, Find, orderedView, UuidOrNone } from '@workspace/portal/contract'
import type { DrawnAt, ListView } from '@workspace/portal/web'
import {
  Button,
  Chip,
  Cluster,
  FailureNotice,
  FindBox,
  iconPlus,
  iconTruck,
  LinkButton,
  ListChoice,
  useDateFormat,
  useListView,
  usePages,
  useSend,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { saveCarrierService, searchCarriers } from '../../../contract/carriers/calls.ts'
import type { ListedCarrier } from '../../../contract/carriers/carrier.ts'
import { carrierSorts } from '../../../contract/carriers/carrier.ts'
import type { OwnSellers } from '../../lists/own-sellers.tsx'
import { MissingSellers, SellerChoice, useOwnSellers } from '../../lists/own-sellers.tsx'
import { useSuperadmin } from '../../shell/viewer-role.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { TakeOnDialog } from './take-on-dialog.tsx'

const shows = ['own', 'all'] as const
const View = z.object({ find: Find, seller: UuidOrNone, show: z.enum(shows) })
const plain = { find: '', seller: '', show: 'own', sort: 'name', direction: 'asc' } as const
const path = '/peatsale/office/carriers'
const carrierList = viewInAddress(orderedView(View, carrierSorts), plain, path)

export function CarriersScreen(): ReactElement {
  const texts = usePeatTexts('carriers')
  const registers = usePeatTexts('registers')
  const carriers = useListView(carrierList)
  const { show, seller } = carriers.view
  const sellers = useOwnSellers()
  return (
    <RegisterPage
      at="carriers"
      heading={registers.carriers}
      actions={
        show === 'own' && (
          <LinkButton href={`#${carrierList.addressOf({ ...carriers.view, show: 'all' })}`} icon={iconPlus}>
            {texts.takeon}
          </LinkButton>
        )
      }
    >
      <FindRow>
        <FindBox label={texts.find} {...carriers.find} />
        <ListChoice
          label={registers.show}
          value={show}
          options={shows.map((value) => ({ value, label: texts[`show_${value}`] }))}
          onChoose={(value) => carriers.show({ show: value })}
        />
        {show === 'own' && (
          <SellerChoice
            label={registers.seller}
            value={seller || sellers[0]?.id}
            onChange={({ currentTarget }) => carriers.show({ seller: currentTarget.value })}
          />
        )}
      </FindRow>
      {sellers.length === 0 ? <MissingSellers /> : <Carriers carriers={carriers} sellers={sellers} />}
    </RegisterPage>
  )
}

type CarriersProps = { carriers: ListView<ReturnType<typeof carrierList.viewOf>>; sellers: OwnSellers }

function Carriers({ carriers, sellers }: CarriersProps): ReactElement {
  const texts = usePeatTexts('carriers')
  const registers = usePeatTexts('registers')
  const [taken, setTaken] = useState<ListedCarrier>()
  const { show, ...asked } = carriers.view
  const seller = show === 'all' ? '' : asked.seller || (sellers[0]?.id ?? '')
  const list = usePages(searchCarriers, { ...asked, seller, limit: 100 })
  return (
    <>
      <FoundTable
        list={list}
        view={carriers}
        caption={registers.carriers}
        empty={{ icon: iconTruck, title: texts.none, text: texts.nonetext }}
        sorted={[{ sort: 'name', label: texts.carrier }]}
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
  const isSuperadmin = useSuperadmin()
  const names = sellers.filter((seller) => row.sellers.includes(seller.id)).map((seller) => seller.name)
  const waiting = sellers.filter((seller) => row.asking.includes(seller.id))
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        {isOwn ? <a href={`#${path}/${id}`}>{name}</a> : name}
      </th>
      <td data-label={texts.drivesfor}>
        {isOwn ? (
          names.join(', ')
        ) : (
          <Cluster>
            {waiting.length > 0 && <Waiting carrier={row} sellers={waiting} />}
            {(isSuperadmin || waiting.length < sellers.length) && (
              <Button variant="secondary" size="s" onClick={onTake} aria-label={texts.takeonof({ name })}>
                {texts.takeon}
              </Button>
            )}
          </Cluster>
        )}
      </td>
      <td data-label={texts.vehicles}>{vehicles ?? ''}</td>
      <td data-label={texts.insurance}>{isOwn && <Insurance until={insuranceUntil} />}</td>
    </tr>
  )
}

/** Asked, and not answered yet: the request can be taken back. */
function Waiting({ carrier: { id: carrier, name }, sellers }: { carrier: ListedCarrier; sellers: OwnSellers }) {
  const texts = usePeatTexts('carriers')
  const { send, isBusy, failure } = useSend(saveCarrierService, {
    invalidates: [searchCarriers],
    successMessage: texts.takenback({ name }),
  })
  const takeBack = async () => {
    for (const { id: seller } of sellers) await send({ carrier, seller, serves: false, zones: [] })
  }
  return (
    <>
      <span>{texts.waits({ sellers: sellers.map((seller) => seller.name).join(', ') })}</span>
      <Button variant="secondary" size="s" busy={isBusy} onClick={takeBack} aria-label={texts.takebackof({ name })}>
        {texts.takeback}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}

/** An insurance that has run out stands out. */
export function Insurance({ until }: { until: string | null }): ReactElement {
  const texts = usePeatTexts('carriers')
  const { day } = useDateFormat()
  if (until === null) return <>{texts.notknown}</>
  const written = day(until as LocalDate)
  if (until >= dayOf(new Date())) return <>{written}</>
  return (
    <Cluster>
      <Chip tone="err">{texts.ranout({ day: written })}</Chip>
    </Cluster>
  )
}
