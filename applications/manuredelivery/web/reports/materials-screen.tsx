/** Raw materials of a year for the notification of a fertiliser operator, and the file that was made of them (7.7). */
import type { Quantity } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Cluster,
  DataTable,
  EmptyState,
  FailureNotice,
  formatNumber,
  formatQuantity,
  iconDoc,
  iconDownload,
  MissingAnswer,
  Segmented,
  Split,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  useKeepFile,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { RawMaterials } from '../../contract/reports/calls.ts'
import { exportRawMaterials, readRawMaterials } from '../../contract/reports/calls.ts'
import { kilograms, tonnes } from '../lists/amounts.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CompanyChoice, useOwnCompany } from './period-choice.tsx'
import { ReportPage } from './report-page.tsx'

export function MaterialsScreen(): ReactElement {
  const [chosen, setChosen] = useState('')
  const company = useOwnCompany(chosen)
  return (
    <ReportPage part="materials">
      {company !== undefined && (
        <Materials key={company} company={company} choice={<CompanyChoice value={company} onChange={setChosen} />} />
      )}
    </ReportPage>
  )
}

/** As many as stand in one line beside the buttons. */
const yearsMost = 5

function Materials({ company, choice }: { company: string; choice: ReactElement }): ReactElement {
  const texts = useManureTexts('reports')
  const [year, setYear] = useState(() => Number(dayOf(new Date()).slice(0, 4)))
  const { data, error, refetch } = useAnswer(readRawMaterials, { company, year })
  const keep = useKeepFile(exportRawMaterials)
  const asked = { company, year, which: 'new' } as const
  const years = data?.materials.years ?? [year]
  return (
    <Stack>
      <Cluster align="between">
        <Cluster align="end">
          {choice}
          <Segmented
            label={texts.year}
            value={String(year)}
            onChange={(value) => setYear(Number(value))}
            options={years.slice(0, yearsMost).map((each) => ({ value: String(each), label: String(each) }))}
          />
        </Cluster>
        <Button
          icon={iconDownload}
          busy={keep.isSending(asked)}
          onClick={() => void keep.send(asked).then(() => refetch())}
        >
          {texts.csv}
        </Button>
      </Cluster>
      {keep.failure !== undefined && <FailureNotice answer={keep.failure} />}
      {data ? <Report company={company} materials={data.materials} /> : <MissingAnswer of={{ error, refetch }} />}
    </Stack>
  )
}

function Report({ company, materials }: { company: string; materials: RawMaterials }): ReactElement {
  const texts = useManureTexts('reports')
  if (materials.rows.length === 0) return <EmptyState icon={iconDoc} title={texts.nomaterials} />
  return (
    <Stack>
      <Card heading={texts.bymaterials} flush>
        <Rows materials={materials} />
      </Card>
      <Split kind="even">
        <Before materials={materials} />
        {materials.file !== null && <KeptFile company={company} materials={materials} file={materials.file} />}
      </Split>
    </Stack>
  )
}

function Rows({ materials }: { materials: RawMaterials }): ReactElement {
  const texts = useManureTexts('reports')
  const name = useName()
  const numbers = [
    ...[texts.consignments, texts.tonnes, texts.dry, texts.nitrogen, texts.soluble, texts.phosphorus],
    ...[texts.potassium, texts.table, texts.estimates],
  ]
  return (
    <DataTable caption={texts.bymaterials}>
      <TableHead headings={[texts.plant, texts.type, ...numbers]} numbers={numbers} />
      <tbody>
        {materials.rows.map((row) => (
          <tr key={`${row.plant.id} ${row.type.code}`}>
            <th scope="row" data-cell="title">
              {row.plant.name}
            </th>
            <td data-label={texts.type}>{name(row.type)}</td>
            <Amounts of={row} />
          </tr>
        ))}
        <tr>
          <th scope="row" data-cell="title">
            {texts.total}
          </th>
          <td />
          <Amounts of={materials.total} />
        </tr>
      </tbody>
    </DataTable>
  )
}

/** Grams as tonnes with a tenth of them. */
const tonnesOf = (grams: number) => formatQuantity((Math.round(grams / 100_000) * 100) as Quantity)
const whole = (kg: number) => formatQuantity((Math.round(kg / 100) * 100) as Quantity)

function Amounts({ of }: { of: RawMaterials['total'] }): ReactElement {
  const texts = useManureTexts('reports')
  const share = (part: number) => (of.kg === 0 ? '–' : `${formatNumber(Math.round((part * 100) / of.kg))} %`)
  const cells = [
    [texts.consignments, formatNumber(of.consignments)],
    [texts.tonnes, whole(of.kg)],
    [texts.dry, whole(of.dryKg)],
    [texts.nitrogen, tonnesOf(of.n)],
    [texts.soluble, tonnesOf(of.solubleN)],
    [texts.phosphorus, tonnesOf(of.p)],
    [texts.potassium, tonnesOf(of.k)],
    [texts.table, share(of.tableKg)],
    [texts.estimates, share(of.estimateKg)],
  ] as const
  return (
    <>
      {cells.map(([label, text]) => (
        <td key={label} data-label={label} data-cell="number">
          {text}
        </td>
      ))}
    </>
  )
}

function Before({ materials: { total, unconfirmed } }: { materials: RawMaterials }): ReactElement {
  const texts = useManureTexts('reports')
  return (
    <Card heading={texts.before}>
      <Stack gap="s">
        <p>{unconfirmed === 0 ? texts.allconfirmed : texts.unconfirmed({ count: unconfirmed })}</p>
        {total.estimateKg > 0 && <p>{texts.estimated({ amount: tonnes(total.estimateKg) })}</p>}
        {total.tableKg > 0 && <p>{texts.bytable({ amount: tonnes(total.tableKg) })}</p>}
        <p>{texts.beforetext}</p>
      </Stack>
    </Card>
  )
}

type KeptFileProps = { company: string; materials: RawMaterials; file: NonNullable<RawMaterials['file']> }

function KeptFile({ company, materials: { year, total }, file }: KeptFileProps): ReactElement {
  const texts = useManureTexts('reports')
  const { moment } = useDateFormat()
  const { send, isSending, failure } = useKeepFile(exportRawMaterials)
  const asked = { company, year, which: 'kept' } as const
  const mass = total.kg - file.kg
  return (
    <Card heading={texts.file}>
      <Stack gap="s">
        <p>{texts.filetext({ name: file.madeBy, at: moment(file.madeAt) })}</p>
        <p>{texts.corrections({ count: file.corrections })}</p>
        {(mass !== 0 || total.n !== file.n) && (
          <p>
            {texts.difference({ mass: kilograms(mass), nitrogen: kilograms(Math.round((total.n - file.n) / 1000)) })}
          </p>
        )}
        <div>
          <Button variant="secondary" icon={iconDownload} busy={isSending(asked)} onClick={() => void send(asked)}>
            {texts.download({ year: String(year) })}
          </Button>
        </div>
        {failure !== undefined && <FailureNotice answer={failure} />}
      </Stack>
    </Card>
  )
}
