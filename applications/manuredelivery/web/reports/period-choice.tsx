/** Of which company and days a report is. */
import type { LocalDate } from '@workspace/portal/contract'
import { Cluster, DateField, FirstAndLastDay, Select } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

export interface ReportPeriod {
  readonly company: string
  readonly from: LocalDate | undefined
  readonly to: LocalDate | undefined
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
