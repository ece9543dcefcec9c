/** The fields of a row of a freight table or a carrier tariff; the least belongs to its kind. */
import type { CallForm } from '@workspace/portal/web'
import { FieldGrid, MoneyField, PriceField, QuantityField, Select, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { freightKinds } from '../../contract/prices/rate-fields.ts'
import { productKinds } from '../../contract/products/product.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { RowValues } from './freight-fields.ts'

export function useRowLabels() {
  const texts = usePeatTexts('pricing')
  return {
    zone: texts.zone,
    productKind: texts.kind,
    kind: texts.basis,
    price: texts.rate,
    minChargeable: texts.minchargeable,
    minimum: texts.minimum,
    secondDrop: texts.seconddrop,
    waitingPerHour: texts.waiting,
    fuel: texts.fuel,
    freeMinutes: texts.freeminutes,
  }
}

type FreightRowFieldsProps = {
  form: Pick<CallForm<RowValues>, 'field' | 'control' | 'values'>
  zones: readonly Zone[]
  isNew: boolean
  /** Any zone and any kind of product can be chosen, and minutes without charge. */
  isTariff?: boolean
}

export function FreightRowFields({ form, zones, isNew, isTariff = false }: FreightRowFieldsProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { kind } = form.values
  return (
    <>
      {isNew && (
        <Select key={zones.length} {...form.field('zone')} required={!isTariff}>
          <option value="">{isTariff ? texts.anyzone : '–'}</option>
          {zones.map(({ id, name, maxKm }) => (
            <option key={id} value={id}>
              {texts.zoneupto({ name, km: maxKm })}
            </option>
          ))}
        </Select>
      )}
      {isNew && (
        <Select {...form.field('productKind')} required={!isTariff}>
          {isTariff && <option value="">{texts.anykind}</option>}
          {productKinds.map((each) => (
            <option key={each} value={each}>
              {texts[`kind_${each}`]}
            </option>
          ))}
        </Select>
      )}
      <Select {...form.field('kind')}>
        {freightKinds.map((each) => (
          <option key={each} value={each}>
            {texts[`basis_${each}`]}
          </option>
        ))}
      </Select>
      {kind === 'perLoad' ? (
        <MoneyField {...form.control('price')} required />
      ) : (
        <PriceField key={kind} {...form.control('price')} required per={kind === 'perKm' ? 'km' : 'm³'} />
      )}
      {kind === 'perM3' && <QuantityField {...form.control('minChargeable')} required={false} unit="m³" />}
      {kind === 'perKm' && <MoneyField {...form.control('minimum')} required={false} />}
      <FieldGrid>
        {isTariff ? (
          <TextInput {...form.field('freeMinutes')} required={false} span="half" inputMode="numeric" maxLength={4} />
        ) : (
          <MoneyField {...form.control('secondDrop')} required={false} span="half" />
        )}
        <MoneyField {...form.control('waitingPerHour')} required={false} span="half" />
      </FieldGrid>
      <TextInput {...form.field('fuel')} required={false} hint={texts.fuelhint} inputMode="decimal" maxLength={6} />
    </>
  )
}
