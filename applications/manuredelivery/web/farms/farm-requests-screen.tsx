/** Farms that ask to join: first the ones that wait. */
import {
  Button,
  ButtonRow,
  Card,
  DescriptionList,
  EmptyState,
  iconCheck,
  lazyComponent,
  Notice,
  PagedList,
  Segmented,
  Stack,
  Suspended,
  useDateFormat,
  useListView,
  usePages,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { FarmRequestRow } from '../../contract/farms/farm-request.ts'
import { farmRequestStates, searchFarmRequests } from '../../contract/farms/farm-request.ts'
import { OfficePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { Deciding } from './decide-dialog.tsx'

const DecideDialog = lazyComponent(async () => (await import('./decide-dialog.tsx')).DecideDialog)

const View = z.object({ state: z._default(z.enum([...farmRequestStates, 'all']), 'open') })
const requestList = viewInAddress(View, { state: 'open' }, '/manuredelivery/office/farms/requests')

export function FarmRequestsScreen(): ReactElement {
  const texts = useManureTexts('joining')
  const { view, show } = useListView(requestList)
  const [deciding, setDeciding] = useState<Deciding>()
  const choices = ([...farmRequestStates, 'all'] as const).map((value) => ({ value, label: texts[`state_${value}`] }))
  return (
    <OfficePage at="/office/farms" heading={texts.requests} width="form">
      <Stack>
        <Segmented label={texts.show} options={choices} value={view.state} onChange={(state) => show({ state })} />
        <Requests {...view} onDecide={setDeciding} />
      </Stack>
      {deciding && (
        <Suspended>
          <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />
        </Suspended>
      )}
    </OfficePage>
  )
}

type RequestsProps = ReturnType<typeof requestList.viewOf> & { onDecide: (deciding: Deciding) => void }

/** What waits, the oldest first; what is done, the newest first. */
function Requests({ state, onDecide }: RequestsProps): ReactElement {
  const texts = useManureTexts('joining')
  const direction = state === 'open' ? 'asc' : 'desc'
  const asked = { state: state === 'all' ? '' : state, sort: 'sent', direction, limit: 50 } as const
  const list = usePages(searchFarmRequests, asked as never)
  const none =
    state === 'open' ? (
      <EmptyState icon={iconCheck} title={texts.norequests}>
        <p>{texts.norequeststext}</p>
      </EmptyState>
    ) : (
      <EmptyState icon={iconCheck} title={texts.none} />
    )
  return (
    <PagedList list={list} none={none}>
      {(rows) => (
        <Stack>
          {rows.map((row) => (
            <Request key={row.id} row={row} onDecide={onDecide} />
          ))}
        </Stack>
      )}
    </PagedList>
  )
}

function Request({ row, onDecide }: { row: FarmRequestRow; onDecide: RequestsProps['onDecide'] }): ReactElement {
  const texts = useManureTexts('joining')
  const farm = useManureTexts('farm')
  const kinds = useManureTexts('office')
  const { moment } = useDateFormat()
  const { office } = row
  const known = office?.known ?? null
  const isOpen = row.state === 'open'
  return (
    <Card heading={row.name}>
      <DescriptionList
        items={[
          [texts.asker, [office?.person, office?.email, row.telephone].filter(Boolean).join(', ')],
          [farm.businessid, row.businessId],
          [texts.address, [row.street, `${row.postalCode} ${row.city}`].filter(Boolean).join(', ')],
          [texts.species, row.species.map((kind) => kinds[`species_${kind}`]).join(', ')],
          [texts.note, row.note],
          [farm.company, row.company.name],
          [texts.sentat, moment(row.sentAt)],
          [
            texts[`state_${row.state}`],
            row.decidedAt === null ? '' : [moment(row.decidedAt), office?.decidedBy].filter(Boolean).join(', '),
          ],
          [texts.words, row.words],
        ]}
      />
      {isOpen && office?.hasRight === false && <Notice tone="info" title={texts.noright} />}
      {isOpen && known !== null && (
        <Notice tone="info" title={texts.known({ name: [known.name, known.municipality].filter(Boolean).join(', ') })}>
          <p>{texts.knowntext}</p>
        </Notice>
      )}
      {isOpen && (
        <ButtonRow>
          <Button onClick={() => onDecide({ row, decision: known === null ? 'new' : 'known' })}>
            {known === null ? texts.acceptnew : texts.acceptknown}
          </Button>
          <Button variant="secondary" onClick={() => onDecide({ row, decision: 'decline' })}>
            {texts.decline}
          </Button>
        </ButtonRow>
      )}
    </Card>
  )
}
