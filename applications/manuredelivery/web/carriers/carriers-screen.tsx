/** Who drives for the office's companies; of all transport companies of the portal one asks a further one to drive. */
import { FindRow, FoundTable } from '@workspace/logistics/web/lists'
import type { LocalDate } from '@workspace/portal/contract'
import { Find, orderedView } from '@workspace/portal/contract'
import type { DrawnAt } from '@workspace/portal/web'
import {
  Button,
  Chip,
  Cluster,
  ConfirmDialog,
  FailureNotice,
  FindBox,
  iconTruck,
  ListChoice,
  Stack,
  useDateFormat,
  useListView,
  usePages,
  useSend,
  useTexts,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { saveCarrierService, searchCarriers } from '../../contract/carriers/calls.ts'
import type { ListedCarrier } from '../../contract/carriers/carrier.ts'
import { carrierSorts } from '../../contract/carriers/carrier.ts'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

const shows = ['own', 'all'] as const
const View = z.object({ find: Find, show: z.enum(shows) })
const plain = { find: '', show: 'own', sort: 'name', direction: 'asc' } as const
const carrierList = viewInAddress(orderedView(View, carrierSorts), plain, '/manuredelivery/office/carriers')

export function CarriersScreen(): ReactElement {
  const texts = useManureTexts('carriers')
  const carriers = useListView(carrierList)
  const { show, ...asked } = carriers.view
  const own = useStart().data?.companies ?? []
  const company = show === 'own' && own.length === 1 ? (own[0]?.id ?? '') : ''
  const list = usePages(searchCarriers, { ...asked, company, limit: 100 } as never)
  return (
    <PickupsPage part="carriers" heading={texts.carriers}>
      <Stack>
        <FindRow>
          <FindBox label={texts.find} {...carriers.find} />
          <ListChoice
            label={texts.show}
            value={show}
            options={shows.map((value) => ({ value, label: texts[`show_${value}`] }))}
            onChoose={(value) => carriers.show({ show: value })}
          />
        </FindRow>
        <FoundTable<ListedCarrier, 'name'>
          list={list as never}
          view={carriers as never}
          caption={texts.carriers}
          empty={{ icon: iconTruck, title: texts.none, text: texts.nonetext }}
          sorted={[{ sort: 'name', label: texts.carrier }]}
          headings={[texts.drivesfor, texts.vehicles, texts.byproduct, texts.insurance]}
          row={(row, at) => <Row row={row} companies={own} {...at} />}
        />
      </Stack>
    </PickupsPage>
  )
}

type Companies = readonly { readonly id: string; readonly name: string }[]

function Row({ row, companies, ...at }: { row: ListedCarrier; companies: Companies } & DrawnAt): ReactElement {
  const texts = useManureTexts('carriers')
  const { day } = useDateFormat()
  const isOwn = row.vehicles !== null
  return (
    <tr {...at}>
      <th scope="row" data-cell="title">
        {isOwn ? <a href={`#/manuredelivery/office/carriers/${row.id}`}>{row.name}</a> : row.name}
      </th>
      <td data-label={texts.drivesfor}>
        <Cluster>
          {companies.map((company) => (
            <Service key={company.id} row={row} company={company} isOnly={companies.length === 1} />
          ))}
        </Cluster>
      </td>
      <td data-label={texts.vehicles}>{row.vehicles ?? ''}</td>
      <td data-label={texts.byproduct}>
        {row.isRegistered === null ? (
          ''
        ) : (
          <Chip tone={row.isRegistered ? 'ok' : 'warn'}>
            {row.isRegistered ? texts.registered : texts.notregistered}
          </Chip>
        )}
      </td>
      <td data-label={texts.insurance}>{row.insuranceUntil === null ? '' : day(row.insuranceUntil as LocalDate)}</td>
    </tr>
  )
}

/** Between one company and the carrier: drives, has been asked, or may be asked. */
function Service({
  row: { id: carrier, name, companies, asking },
  company,
  isOnly,
}: {
  row: ListedCarrier
  company: Companies[number]
  isOnly: boolean
}): ReactElement {
  const texts = useManureTexts('carriers')
  const { cancel } = useTexts('common')
  const isServed = companies.includes(company.id)
  const isAsked = asking.includes(company.id)
  const { send, isBusy, failure } = useSend(saveCarrierService, {
    invalidates: [searchCarriers],
    successMessage: isServed ? texts.ended({ name }) : isAsked ? texts.takenback({ name }) : texts.asked({ name }),
  })
  const [isConfirmed, setConfirmed] = useState(false)
  const settle = (serves: boolean) => send({ carrier, company: company.id, serves } as never)
  const act = isServed ? texts.end : isAsked ? texts.takeback : texts.ask
  return (
    <>
      {(isServed || isAsked) && (
        <Chip tone={isServed ? 'ok' : 'rest'}>
          {[isOnly ? '' : company.name, isServed ? texts.drives : texts.waits].filter(Boolean).join(': ')}
        </Chip>
      )}
      <Button
        size="s"
        variant="secondary"
        busy={isBusy}
        aria-label={texts.actof({ act, name, company: company.name })}
        onClick={() => (isServed ? setConfirmed(true) : void settle(!isAsked))}
      >
        {isOnly || isServed || isAsked ? act : `${act}: ${company.name}`}
      </Button>
      {isConfirmed && (
        <ConfirmDialog
          heading={texts.endof({ name })}
          confirmLabel={texts.end}
          cancelLabel={cancel}
          danger
          busy={isBusy}
          busyLabel={texts.end}
          onConfirm={() => void settle(false).then(() => setConfirmed(false))}
          onCancel={() => setConfirmed(false)}
        >
          <p>{texts.endtext}</p>
        </ConfirmDialog>
      )}
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}
