/** The sums of a year by type of manure. */
import { Card, DataTable, TableHead } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { YearRecord } from '../../contract/years/calls.ts'
import { cubicMetres, kilograms } from '../lists/amounts.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'

/** Grams as whole kilograms. */
export const nutrient = (grams: number): string => kilograms(Math.round(grams / 1000))

export function TypeSums({ types }: { types: YearRecord['types'] }): ReactElement {
  const texts = useManureTexts('records')
  const name = useName()
  const numbers = [texts.count, texts.handedover, texts.volume, texts.nitrogen, texts.phosphorus, texts.potassium]
  return (
    <Card heading={texts.bytype} flush>
      <DataTable caption={texts.bytype}>
        <TableHead headings={[texts.type, ...numbers]} numbers={numbers} />
        <tbody>
          {types.map(({ type, consignments, kg, m3, n, p, k }) => (
            <tr key={type.fi}>
              <th scope="row" data-cell="title">
                {name(type)}
              </th>
              <td data-label={texts.count} data-cell="number">
                {consignments}
              </td>
              <td data-label={texts.handedover} data-cell="number">
                {kilograms(kg)}
              </td>
              <td data-label={texts.volume} data-cell="number">
                {m3 === null ? '–' : cubicMetres(m3)}
              </td>
              <td data-label={texts.nitrogen} data-cell="number">
                {nutrient(n)}
              </td>
              <td data-label={texts.phosphorus} data-cell="number">
                {nutrient(p)}
              </td>
              <td data-label={texts.potassium} data-cell="number">
                {nutrient(k)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  )
}
