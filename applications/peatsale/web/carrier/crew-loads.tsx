/** Loads with who drives them and what, each to be given a crew or given back. */
import { useCommandTexts } from '@workspace/logistics/web/commands'
import type { LocalDate } from '@workspace/portal/contract'
import { Button, Chip, Cluster, NoWrap, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { LoadChip } from '../lists/state-chip.tsx'
import { CrewDialog } from '../loads/crew-dialog.tsx'
import { ReasonDialog } from '../loads/reason-dialog.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CallLinks } from './call-links.tsx'
import css from './carrier.module.css'
import { DriverGone, useDriverName } from './driver-name.tsx'

type Open = { readonly load: LoadRow; readonly act: 'setCrew' | 'release' } | undefined

/** `ofDay`: the heading above tells that day already. */
export type CrewLoadsProps = {
  loads: readonly LoadRow[]
  ofDay?: LocalDate
  /** Of loads without a day: their day is to be set. */
  onDate?: (load: LoadRow) => void
}

export function CrewLoads({ loads, ofDay, onDate }: CrewLoadsProps): ReactElement {
  // A dialog that waited for its texts would close again.
  usePeatTexts('changes')
  useCommandTexts()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ul className={css.loads}>
        {loads.map((load) => (
          <li key={load.id} className={css.load}>
            <Said load={load} ofDay={ofDay} />
            {load.state === 'assigned' && <Acts load={load} onOpen={setOpen} onDate={onDate} />}
          </li>
        ))}
      </ul>
      {open?.act === 'setCrew' && <CrewDialog load={open.load} onClose={close} />}
      {open?.act === 'release' && <ReasonDialog load={open.load} kind="release" onClose={close} />}
    </>
  )
}

type ActsProps = { load: LoadRow; onOpen: (open: Open) => void; onDate: CrewLoadsProps['onDate'] }

function Acts({ load, onOpen, onDate }: ActsProps): ReactElement {
  const texts = usePeatTexts('carrier')
  const { number } = load
  return (
    <Cluster>
      {onDate && (
        <Button variant="secondary" aria-label={texts.setdayof({ number })} onClick={() => onDate(load)}>
          {texts.setday}
        </Button>
      )}
      <Button
        variant={load.driver && load.vehicle ? 'secondary' : 'primary'}
        aria-label={texts.setcrewof({ number })}
        onClick={() => onOpen({ load, act: 'setCrew' })}
      >
        {texts.setcrew}
      </Button>
      <Button variant="quiet" aria-label={texts.releaseof({ number })} onClick={() => onOpen({ load, act: 'release' })}>
        {texts.release}
      </Button>
    </Cluster>
  )
}

function Said({ load, ofDay }: { load: LoadRow; ofDay: LocalDate | undefined }): ReactElement {
  const texts = usePeatTexts('carrier')
  const { route } = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const moments = useDateFormat()
  const driverName = useDriverName()
  const { customer, driver, product, site, state, swamp, vehicle } = load
  const way = swamp && site ? route({ from: swamp.name, to: site.city || site.name }) : (site?.name ?? customer)
  const amount = quantity(load.delivered ?? load.loaded ?? load.planned, load.unit)
  const isAhead = state === 'assigned'
  const isTold = ofDay !== undefined && load.day === ofDay
  const when = isTold ? load.slotFrom && moments.time(load.slotFrom) : moments.when(load)
  return (
    <div className={css.said}>
      <p>
        <a href={`#/peatsale/loads/${load.id}`}>
          <NoWrap>{load.number}</NoWrap>
        </a>
        {when && `, ${when}`}
      </p>
      <p>
        <strong>{way}</strong>
        {`, ${amount} ${name(product)}, ${customer}`}
      </p>
      <Cluster>
        <LoadChip state={state} arrived={load.arrived} />
        {driver ? <span>{driverName(load)}</span> : isAhead && <Chip tone="warn">{texts.missingdriver}</Chip>}
        {vehicle ? <NoWrap>{vehicle.plate}</NoWrap> : isAhead && <Chip tone="warn">{texts.missingvehicle}</Chip>}
        <DriverGone load={load} />
      </Cluster>
      <CallLinks load={load} />
    </div>
  )
}
