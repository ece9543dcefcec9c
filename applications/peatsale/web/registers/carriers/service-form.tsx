/** Whether a transport company drives for a seller, and in which of its zones. Loads that it has stay with it. */
import {
  Card,
  Checkbox,
  FormStack,
  ManyChoice,
  Notice,
  SubmitPlace,
  TextArea,
  useAnswer,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier, saveCarrierService, searchCarriers } from '../../../contract/carriers/calls.ts'
import type { Carrier } from '../../../contract/carriers/carrier.ts'
import { readSeller } from '../../../contract/sellers/calls.ts'
import { useSuperadmin } from '../../shell/viewer-role.ts'
import { usePeatTexts } from '../../texts/texts.ts'

export type ServiceFormProps = { carrier: Carrier; seller: { readonly id: string; readonly name: string } }

export function ServiceForm({ carrier, seller }: ServiceFormProps): ReactElement | null {
  const { data } = useAnswer(readSeller, { id: seller.id })
  return data === undefined ? null : <Service carrier={carrier} seller={seller} zones={data.zones} />
}

type ServiceProps = ServiceFormProps & { zones: readonly { readonly id: string; readonly name: string }[] }

function Service({ carrier, seller, zones }: ServiceProps): ReactElement {
  const texts = usePeatTexts('carriers')
  const own = zones.map(({ id }) => id).filter((id) => carrier.zones.includes(id))
  const settlementTerms = carrier.settlementTerms.find((of) => of.seller === seller.id)?.terms ?? ''
  const serves = carrier.sellers.includes(seller.id)
  const isSuperadmin = useSuperadmin()
  const isAsked = carrier.asking.some(({ id }) => id === seller.id)
  const asks = !serves && !isSuperadmin
  const form = useCallForm(saveCarrierService, {
    values: { carrier: carrier.id, seller: seller.id, serves: serves || isAsked, zones: own, settlementTerms },
    labels: { serves: texts.serves, zones: texts.zones, settlementTerms: texts.terms },
    invalidates: [readCarrier, searchCarriers],
    successMessage: ({ asked }) => (asked ? texts.askedof({ name: carrier.name }) : texts.saved),
  })
  return (
    <Card heading={texts.servicefor({ seller: seller.name })}>
      <FormStack {...form.props} aria-label={texts.servicefor({ seller: seller.name })}>
        {isAsked && <Notice tone="info" title={texts.waits({ sellers: seller.name })} />}
        <Checkbox {...form.field('serves')} required={false} hint={asks ? texts.askshint : texts.serveshint} />
        {form.values.serves && !asks && (
          <ManyChoice {...form.control('zones')} choices={zones} none={texts.nozones} hint={texts.zoneshint} />
        )}
        {form.values.serves && !asks && (
          <TextArea {...form.field('settlementTerms')} required={false} hint={texts.termshint} />
        )}
        {form.isChanged && <SubmitPlace form={form} />}
      </FormStack>
    </Card>
  )
}
