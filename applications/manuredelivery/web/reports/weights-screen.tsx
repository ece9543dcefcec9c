/** How good the weights of a period are: measured, estimated, corrected, and how far from what drivers had estimated (7.7). */
import {
  Card,
  Chip,
  DataTable,
  EmptyState,
  formatNumber,
  iconDoc,
  MissingAnswer,
  Split,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { WeightQuality } from '../../contract/reports/quality.ts'
import { readWeightQuality, weightsBy } from '../../contract/reports/quality.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CsvButton } from './csv-button.tsx'
import { GroupedReport } from './grouped-report.tsx'

type By = (typeof weightsBy)[number]

export function WeightsScreen(): ReactElement {
  const texts = useManureTexts('reports')
  return (
    <GroupedReport part="weights" groups={weightsBy} first="farm" word={(by) => texts[`weightsby_${by}`]}>
      {(asked) => <Report asked={asked} />}
    </GroupedReport>
  )
}

type Asked = Parameters<typeof useAnswer<typeof readWeightQuality>>[1] & { by: By }

function Report({ asked }: { asked: Asked }): ReactElement {
  const texts = useManureTexts('reports')
  const { data, error, refetch } = useAnswer(readWeightQuality, asked)
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { quality } = data
  return (
    <Stack>
      {quality.rows.length === 0 ? (
        <EmptyState icon={iconDoc} title={texts.nothing}>
          <p>{texts.nothingtext}</p>
        </EmptyState>
      ) : (
        <Card heading={texts.weights} flush action={<WeightsFile quality={quality} asked={asked} />}>
          <Rows quality={quality} by={asked.by} />
        </Card>
      )}
      <Split kind="even">
        <Flags flags={quality.flags} />
        <Scales scales={quality.scales} />
      </Split>
    </Stack>
  )
}

function WeightsFile({ quality, asked }: { quality: WeightQuality; asked: Asked }): ReactElement {
  const texts = useManureTexts('reports')
  const { by, from, to } = asked
  const kilograms = [`${texts.netto}, kg`, `${texts.driverestimate}, kg`]
  return (
    <CsvButton
      name={`painot-${from}-${to}`}
      headings={[
        ...[texts[`weightsby_${by}`], texts.consignments, texts.measured, texts.estimates, texts.corrected],
        ...[...kilograms, texts.differing],
      ]}
      rows={quality.rows.map((row) => [
        ...[row.name || texts.unknown, row.consignments, row.measured, row.estimated, row.corrected],
        ...[row.netKg, row.estimateKg, row.differing],
      ])}
    />
  )
}

function Rows({ quality, by }: { quality: WeightQuality; by: By }): ReactElement {
  const texts = useManureTexts('reports')
  const shares = [texts.measured, texts.estimates, texts.corrected]
  const numbers = [
    texts.consignments,
    ...shares,
    texts.netto,
    texts.driverestimate,
    texts.differencepct,
    texts.differing,
  ]
  return (
    <DataTable caption={texts.weights}>
      <TableHead headings={[texts[`weightsby_${by}`], ...numbers]} numbers={numbers} />
      <tbody>
        {quality.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" data-cell="title">
              {by === 'farm' && row.key !== '' ? (
                <a href={`#/manuredelivery/office/consignments?account=${row.key}`}>{row.name}</a>
              ) : (
                row.name || texts.unknown
              )}
            </th>
            <Measures of={row} />
          </tr>
        ))}
        <tr>
          <th scope="row" data-cell="title">
            {texts.total}
          </th>
          <Measures of={quality.total} />
        </tr>
      </tbody>
    </DataTable>
  )
}

function Measures({ of }: { of: WeightQuality['total'] }): ReactElement {
  const texts = useManureTexts('reports')
  const share = (part: number) => `${formatNumber(Math.round((part * 100) / of.consignments))} %`
  const difference = of.estimateKg === 0 ? null : Math.round(((of.netKg - of.estimateKg) * 1000) / of.estimateKg)
  const cells = [
    [texts.consignments, formatNumber(of.consignments)],
    [texts.measured, share(of.measured)],
    [texts.estimates, share(of.estimated)],
    [texts.corrected, formatNumber(of.corrected)],
    [texts.netto, of.compared === 0 ? '–' : tonnes(of.netKg)],
    [texts.driverestimate, of.compared === 0 ? '–' : tonnes(of.estimateKg)],
    [texts.differencepct, difference === null ? '–' : signed(difference)],
    [texts.differing, formatNumber(of.differing)],
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

/** Tenths of a percent: `−5,7 %`. */
function signed(tenths: number): string {
  return `${tenths < 0 ? '−' : tenths > 0 ? '+' : ''}${formatNumber(Math.abs(tenths) / 10)} %`
}

function Flags({ flags }: Pick<WeightQuality, 'flags'>): ReactElement {
  const texts = useManureTexts('reports')
  const states = useManureTexts('states')
  const numbers = [texts.raised, texts.stillopen]
  if (flags.length === 0) {
    return (
      <Card heading={texts.flags}>
        <p>{texts.noflags}</p>
      </Card>
    )
  }
  return (
    <Card heading={texts.flags} flush>
      <DataTable caption={texts.flags}>
        <TableHead headings={[texts.flag, ...numbers]} numbers={numbers} />
        <tbody>
          {flags.map(({ flag, raised, open }) => (
            <tr key={flag}>
              <th scope="row" data-cell="title">
                {open > 0 ? (
                  <a href={`#/manuredelivery/office/check?flag=${flag}`}>{states[`flag_${flag}`]}</a>
                ) : (
                  states[`flag_${flag}`]
                )}
              </th>
              <td data-label={texts.raised} data-cell="number">
                {formatNumber(raised)}
              </td>
              <td data-label={texts.stillopen} data-cell="number">
                {formatNumber(open)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  )
}

function Scales({ scales }: Pick<WeightQuality, 'scales'>): ReactElement {
  const texts = useManureTexts('reports')
  const { day } = useDateFormat()
  return (
    <Card heading={texts.scales}>
      <Stack gap="s">
        {scales.length === 0 && <p>{texts.noscales}</p>}
        {scales.map(({ id, name, plant, verifiedUntil }) => (
          <p key={id}>
            {[name, plant].filter(Boolean).join(', ')}{' '}
            <Chip tone="warn">
              {verifiedUntil === null ? texts.neververified : texts.verifieduntil({ day: day(verifiedUntil) })}
            </Chip>
          </p>
        ))}
      </Stack>
    </Card>
  )
}
