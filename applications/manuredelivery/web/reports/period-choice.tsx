/** Of which company and days a report is. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import { Cluster, DateField, FirstAndLastDay, Select, useAnswer } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { searchPlants } from '../../contract/plants/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

export interface ReportPeriod {
  readonly company: string
  readonly from: LocalDate | undefined
  readonly to: LocalDate | undefined
}

/** A month until today. */
export function lastMonth(): ReportPeriod {
  const to = dayOf(new Date())
  return { company: '', from: addDays(to, -30), to }
}

/** Both ends are given, in their order. */
export function isPeriod(period: ReportPeriod): period is ReportPeriod & { from: LocalDate; to: LocalDate } {
  const { from, to } = period
  return from !== undefined && to !== undefined && from <= to
}

type PeriodChoiceProps = {
  value: ReportPeriod
  onChange: (period: ReportPeriod) => void
  /** Further choices in the same line. */
  children?: ReactNode
}

export function PeriodChoice({ value, onChange, children }: PeriodChoiceProps): ReactElement {
  const texts = useManureTexts('reports')
  const { from, to } = value
  return (
    <Cluster align="end">
      <CompanyChoice value={value.company} onChange={(company) => onChange({ ...value, company })} />
      <FirstAndLastDay>
        <DateField label={texts.from} hint="" value={from} onChange={(day) => onChange({ ...value, from: day })} />
        <DateField
          label={texts.to}
          hint=""
          value={to}
          least={from}
          onChange={(day) => onChange({ ...value, to: day })}
        />
      </FirstAndLastDay>
      {children}
    </Cluster>
  )
}

/** Nothing to choose where there is one. */
export function CompanyChoice(props: { value: string; onChange: (id: string) => void }): ReactElement | null {
  const texts = useManureTexts('reports')
  const companies = useStart().data?.companies ?? []
  if (companies.length < 2) return null
  return (
    <Select
      label={texts.company}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    >
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** The company that is chosen, or the first of the own ones once they are known. */
export function useOwnCompany(chosen: string): string | undefined {
  const companies = useStart().data?.companies
  return chosen === '' ? companies?.[0]?.id : chosen
}

type PlantChoiceProps = { company: string | undefined; value: string; onChange: (plant: string) => void }

export function PlantChoice({ company, value, onChange }: PlantChoiceProps): ReactElement {
  const texts = useManureTexts('reports')
  const plants = useAnswer(searchPlants, { company: company ?? '', limit: 200 }, { enabled: company !== undefined })
  return (
    <Select label={texts.plant} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{texts.allplants}</option>
      {plants.data?.rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
