/** Consignments that belong to no request yet: each is matched on its page. */
import { FindRow } from '@workspace/logistics/web/lists'
import { orderedView } from '@workspace/portal/contract'
import { FindBox, iconPlus, LinkButton, Stack, useListView, viewInAddress } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { ConsignmentView, consignmentSorts } from '../../contract/consignments/calls.ts'
import { ConsignmentsTable } from '../consignments/consignments-table.tsx'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { plainView } from '../consignments/plain-view.ts'
import { useManureTexts } from '../texts/texts.ts'

const unplannedList = viewInAddress(
  orderedView(ConsignmentView, consignmentSorts),
  { ...plainView, view: 'unplanned' } as const,
  '/manuredelivery/office/unplanned',
)

export function UnplannedScreen(): ReactElement {
  const texts = useManureTexts('unplanned')
  const office = useManureTexts('office')
  const { unplanned: heading } = useManureTexts('start')
  const consignments = useListView(unplannedList)
  return (
    <PickupsPage
      part="unplanned"
      heading={heading}
      lead={texts.text}
      actions={
        <LinkButton href="#/manuredelivery/office/unplanned/new" icon={iconPlus}>
          {texts.add}
        </LinkButton>
      }
    >
      <Stack>
        <FindRow>
          <FindBox label={office.find} {...consignments.find} />
        </FindRow>
        <ConsignmentsTable
          view={consignments as never}
          caption={heading}
          empty={{ title: texts.none, text: texts.nonetext }}
        />
      </Stack>
    </PickupsPage>
  )
}
