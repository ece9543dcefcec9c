/** The truck with what the scale has shown so far. */
import { Chip, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { kilograms, tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { netOfParts, standingWeights } from '../weighing/typed-weight.ts'
import css from './gate.module.css'

export function WeightSummary({ consignment }: { consignment: Consignment }): ReactElement {
  const texts = useManureTexts('gate')
  const weighing = useManureTexts('weighing')
  const { language } = useLanguage()
  const { estimateKg, farm, netKg, plannedKg, type, vehicle, weighings } = consignment
  const own = weighings.filter(({ source }) => source === 'plantScale')
  const net = netKg ?? netOfParts(own.map(standingWeights))
  return (
    <section className={css.tile} aria-label={texts.truck}>
      <span className={css.head}>
        <strong className={vehicle === null ? css.noplate : css.plate}>{vehicle?.plate ?? texts.noplate}</strong>
        <strong className={css.amount}>{net === null ? tonnes(estimateKg ?? plannedKg) : kilograms(net)}</strong>
      </span>
      <span>
        <strong>{farm}</strong>, {type[language].toLowerCase()}
      </span>
      {own.map(({ id, box, gross, tare, scale }) => (
        <span key={id}>
          {texts.weighed({
            scale: [scale?.name, box].filter(Boolean).join(', '),
            gross: gross === null ? weighing.notyet : kilograms(gross),
            tare: tare === null ? weighing.notyet : kilograms(tare),
          })}
        </span>
      ))}
      {net === null && <Chip tone="warn">{own.length === 0 ? texts.notweighed : texts.taremissing}</Chip>}
    </section>
  )
}
