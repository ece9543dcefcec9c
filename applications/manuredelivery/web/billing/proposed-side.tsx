/** One side of a proposal by farm; a farm opens to its consignments, and what is not ticked stays out of both sides. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Checkbox,
  Chip,
  DataTable,
  formatNumber,
  NoWrap,
  TableHead,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Side } from '../../contract/billing/batch.ts'
import type { proposeBatches } from '../../contract/billing/calls.ts'
import { money, tonnes } from '../lists/amounts.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'

type Consignments = AnswerOf<typeof proposeBatches>['proposal']['consignments']

type ProposedSideProps = {
  side: Side
  of: Consignments
  /** Ids of those that stay out. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

export function ProposedSide({ side, of, left, onLeave }: ProposedSideProps): ReactElement | null {
  const texts = useManureTexts('billing')
  const ofSide = of.filter(({ rows }) => rows.some((row) => row.side === side))
  if (ofSide.length === 0) return null
  const farms = [...Map.groupBy(ofSide, ({ farm, farmNumber }) => `${farm}\n${farmNumber}`).values()]
  const numbers = [texts.consignments, texts.tonnes, texts.net, texts.vat, texts.gross]
  const included = ofSide.filter(({ id }) => !left.has(id))
  return (
    <Card heading={`${texts[`side_${side}`]}: ${texts[`sidetext_${side}`].toLowerCase()}`} flush>
      <DataTable caption={texts[`side_${side}`]}>
        <TableHead headings={[texts.farm, texts.farmnumber, ...numbers]} acts={texts.showrows} numbers={numbers} />
        {farms.map((consignments) => (
          <Farm key={consignments[0]?.id} {...{ side, left, onLeave }} of={consignments} />
        ))}
        <tbody>
          <tr>
            <th scope="row" data-cell="title">
              {texts.total}
            </th>
            <td />
            <Sums side={side} of={included} />
            <td />
          </tr>
        </tbody>
      </DataTable>
    </Card>
  )
}

function Farm({ side, of, left, onLeave }: ProposedSideProps): ReactElement {
  const texts = useManureTexts('billing')
  const [isOpen, setIsOpen] = useState(false)
  const included = of.filter(({ id }) => !left.has(id))
  const [first] = of
  const set = (ids: readonly string[], isIn: boolean) =>
    onLeave(isIn ? new Set([...left].filter((id) => !ids.includes(id))) : new Set([...left, ...ids]))
  return (
    <tbody>
      <tr>
        <th scope="row" data-cell="title">
          <Checkbox
            label={first?.farm ?? ''}
            checked={included.length > 0}
            onChange={({ target }) =>
              set(
                of.map(({ id }) => id),
                target.checked,
              )
            }
          />
        </th>
        <td data-label={texts.farmnumber}>{first?.farmNumber}</td>
        <Sums side={side} of={included} outOf={of.length} />
        <td data-cell="acts">
          <Button
            variant="quiet"
            size="s"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? texts.hiderows : texts.showrows}: ${first?.farm ?? ''}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.hiderows : texts.showrows}
          </Button>
        </td>
      </tr>
      {isOpen &&
        of.map((consignment) => (
          <Consignment
            key={consignment.id}
            side={side}
            of={consignment}
            isIn={!left.has(consignment.id)}
            onTick={(isIn) => set([consignment.id], isIn)}
          />
        ))}
    </tbody>
  )
}

function Sums({ side, of, outOf }: { side: Side; of: Consignments; outOf?: number }): ReactElement {
  const texts = useManureTexts('billing')
  const sum = (amount: (each: Consignments[number]) => number) => of.reduce((total, each) => total + amount(each), 0)
  const isWhole = outOf === undefined || outOf === of.length
  return (
    <>
      <td data-label={texts.consignments} data-cell="number">
        {isWhole ? formatNumber(of.length) : `${of.length} / ${outOf}`}
      </td>
      <td data-label={texts.tonnes} data-cell="number">
        {tonnes(sum(({ kg, isCorrection }) => (isCorrection ? 0 : (kg ?? 0))))}
      </td>
      <td data-label={texts.net} data-cell="number">
        {money(sum((each) => each[side].net))}
      </td>
      <td data-label={texts.vat} data-cell="number">
        {money(sum((each) => each[side].vat))}
      </td>
      <td data-label={texts.gross} data-cell="number">
        {money(sum((each) => each[side].gross))}
      </td>
    </>
  )
}

type ConsignmentProps = {
  side: Side
  of: Consignments[number]
  isIn: boolean
  onTick: (isIn: boolean) => void
}

function Consignment({ side, of, isIn, onTick }: ConsignmentProps): ReactElement {
  const texts = useManureTexts('billing')
  const { day } = useDateFormat()
  const name = useName()
  const what = of.rows.filter((row) => row.side === side).map((row) => name(row.name))
  return (
    <tr>
      <th scope="row" data-cell="title">
        <Checkbox
          label={<NoWrap>{of.number}</NoWrap>}
          checked={isIn}
          onChange={({ target }) => onTick(target.checked)}
        />
      </th>
      <td data-label={texts.day}>
        <a href={`#/manuredelivery/consignments/${of.id}`}>{day(of.day)}</a>
      </td>
      <td data-label={texts.row}>
        {of.isCorrection ? <Chip tone="warn">{texts.correction}</Chip> : [...new Set(what)].join(', ')}
      </td>
      <td data-label={texts.tonnes} data-cell="number">
        {of.kg === null ? '–' : tonnes(of.kg)}
      </td>
      <td data-label={texts.net} data-cell="number">
        {money(of[side].net)}
      </td>
      <td data-label={texts.vat} data-cell="number">
        {money(of[side].vat)}
      </td>
      <td data-label={texts.gross} data-cell="number">
        {money(of[side].gross)}
      </td>
      <td />
    </tr>
  )
}
