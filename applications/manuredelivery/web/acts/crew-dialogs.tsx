/** Who drives: given to a carrier, offered to several, or a driver and a truck of the own carrier. */
import { CommandDialog } from '@workspace/logistics/web/commands'
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf, momentAt } from '@workspace/portal/contract'
import { Checkbox, DateField, LoadingList, Select, TextArea, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CrewOfCarrier } from '../../contract/consignments/crew.ts'
import { prepareCrew } from '../../contract/consignments/crew.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useConsignmentForm } from './consignment-forms.tsx'
import type { ConsignmentDialogProps } from './consignment-places.ts'

type AssignProps = ConsignmentDialogProps & { act: 'assign' | 'reassign' | 'setCrew' | 'correctCrew' }

export function AssignDialog(props: AssignProps): ReactElement {
  const { data } = useAnswer(prepareCrew, { id: props.consignment.id })
  return data === undefined ? <LoadingList /> : <Assign {...props} carriers={data.carriers} />
}

function Assign({ act, consignment, carriers, onClose }: AssignProps & { carriers: readonly CrewOfCarrier[] }) {
  const texts = useManureTexts('acts')
  const work = useManureTexts('work')
  const isCrew = act === 'setCrew' || act === 'correctCrew'
  const isCorrected = act === 'correctCrew'
  const own = isCrew ? (consignment.carrier?.id ?? carriers[0]?.id ?? '') : ''
  const form = useConsignmentForm(act, consignment, {
    values: {
      ...{ carrier: own, driver: isCrew ? (consignment.driver?.id ?? '') : '' },
      ...{ vehicle: isCrew ? (consignment.vehicle?.id ?? '') : '', reason: '' },
    },
    labels: {
      ...(isCrew ? {} : { carrier: texts.carrier }),
      ...{ driver: texts.driver, vehicle: texts.vehicle, reason: isCorrected ? texts.words : texts.fitreason },
    },
    messages: { carrier: texts.carriermissing, ...(isCorrected && { reason: { missing: texts.wordsmissing } }) },
    required: isCorrected ? ['reason'] : [],
    refusedAt: { does_not_fit: 'reason', not_registered: 'carrier' },
    dataOf: ({ carrier, driver, vehicle, reason }) =>
      ({
        ...(isCrew ? {} : { carrier: carrier === '' ? undefined : carrier }),
        ...(driver === '' ? {} : { driver }),
        ...(vehicle === '' ? {} : { vehicle }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      }) as never,
    onDone: onClose,
  })
  const chosen = carriers.find(({ id }) => id === form.values.carrier)
  const named = (vehicle: CrewOfCarrier['vehicles'][number]) =>
    [vehicle.plate, ...vehicle.misfits.map((misfit) => work[`misfit_${misfit}`])].join(' · ')
  const takeDriver = (driver: string) => {
    const usual = chosen?.drivers.find(({ id }) => id === driver)?.vehicle ?? ''
    form.change(usual === '' || form.values.vehicle !== '' ? { driver } : { driver, vehicle: usual })
  }
  return (
    <CommandDialog title={texts[`act_${act}`]} confirmLabel={texts[`act_${act}`]} form={form} onClose={onClose}>
      {!isCrew && (
        <Select
          {...form.field('carrier')}
          onChange={({ target }) => form.change({ carrier: target.value, driver: '', vehicle: '' })}
          data-dialog-first
        >
          <option value="">–</option>
          {carriers.map(({ id, name, isRegistered }) => (
            <option key={id} value={id} disabled={!isRegistered}>
              {isRegistered ? name : `${name} · ${work.notregistered}`}
            </option>
          ))}
        </Select>
      )}
      <Select {...form.field('driver')} onChange={({ target }) => takeDriver(target.value)}>
        <option value="">{texts.later}</option>
        {chosen?.drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select {...form.field('vehicle')}>
        <option value="">{texts.later}</option>
        {chosen?.vehicles.map((vehicle) => (
          <option key={vehicle.id} value={vehicle.id}>
            {named(vehicle)}
          </option>
        ))}
      </Select>
      <TextArea {...form.field('reason')} maxLength={1000} />
    </CommandDialog>
  )
}

/** Until an evening; carriers without a registration cannot take it. */
export function OfferDialog({ consignment, onClose }: ConsignmentDialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { data } = useAnswer(prepareCrew, { id: consignment.id })
  const today = dayOf(new Date())
  const form = useConsignmentForm('offer', consignment, {
    values: { to: [] as readonly string[], deadline: addDays(today, 1) as LocalDate | undefined },
    labels: { to: texts.offerto, deadline: texts.deadline },
    messages: { deadline: texts.deadlinemissing },
    dataOf: ({ to, deadline }) =>
      ({
        to: to.length === 0 ? { by: 'all' } : { by: 'carriers', carriers: [...to] },
        deadline: deadline === undefined ? undefined : momentAt(deadline, 18, 0).toISOString(),
        freight: { by: 'terms' },
      }) as never,
    onDone: onClose,
  })
  const { to } = form.values
  return (
    <CommandDialog title={texts.act_offer} confirmLabel={texts.act_offer} form={form} onClose={onClose}>
      <Checkbox
        label={texts.offertoall}
        checked={to.length === 0}
        onChange={() => form.set('to', [] as never)}
        data-dialog-first
      />
      {data?.carriers
        .filter(({ isRegistered }) => isRegistered)
        .map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={to.includes(id)}
            onChange={({ target }) =>
              form.set('to', (target.checked ? [...to, id] : to.filter((one) => one !== id)) as never)
            }
          />
        ))}
      <DateField {...form.control('deadline')} least={today} />
    </CommandDialog>
  )
}
