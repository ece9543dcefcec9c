/** Second step: what each column holds, and what rows get that say nothing of it. */
import type { ReactElement } from 'react'
import type { ImportColumn } from '../../../../contract/users/user-import.ts'
import { importFields } from '../../../../contract/users/user-import.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import {
  Button,
  ButtonRow,
  Card,
  DataTable,
  FieldGrid,
  Notice,
  RadioGroup,
  Select,
  Stack,
} from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { useFieldName } from '../value-words.ts'
import css from './import.module.css'
import type { ImportPlan } from './import-plan.ts'
import { doubledFields, isImportField, isPlanReady, missingFields, withColumn } from './import-plan.ts'
import { StepHeading } from './step-heading.tsx'
import type { ImportMoment, ImportWork } from './use-import.ts'

type ColumnsStepProps = { moment: Extract<ImportMoment, { at: 'columns' | 'checking' }>; work: ImportWork }

export function ColumnsStep({ moment, work }: ColumnsStepProps): ReactElement {
  const adminimport = useTexts('adminimport')
  const { name, file, plan } = moment
  return (
    <Stack>
      <Card>
        <Stack>
          <StepHeading step={2} />
          {moment.at === 'columns' && moment.failure && <FailureNotice answer={moment.failure} />}
          <p>
            <strong>{adminimport.importfileread({ file: name, count: file.rows })}</strong>
          </p>
          <p>{adminimport.importcolumnstext}</p>
        </Stack>
      </Card>
      <ColumnTable columns={file.columns} plan={plan} onChange={work.change} />
      <Card heading={adminimport.importrestheading}>
        <RestOfRows plan={plan} onChange={work.change} />
      </Card>
      <PlanFaults plan={plan} />
      <ButtonRow>
        {isPlanReady(plan) && (
          <Button busy={moment.at === 'checking'} busyLabel={adminimport.importchecking} onClick={work.check}>
            {adminimport.importcheck}
          </Button>
        )}
        <Button variant="secondary" onClick={work.startAnew}>
          {adminimport.importotherfile}
        </Button>
      </ButtonRow>
    </Stack>
  )
}

type PlanProps = { plan: ImportPlan; onChange: (plan: ImportPlan) => void }

function ColumnTable({ columns, plan, onChange }: PlanProps & { columns: readonly ImportColumn[] }) {
  const adminimport = useTexts('adminimport')
  const headings = columns.map(({ heading }, place) => heading || adminimport.importunnamed({ number: place + 1 }))
  return (
    <DataTable caption={adminimport.importstepcolumns}>
      <thead>
        <tr>
          <th scope="col">{adminimport.importcolumn}</th>
          <th scope="col">{adminimport.importsamples}</th>
          <th scope="col">{adminimport.importmeans}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ samples }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place, its heading may stand twice
          <tr key={place}>
            <th scope="row" data-cell="title">
              {headings[place]}
            </th>
            <td className={css.samples}>{samples.filter((sample) => sample !== '').join(' · ')}</td>
            <td>
              <ColumnField
                label={adminimport.importcolumnmeans({ column: headings[place] ?? '' })}
                value={plan.columns[place] ?? ''}
                onChange={(value) => onChange(withColumn(plan, place, isImportField(value) ? value : ''))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

type ColumnFieldProps = { label: string; value: string; onChange: (value: string) => void }

function ColumnField({ label, value, onChange }: ColumnFieldProps) {
  const { importnotused } = useTexts('adminimport')
  const fieldName = useFieldName()
  return (
    <Select label={label} hideLabel value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{importnotused}</option>
      {importFields.map((field) => (
        <option key={field} value={field}>
          {fieldName(field)}
        </option>
      ))}
    </Select>
  )
}

function RestOfRows({ plan, onChange }: PlanProps) {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const { administrator, companies } = useAdminData()
  const offered = administrator.isSuperadmin ? companies : administrator.companies
  return (
    <FieldGrid>
      <Select
        label={fields.company}
        span="half"
        value={plan.company}
        onChange={({ target }) => onChange({ ...plan, company: target.value })}
      >
        <option value="">{fields.nocompany}</option>
        {offered.map((company) => (
          <option key={company}>{company}</option>
        ))}
      </Select>
      <RadioGroup
        name="importlanguage"
        legend={fields.language}
        layout="inline"
        span="half"
        value={plan.language}
        options={[
          { value: 'fi', label: common.languagefi },
          { value: 'en', label: common.languageen },
        ]}
        onChange={({ target }) => onChange({ ...plan, language: target.value === 'en' ? 'en' : 'fi' })}
      />
    </FieldGrid>
  )
}

/** Why the rows cannot be checked yet, in the place of the button. */
function PlanFaults({ plan: { columns } }: { plan: ImportPlan }) {
  const adminimport = useTexts('adminimport')
  const fieldName = useFieldName()
  const missing = missingFields(columns).map(fieldName).join(', ')
  const doubled = doubledFields(columns).map(fieldName).join(', ')
  return (
    <>
      {missing !== '' && <Notice tone="info" title={adminimport.importmissing({ fields: missing })} />}
      {doubled !== '' && <Notice tone="warn" title={adminimport.importtwice({ fields: doubled })} />}
    </>
  )
}
