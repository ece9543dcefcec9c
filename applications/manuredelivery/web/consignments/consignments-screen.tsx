/** The office's consignments: by view, plant and week, and what there is to check. */
import { FindRow } from '@workspace/logistics/web/lists'
import { addWeeks, dayOf, orderedView, weekOf } from '@workspace/portal/contract'
import { FindBox, formatWeek, ListChoice, Stack, useLanguage, useListView, viewInAddress } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { ConsignmentView, consignmentSorts } from '../../contract/consignments/calls.ts'
import { OfficePage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { ConsignmentsTable } from './consignments-table.tsx'
import { PickupsPage } from './pickups-page.tsx'
import { plainView } from './plain-view.ts'

const consignmentList = viewInAddress(
  orderedView(ConsignmentView, consignmentSorts),
  plainView,
  '/manuredelivery/office/consignments',
)
const views = ['all', 'toPlan', 'late', 'underWay', 'toConfirm', 'failed'] as const

export function ConsignmentsScreen(): ReactElement {
  const texts = useManureTexts('office')
  const { language } = useLanguage()
  const consignments = useListView(consignmentList)
  const { view } = consignments
  const thisWeek = weekOf(dayOf(new Date()))
  const weeks = Array.from({ length: 12 }, (_, at) => addWeeks(thisWeek, 6 - at))
  return (
    <PickupsPage part="consignments" heading={texts.consignments}>
      <Stack>
        <FindRow>
          <FindBox label={texts.find} {...consignments.find} />
          <ListChoice
            label={texts.view}
            value={view.view as (typeof views)[number]}
            options={views.map((value) => ({ value, label: texts[`view_${value}`] }))}
            onChoose={(chosen) => consignments.show({ view: chosen })}
          />
          <ListChoice
            label={texts.week}
            value={view.week as string}
            options={[
              { value: '', label: texts.allweeks },
              ...weeks.map((week) => ({ value: week as string, label: formatWeek(week, language) })),
            ]}
            onChoose={(week) => consignments.show({ week: week as never })}
          />
        </FindRow>
        <ConsignmentsTable
          view={consignments as never}
          caption={texts.consignments}
          empty={{ title: texts.nonetitle, text: texts.nonetext }}
        />
      </Stack>
    </PickupsPage>
  )
}

const checkList = viewInAddress(
  orderedView(ConsignmentView, consignmentSorts),
  { ...plainView, view: 'toCheck' } as const,
  '/manuredelivery/office/check',
)
const checks = ['toCheck', 'objections', 'refused', 'silent'] as const

/** Flags, objections, refused ones and farms that cannot answer. */
export function CheckScreen(): ReactElement {
  const texts = useManureTexts('office')
  const consignments = useListView(checkList)
  return (
    <OfficePage at="/office/check" heading={texts.check}>
      <Stack>
        <FindRow>
          <FindBox label={texts.find} {...consignments.find} />
          <ListChoice
            label={texts.view}
            value={consignments.view.view as (typeof checks)[number]}
            options={checks.map((value) => ({ value, label: texts[`view_${value}`] }))}
            onChoose={(chosen) => consignments.show({ view: chosen })}
          />
        </FindRow>
        <ConsignmentsTable
          view={consignments as never}
          caption={texts.check}
          empty={{ title: texts.nothingtocheck, text: texts.nothingtochecktext }}
        />
      </Stack>
    </OfficePage>
  )
}
