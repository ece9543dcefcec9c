/** An office records manure that a driver has collected without a plan and reported by telephone. */
import { EventFactory } from '@workspace/logistics/web/commands'
import type { AskOf, Quantity } from '@workspace/portal/contract'
import {
  Button,
  Cluster,
  EnumSelect,
  FieldGrid,
  FormStack,
  MissingAnswer,
  navigate,
  QuantityField,
  Select,
  Stack,
  SubmitPlace,
  TextArea,
  TextInput,
  useAnswer,
  useSchemaForm,
  useSend,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import { addUnplannedConsignment } from '../../contract/unplanned/calls.ts'
import { PlantSelect } from '../acts/plant-select.tsx'
import { workAnswers } from '../commands/answers.ts'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { FarmChoice } from '../lists/farm-choice.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { useTrucks, useTypes } from './choices.ts'

export function NewUnplannedScreen(): ReactElement {
  const texts = useManureTexts('unplanned')
  const [account, setAccount] = useState<string>()
  return (
    <PickupsPage part="unplanned" heading={texts.heading} lead={texts.lead} width="form">
      {account === undefined ? (
        <FarmChoice
          label={texts.findfarm}
          none={texts.nofarm}
          act={({ name, municipality }) => texts.choosefarm({ name: [name, municipality].filter(Boolean).join(', ') })}
          onChoose={({ id }) => setAccount(id)}
        />
      ) : (
        <OfFarm key={account} id={account} onLeave={() => setAccount(undefined)} />
      )}
    </PickupsPage>
  )
}

function OfFarm({ id, onLeave }: { id: string; onLeave: () => void }): ReactElement {
  const texts = useManureTexts('unplanned')
  const { data, error, refetch } = useAnswer(readFarm, { id: id as never })
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  return (
    <Stack>
      <Cluster align="between">
        <h2>{data.farm.name}</h2>
        <Button variant="secondary" onClick={onLeave}>
          {texts.otherfarm}
        </Button>
      </Cluster>
      <CollectedForm farm={data.farm} />
    </Stack>
  )
}

const bases = ['fill', 'vehicleScale', 'farmScale'] as const
const empty = {
  ...{ store: '', type: '', plant: '', carrier: '', vehicle: '', driver: '', handedOverBy: '', reason: '' },
  company: '',
  ...{ basis: 'fill' as (typeof bases)[number], estimate: undefined as number | undefined },
}
type Values = typeof empty
type Reported = Omit<AskOf<typeof addUnplannedConsignment>, 'device' | 'deviceTime'>

function reportedOf(account: string, values: Values): Reported {
  const { store, type, plant, vehicle, driver, basis, estimate: amount, reason } = values
  const name = values.handedOverBy.trim()
  const estimate = basis === 'fill' ? { unit: 'm3', amount, basis } : { unit: 'kg', amount, basis }
  return {
    ...{ account, store, type, plant, vehicle, ...(driver === '' ? {} : { driver }), reason: reason.trim() },
    ...(amount === undefined ? {} : { estimate }),
    handedOverBy: name === '' ? { kind: 'absent' } : { kind: 'name', name },
  } as Reported
}

function useCollectedForm(farm: Farm) {
  const texts = useManureTexts('unplanned')
  const [events] = useState(() => new EventFactory())
  const [made, setMade] = useState<string>()
  // The page is left once the form does not warn of it any more.
  useEffect(() => {
    if (made !== undefined) navigate(`/manuredelivery/consignments/${made}`, { replace: true })
  }, [made])
  const { send, ...sending } = useSend(addUnplannedConsignment, {
    invalidates: workAnswers,
    successMessage: ({ number }) => texts.saved({ number }),
    onDone: ({ id }) => setMade(id),
  })
  const only = farm.stores.length === 1 ? farm.stores[0]?.id : undefined
  return useSchemaForm<Values, Reported>(
    addUnplannedConsignment.input,
    {
      values: { ...empty, store: only ?? '', company: farm.companies[0]?.id ?? '' },
      labels: {
        ...(farm.companies.length > 1 ? { company: texts.company } : {}),
        ...{ store: texts.store, type: texts.type, plant: texts.plant, carrier: texts.carrier },
        ...{ vehicle: texts.vehicle, driver: texts.driver, basis: texts.basis },
        ...{ estimate: texts.volume, handedOverBy: texts.handedover, reason: texts.reason },
      },
      messages: {
        ...{ store: texts.storemissing, type: texts.typemissing, plant: texts.plantmissing },
        ...{ vehicle: texts.vehiclemissing, estimate: texts.amountmissing, reason: { missing: texts.reasonmissing } },
      },
      required: ['reason'],
      warnsOfLeaving: made === undefined,
      inputOf: (values) => ({ ...reportedOf(farm.id, values), deviceTime: new Date().toISOString(), device: '-' }),
    },
    {
      ...sending,
      send: async ({ device: _, deviceTime: __, ...reported }: Reported & { device?: string; deviceTime?: string }) => {
        // The same press after a connection that broke is one collection.
        const act = { kind: 'addUnplanned', of: farm.id, data: reported }
        const { device, deviceTime } = events.create(act)
        const answer = await send({ ...reported, device, deviceTime })
        if (!('failed' in answer)) events.resolve(act)
        return answer
      },
    },
  )
}

function CollectedForm({ farm }: { farm: Farm }): ReactElement {
  const texts = useManureTexts('unplanned')
  const form = useCollectedForm(farm)
  const types = useTypes()
  const { company, carrier } = form.values
  const { carriers, drivers, vehicles } = useTrucks(company, carrier)
  return (
    <FormStack {...form.props} aria-label={texts.heading}>
      {farm.companies.length > 1 && (
        <Choice
          {...form.field('company')}
          of={farm.companies}
          onChange={({ target }) =>
            form.change({ company: target.value, plant: '', carrier: '', vehicle: '', driver: '' })
          }
        />
      )}
      <FieldGrid>
        <Choice {...form.field('store')} of={farm.stores} span="half" />
        <Choice {...form.field('type')} of={types} span="half" />
        <PlantSelect {...form.field('plant')} company={company} isEmpty span="half" />
        <Choice
          {...form.field('carrier')}
          of={carriers}
          span="half"
          onChange={({ target }) => form.change({ carrier: target.value, vehicle: '', driver: '' })}
        />
        <Choice {...form.field('vehicle')} of={vehicles} span="half" />
        <Choice {...form.field('driver')} required={false} of={drivers} none={texts.unknowndriver} span="half" />
        <EnumSelect
          {...form.field('basis')}
          of={bases}
          words={(basis) => texts[`basis_${basis}`]}
          span="half"
          onChange={({ target }) => form.change({ basis: target.value as Values['basis'], estimate: undefined })}
        />
        {form.values.basis === 'fill' ? (
          <QuantityField
            {...form.control('estimate')}
            value={form.values.estimate as Quantity | undefined}
            unit="m³"
            span="half"
          />
        ) : (
          <WholeField {...form.control('estimate')} label={texts.mass} span="half" />
        )}
      </FieldGrid>
      <TextInput {...form.field('handedOverBy')} required={false} hint={texts.handedoverhint} maxLength={100} />
      <TextArea {...form.field('reason')} maxLength={1000} />
      <SubmitPlace form={form} label={texts.save} />
    </FormStack>
  )
}

type ChoiceProps = Omit<Parameters<typeof Select>[0], 'children'> & {
  of: readonly { readonly id: string; readonly name: string }[]
  /** What nothing chosen means; unless given something has to be chosen. */
  none?: string
}

function Choice({ of, none = '–', ...select }: ChoiceProps): ReactElement {
  return (
    <Select {...select}>
      <option value="">{none}</option>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
