/** How much was taken: the boxes of the truck in quarters, cubic metres with steps, or what a scale showed. */
import type { Quantity } from '@workspace/portal/contract'
import { formatNumber, QuantityField, Segmented, WholeField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { cubicMetres, kilograms, tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import css from './estimate.module.css'
import type { Estimate, Estimated } from './use-estimate.ts'

type EstimateFieldsProps = { estimate: Estimate; of: Pick<Estimated, 'field'>; isAsked: boolean }

export function EstimateFields({ estimate, of, isAsked }: EstimateFieldsProps): ReactElement {
  const texts = useManureTexts('driving')
  const { amount, boxes, way } = estimate
  const ways = [...(boxes.length > 0 ? (['fill'] as const) : []), 'm3' as const, 'scale' as const]
  const missing = isAsked && amount === undefined ? texts.amountmissing : undefined
  return (
    <>
      <Segmented
        label={texts.howmuch}
        options={ways.map((value) => ({ value, label: texts[`way_${value}`] }))}
        value={way}
        onChange={estimate.setWay}
      />
      {way === 'fill' && <Boxes estimate={estimate} error={missing} />}
      {way === 'm3' && (
        <QuantityField
          label={texts.volume}
          unit="m³"
          step={1000 as Quantity}
          least={1000 as Quantity}
          most={1_000_000 as Quantity}
          value={estimate.m3}
          error={missing}
          onChange={estimate.setM3}
        />
      )}
      {way === 'scale' && (
        <>
          <Segmented
            label={texts.whichscale}
            options={(['vehicleScale', 'farmScale'] as const).map((value) => ({ value, label: texts[value] }))}
            value={estimate.scale}
            onChange={estimate.setScale}
          />
          <WholeField label={texts.kilograms} value={estimate.kg} error={missing} onChange={estimate.setKg} />
        </>
      )}
      <Sum estimate={estimate} of={of} />
    </>
  )
}

const quarters = [1, 2, 3, 4] as const
const shares = { 0: '0', 1: '¼', 2: '½', 3: '¾', 4: '1' } as const

function Boxes({ estimate, error }: { estimate: Estimate; error: string | undefined }): ReactElement {
  const texts = useManureTexts('driving')
  return (
    <div className={css.boxes}>
      {estimate.boxes.map(({ name, m3 }, at) => (
        <Box
          key={name}
          name={texts.boxof({ name, m3: cubicMetres(m3) })}
          fill={estimate.fills[at]}
          onFill={(fill) => estimate.setFill(at, fill)}
        />
      ))}
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type BoxProps = { name: string; fill: number | undefined; onFill: (quarters: number) => void }

/** Drawn as the box is filled from the front; an empty one is the press before it. */
function Box({ name, fill, onFill }: BoxProps): ReactElement {
  const id = useId()
  return (
    <fieldset className={css.box}>
      <legend>{name}</legend>
      <div className={css.quarters}>
        {([0, ...quarters] as const).map((each) => (
          <label
            key={each}
            className={css.quarter}
            data-filled={(fill !== undefined && each > 0 && each <= fill) || undefined}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={fill === each}
              onChange={() => onFill(each)}
            />
            {shares[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What it comes to in tonnes, and whether the truck carries it. */
function Sum({ estimate, of }: Omit<EstimateFieldsProps, 'isAsked'>): ReactElement | null {
  const texts = useManureTexts('driving')
  const { amount, kilograms: kg } = estimate
  const payload = of.field?.payloadKg ?? 0
  if (amount === undefined || kg === undefined) return null
  const density = formatNumber((of.field?.kgPerM3 ?? 0) / 1000)
  return (
    <output className={css.sum}>
      <strong>{tonnes(kg)}</strong>
      <span>
        {amount.unit === 'm3' ? texts.bydensity({ m3: cubicMetres(amount.amount), density }) : kilograms(kg)}
        {payload > 0 && (
          <span className={css.payload} data-over={kg > payload || undefined}>
            {kg > payload ? texts.overload({ amount: tonnes(payload) }) : texts.payload({ amount: tonnes(payload) })}
          </span>
        )}
      </span>
    </output>
  )
}
