/** What a consignment comes to, seen from the farm: rows without value added tax, and the balance with it. */
import { Card, DataTable, DescriptionList, Stack, TableHead } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { money } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'

interface Row {
  readonly kind: string
  readonly side: 'sale' | 'purchase'
  readonly net: number
}

export function Settlement({ consignment: { amounts, freight } }: { consignment: Consignment }): ReactElement | null {
  const texts = useManureTexts('work')
  if (amounts === null && freight === null) return null
  const rows = (amounts?.rows ?? []) as unknown as readonly Row[]
  return (
    <Card heading={texts.settlement}>
      <Stack gap="s">
        {rows.length > 0 && (
          <DataTable caption={texts.settlement}>
            <TableHead headings={[texts.settlement, texts.whopays, texts.without]} />
            <tbody>
              {rows.map(({ kind, side, net }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a correction repeats kinds and sides
                <tr key={`${kind} ${side} ${place}`}>
                  <th scope="row" data-cell="title">
                    {texts[`row_${kind}` as 'row_goods'] ?? kind}
                  </th>
                  <td data-label={texts.whopays}>{texts[`side_${side}`]}</td>
                  <td data-label={texts.without} data-cell="number">
                    {money(net)}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
        <DescriptionList
          items={[
            [
              amounts !== null && amounts.balance < 0 ? texts.balancefrom : texts.balanceto,
              amounts === null ? '' : `${money(Math.abs(amounts.balance))} ${texts.withvat}`,
            ],
            [texts.freight, freight === null ? '' : money(freight)],
          ]}
        />
      </Stack>
    </Card>
  )
}
