/** What a load brings, when, from where, by whom and for how much; the office also reads how much was told at each step. */
import { Card, Cluster, DescriptionList, formatMoney, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { DriverGone, useDriverName } from '../carrier/driver-name.tsx'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useLoadWhen } from './load-when.ts'

export function LoadContents({ load, isOffice }: { load: Load; isOffice: boolean }): ReactElement {
  const texts = usePeatTexts('work')
  const acts = usePeatTexts('acts')
  const quantity = useQuantity()
  const name = useName()
  const when = useLoadWhen()
  const { moment } = useDateFormat()
  const driverName = useDriverName()
  const steps = useSteps()
  const { amounts, carrier, driverForCustomer, freight, lines, order, seesOrder, swamp, vehicle } = load
  const who = driverName(load) || driverForCustomer?.name
  return (
    <Card heading={texts.what}>
      <DescriptionList
        items={[
          ...lines.flatMap((line): (readonly [string, string])[] => [
            [name(line.product.name), quantity(line.delivered ?? line.loaded ?? line.planned, line.unit)],
            ...(isOffice ? steps(load, line) : []),
          ]),
          [texts.when, when(load) || texts.notsettled],
          [texts.swamp, swamp?.name ?? ''],
          [texts.carrier, carrier?.name ?? (load.isCollected ? texts.collected : '')],
          [texts.offeredto, load.offeredTo.join(', ')],
          [texts.offeruntil, load.offerUntil === null ? '' : moment(load.offerUntil)],
          [
            texts.driver,
            who && (
              <Cluster key="driver">
                <span>{who}</span>
                <DriverGone load={load} />
              </Cluster>
            ),
          ],
          [texts.vehicle, vehicle === null ? '' : vehicle.plate],
          [isOffice ? acts.freight : texts.freight, freight === null ? '' : formatMoney(freight)],
          [texts.grossprice, amounts === null ? '' : formatMoney(amounts.gross)],
          [
            texts.order,
            seesOrder ? (
              <a key="order" href={`#/peatsale/orders/${order.id}`}>
                {order.number}
              </a>
            ) : (
              order.number
            ),
          ],
        ]}
      />
    </Card>
  )
}

/** Where loader and driver told other amounts, or another one than was planned, each is read beside the others. */
function useSteps() {
  const texts = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  return ({ lines }: Load, line: Load['lines'][number]): (readonly [string, string])[] => {
    const { planned, loaded, delivered, billed, stockpile, unit } = line
    const told = [
      [texts.planned, planned],
      [texts.loaded, loaded],
      [texts.delivered, delivered],
      [texts.billed, billed],
    ] as const
    const isOne = new Set(told.flatMap(([, amount]) => amount ?? [])).size === 1
    const of = (what: string) => (lines.length > 1 ? `${what}, ${name(line.product.name)}` : what)
    return [
      ...told.flatMap(([what, amount]) =>
        isOne || amount === null ? [] : [[of(what), quantity(amount, unit)] as const],
      ),
      ...(stockpile === null ? [] : [[of(texts.pile), stockpile.code] as const]),
    ]
  }
}
