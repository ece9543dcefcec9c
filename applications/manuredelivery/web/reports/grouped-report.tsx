/** A report of a period and perhaps one plant, by what the reader chooses. */
import type { LocalDate } from '@workspace/portal/contract'
import { Select, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { isPeriod, lastMonth, PeriodChoice, PlantChoice, useOwnCompany } from './period-choice.tsx'
import { ReportPage } from './report-page.tsx'

interface Asked<By> {
  readonly company: string
  readonly plant: string
  readonly by: By
  readonly from: LocalDate
  readonly to: LocalDate
}

interface GroupedReportProps<By extends string> {
  readonly part: 'received' | 'weights'
  readonly groups: readonly By[]
  readonly word: (group: By) => string
  readonly first: By
  readonly children: (asked: Asked<By>) => ReactElement
}

export function GroupedReport<By extends string>(props: GroupedReportProps<By>): ReactElement {
  const { part, groups, word, first, children } = props
  const texts = useManureTexts('reports')
  const [period, setPeriod] = useState(lastMonth)
  const [plant, setPlant] = useState('')
  const [by, setBy] = useState<By>(first)
  const company = useOwnCompany(period.company)
  return (
    <ReportPage part={part}>
      <Stack>
        <PeriodChoice
          value={{ ...period, company: company ?? '' }}
          onChange={(changed) => {
            if (changed.company !== company) setPlant('')
            setPeriod(changed)
          }}
        >
          <PlantChoice company={company} value={plant} onChange={setPlant} />
          <Select label={texts.by} value={by} onChange={({ currentTarget }) => setBy(currentTarget.value as By)}>
            {groups.map((each) => (
              <option key={each} value={each}>
                {word(each)}
              </option>
            ))}
          </Select>
        </PeriodChoice>
        {company !== undefined &&
          isPeriod(period) &&
          children({ company, plant, by, from: period.from, to: period.to })}
      </Stack>
    </ReportPage>
  )
}
