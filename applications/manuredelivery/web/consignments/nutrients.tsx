/** What the manure contains, by an analysis or by table values; for the farm and the office. */
import { Card, DescriptionList, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { kilograms } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'

export function Nutrients({ consignment }: { consignment: Consignment }): ReactElement | null {
  const texts = useManureTexts('work')
  const { nutrients } = consignment
  if (nutrients === null) return null
  const { source, dryKg, n, solubleN, p, k } = nutrients
  const words = { analysis: texts.byanalysis, mixed: texts.mixedvalues, table: texts.tablevalues }[source]
  const grams = (amount: number) => kilograms(Math.round(amount / 1000))
  return (
    <Card heading={texts.nutrients}>
      <Stack gap="s">
        <p>{words}</p>
        <DescriptionList
          items={[
            [texts.dry, kilograms(dryKg)],
            [texts.nitrogen, grams(n)],
            [texts.soluble, grams(solubleN)],
            [texts.phosphorus, grams(p)],
            [texts.potassium, grams(k)],
          ]}
        />
      </Stack>
    </Card>
  )
}
