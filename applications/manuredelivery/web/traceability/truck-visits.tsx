/** One truck's visits and washes in their order: where was asked, and what came afterwards. */
import { Card, Chip, DataTable, NoWrap, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { TraceLine } from '../../contract/traceability/trace.ts'
import { useManureTexts } from '../texts/texts.ts'

export function TruckVisits({ lines }: { lines: readonly TraceLine[] }): ReactElement {
  const texts = useManureTexts('trace')
  const { plate = '', carrier = '' } = lines[0]?.vehicle ?? {}
  const heading = [plate, carrier].filter(Boolean).join(', ')
  return (
    <Card heading={heading} level={3} flush>
      <DataTable caption={heading}>
        <TableHead headings={[texts.at, texts.visit, texts.where, texts.consignment, texts.washing]} />
        <tbody>
          {lines.map((line) => (
            <Row key={[line.kind, line.at ?? line.day, line.visit?.consignment].join(' ')} line={line} />
          ))}
        </tbody>
      </DataTable>
    </Card>
  )
}

function Row({ line: { at, day, kind, part, visit, wash } }: { line: TraceLine }): ReactElement {
  const texts = useManureTexts('trace')
  const { moment, day: written } = useDateFormat()
  const where = () => {
    if (kind === 'other') return texts.othertrip
    if (visit === null) return ''
    return [visit.farm.name, visit.place, visit.keepingPlace, visit.municipality].filter(Boolean).join(', ')
  }
  return (
    <tr>
      <th scope="row" data-cell="moment">
        {at === null ? written(day) : moment(at)}
      </th>
      <td data-label={texts.visit}>
        {texts[`kind_${kind}`]} {part === 'origin' && <Chip tone="info">{texts.origin}</Chip>}
      </td>
      <td data-label={texts.where}>{where()}</td>
      <td data-label={texts.consignment}>
        {visit !== null && (
          <a href={`#/manuredelivery/consignments/${visit.consignment}`}>
            <NoWrap>{visit.number}</NoWrap>
          </a>
        )}
      </td>
      <td data-label={texts.washing}>
        <Washing kind={kind} part={part} wash={wash} />
      </td>
    </tr>
  )
}

/** Of a farm afterwards, whether the truck was washed before it. */
function Washing({ kind, part, wash }: Pick<TraceLine, 'kind' | 'part' | 'wash'>): ReactElement | null {
  const texts = useManureTexts('trace')
  const washes = useManureTexts('washes')
  if (wash !== null) return <Chip tone="ok">{washes[`method_${wash}`]}</Chip>
  return kind === 'farm' && part === 'after' ? <Chip tone="warn">{texts.unwashed}</Chip> : null
}
