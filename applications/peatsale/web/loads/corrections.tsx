/** What was corrected of a load: each value before and after, who, when and why. */
import type { Quantity } from '@workspace/portal/contract'
import { Card, DataTable, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Correction } from '../../contract/loads/correction.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useReasonWords } from './reason-words.ts'

export function Corrections({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('corrections')
  const { moment } = useDateFormat()
  const { whatOf, said } = useCorrected(load)
  const { removeduser } = usePeatTexts('work')
  const reasonWords = useReasonWords()
  if (load.corrections.length === 0) return null
  return (
    <Card heading={texts.corrected}>
      <DataTable caption={texts.corrected}>
        <TableHead headings={[texts.what, texts.before, texts.after, texts.reason, texts.who, texts.when]} />
        <tbody>
          {load.corrections.map((correction) => (
            <tr key={correction.id}>
              <th scope="row" data-cell="title">
                {whatOf(correction)}
                {correction.afterBatch && <p>{texts.byrows}</p>}
              </th>
              <td data-label={texts.before}>{said(correction, correction.before)}</td>
              <td data-label={texts.after}>{said(correction, correction.after)}</td>
              <td data-label={texts.reason}>{reasonWords(correction.reason)}</td>
              <td data-label={texts.who}>{correction.by || removeduser}</td>
              <td data-label={texts.when}>{moment(correction.at)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  )
}

const moments: readonly Correction['field'][] = [
  ...(['arrivedLoad', 'loadStart', 'loadedAt', 'departed', 'arrivedSite', 'deliveredAt'] as const),
]

function useCorrected({ lines }: Load) {
  const texts = usePeatTexts('corrections')
  const quantity = useQuantity()
  const name = useName()
  const { moment } = useDateFormat()
  const lineOf = ({ line }: Correction) => lines.find(({ id }) => id === line)
  return {
    whatOf: (of: Correction): string => {
      const line = lineOf(of)
      return [texts[`field_${of.field}`], line !== undefined && lines.length > 1 ? name(line.product.name) : '']
        .filter(Boolean)
        .join(', ')
    },
    said: (of: Correction, value: string): string => {
      if (value === '') return texts.nothing
      const line = lineOf(of)
      if (line !== undefined && of.field !== 'stockpile') return quantity(Number(value) as Quantity, line.unit)
      return moments.includes(of.field) ? moment(value) : value
    },
  }
}
