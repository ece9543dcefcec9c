/** What the own carrier is paid by each seller that it drives for: published tariffs alone (2.2). */
import { Collapsible, Stack, useAnswer, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedSeller } from '../../contract/index.ts'
import { readCarrierTariffs } from '../../contract/prices/tariff-calls.ts'
import { readSellers } from '../../contract/sellers/calls.ts'
import { useFreeMinutes } from '../prices/free-minutes.ts'
import { FreightRows } from '../prices/freight-rows.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export function OwnTariffs(): ReactElement {
  const { data } = useAnswer(readSellers, {})
  return (
    <Stack>
      {data?.sellers
        .filter(({ own }) => own)
        .map((seller) => (
          <OfSeller key={seller.id} seller={seller} />
        ))}
    </Stack>
  )
}

function OfSeller({ seller: { id, name } }: { seller: ListedSeller }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const besides = useFreeMinutes()
  const { data } = useAnswer(readCarrierTariffs, { seller: id })
  return (
    <>
      {data?.tariffs.map((tariff) => (
        <Collapsible key={tariff.id} heading={`${name}: ${tariff.name}`} level={2}>
          <p>{`${texts.validity} ${texts.days({ from: day(tariff.validFrom), to: day(tariff.validTo) })}`}</p>
          <FreightRows rows={tariff.rows} besides={besides} />
        </Collapsible>
      ))}
    </>
  )
}
