/** One consignment: how much, how far, who drives, its documents and what it comes to, as far as the reader may know (7.3). */
import {
  Card,
  DescriptionList,
  lazyComponent,
  MissingAnswer,
  Notice,
  Split,
  Stack,
  Suspended,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { ConsignmentActs } from '../acts/consignment-acts.tsx'
import { cubicMetres, kilograms, tonnes } from '../lists/amounts.ts'
import { EventLog } from '../lists/event-log.tsx'
import { Papers } from '../lists/papers.tsx'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { dayAhead } from '../plants/day-ahead.ts'
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { TraceLink } from '../traceability/trace-link.tsx'
import { Nutrients } from './nutrients.tsx'
import { Settlement } from './settlement.tsx'

const AlertNotices = lazyComponent(async () => (await import('../alerts/alert-notices.tsx')).AlertNotices)

const OpeningLine = lazyComponent(async () => (await import('../plants/plant-opening.tsx')).OpeningLine)

const at = { office: '/office/consignments', lead: '/carrier/week', farm: '/pickups' } as const

export function ConsignmentScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const { consignment: heading } = useManureTexts('work')
  const { data, error, refetch } = useAnswer(readConsignment, { id: params['id'] as never })
  if (data === undefined) {
    return (
      <RolePage at={at} heading={heading}>
        <MissingAnswer of={{ error, refetch }} />
      </RolePage>
    )
  }
  return <Shown consignment={data.consignment} />
}

function Shown({ consignment }: { consignment: Consignment }): ReactElement {
  const { language } = useLanguage()
  const reader = useViewerRole()
  const { number, farm, municipality, type, documents, id } = consignment
  const lead = [farm || municipality, type[language], consignment.plant.name].filter(Boolean).join(' · ')
  return (
    <RolePage at={at} heading={number} mark={<ConsignmentChip of={consignment} />} lead={lead}>
      <Stack>
        <Notices consignment={consignment} />
        <ConsignmentActs consignment={consignment} />
        <Split>
          <Stack>
            <Quantity consignment={consignment} />
            <Papers documents={documents} />
            <Nutrients consignment={consignment} />
            <Settlement consignment={consignment} />
          </Stack>
          <Stack>
            <Way consignment={consignment} />
            <Truck consignment={consignment} />
            <Place consignment={consignment} />
          </Stack>
        </Split>
        {reader === 'office' && <TraceLink of={{ by: 'consignment', value: id }} />}
        {reader === 'office' && <EventLog of="consignment" id={id} />}
      </Stack>
    </RolePage>
  )
}

/** What needs an answer or a look, the most urgent first. */
function Notices({ consignment }: { consignment: Consignment }): ReactElement {
  const texts = useManureTexts('work')
  const states = useManureTexts('states')
  const reader = useViewerRole()
  const { moment } = useDateFormat()
  const { flags, objection, stop, refusal, failure, isUndecided, confirmUntil, netKg, confirmedBy, hasObjection } =
    consignment
  return (
    <>
      {reader !== 'office' && (
        <Suspended fallback={null}>
          <AlertNotices of={consignment} />
        </Suspended>
      )}
      {stop !== null && (
        <Notice tone="err" title={texts.stopped}>
          <p>{stop.words}</p>
        </Notice>
      )}
      {hasObjection && objection !== null && (
        <Notice
          tone="warn"
          title={`${texts.objection}: ${states[`objection_${objection.kind}` as 'objection_weight']}`}
        >
          <p>{objection.words}</p>
          {objection.claimedKg !== null && <p>{`${texts.objected}: ${kilograms(objection.claimedKg)}`}</p>}
        </Notice>
      )}
      {flags.length > 0 && (
        <Notice tone="warn" title={texts.flagged}>
          <p>{flags.map((flag) => states[`flag_${flag}`]).join(', ')}</p>
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="err" title={`${texts.refused}: ${states[`refusal_${refusal.kind}` as 'refusal_other']}`}>
          <p>
            {[refusal.words, isUndecided ? texts.undecided : states[`next_${refusal.next}` as 'next_sendOn']]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="err" title={texts.failed}>
          <p>{states[`fail_${failure.reason}` as 'fail_other']}</p>
        </Notice>
      )}
      {reader === 'farm' && confirmUntil !== null && !hasObjection && (
        <Notice tone="info" title={`${texts.confirmtitle} ${netKg === null ? '' : tonnes(netKg)}`}>
          <p>{`${texts.confirmtext} ${moment(confirmUntil)}`}</p>
        </Notice>
      )}
      {confirmedBy === 'silence' && <Notice tone="info" title={texts.bysilence} />}
    </>
  )
}

function Quantity({ consignment }: { consignment: Consignment }): ReactElement {
  const texts = useManureTexts('work')
  const { netKg, estimateKg, plannedKg, weighings, measuredM3, loadedM3, temperature, remarks, kgSource } = consignment
  const difference = netKg !== null && estimateKg ? Math.round(((netKg - estimateKg) * 1000) / estimateKg) / 10 : null
  return (
    <Card heading={netKg === null ? texts.quantity : tonnes(netKg)}>
      <DescriptionList
        items={[
          [
            texts.net,
            netKg === null ? '' : `${kilograms(netKg)}${kgSource === 'estimate' ? ` · ${texts.estimated}` : ''}`,
          ],
          ...weighings.map((weighing): readonly [string, string] => [
            weighing.scale?.name ?? texts.scale,
            [
              weighing.gross === null ? '' : `${texts.gross} ${kilograms(weighing.gross)}`,
              weighing.tare === null ? '' : `${texts.tare} ${kilograms(weighing.tare)}`,
              weighing.ticket,
            ]
              .filter(Boolean)
              .join(', '),
          ]),
          [texts.estimate, estimateKg === null ? '' : kilograms(estimateKg)],
          [texts.difference, difference === null ? '' : `${String(difference).replace('.', ',')} %`],
          [texts.planned, netKg === null ? tonnes(plannedKg) : ''],
          [
            texts.measured,
            measuredM3 === null ? (loadedM3 === null ? '' : cubicMetres(loadedM3)) : cubicMetres(measuredM3),
          ],
          [texts.temperature, temperature === null ? '' : `${temperature} °C`],
          [texts.remarks, remarks],
        ]}
      />
    </Card>
  )
}

function Way({ consignment }: { consignment: Consignment }): ReactElement {
  const texts = useManureTexts('work')
  const { moment, when } = useDateFormat()
  const { times, waiting, handedOver } = consignment
  const shown = (at: string | null) => (at === null ? '' : moment(at))
  const minutes = (waited: number | null) => (waited === null ? texts.none : String(waited))
  const hasWaited = waiting.farm !== null || waiting.plant !== null
  return (
    <Card heading={texts.way}>
      <DescriptionList
        items={[
          [texts.agreed, when(consignment)],
          [texts.atfarm, shown(times.arrivedFarm)],
          [texts.collected, shown(times.collected)],
          [texts.handedover, handedOver === null ? '' : handedOver.kind === 'absent' ? texts.nobody : handedOver.name],
          [texts.atplant, shown(times.arrivedPlant)],
          [texts.receivedat, shown(times.received)],
          [texts.refusedat, shown(times.refused)],
          [texts.failedat, shown(times.failed)],
          [texts.returnedat, shown(times.returned)],
          [
            texts.waiting,
            hasWaited ? texts.waited({ farm: minutes(waiting.farm), plant: minutes(waiting.plant) }) : '',
          ],
        ]}
      />
    </Card>
  )
}

function Truck({ consignment }: { consignment: Consignment }): ReactElement | null {
  const texts = useManureTexts('work')
  const { carrier, driver, vehicle, driverTelephone } = consignment
  if (carrier === null && driver === null && vehicle === null) return null
  return (
    <Card heading={texts.truck}>
      <DescriptionList
        items={[
          [texts.carrier, carrier?.name ?? ''],
          [texts.driver, driver?.name ?? texts.notgiven],
          [texts.telephone, driverTelephone],
          [texts.vehicle, vehicle?.plate ?? texts.notgiven],
        ]}
      />
    </Card>
  )
}

function Place({ consignment }: { consignment: Consignment }): ReactElement {
  const texts = useManureTexts('work')
  const { storeDetails: store, plantDetails: plant } = consignment
  return (
    <Card heading={texts.place}>
      <DescriptionList
        items={[
          [texts.farm, consignment.farm],
          [
            texts.store,
            store === null ? consignment.store : [store.name, store.keepingPlace].filter(Boolean).join(', '),
          ],
          [texts.address, store === null ? '' : [store.street, store.postalCode, store.city].filter(Boolean).join(' ')],
          [texts.contact, store === null ? '' : [store.contactName, store.contactTelephone].filter(Boolean).join(', ')],
          [texts.instructions, store?.instructions ?? ''],
          [texts.plant, [consignment.plant.name, plant.city].filter(Boolean).join(', ')],
          [texts.telephone, plant.phone],
        ]}
      />
      <Suspended fallback={null}>
        <OpeningLine plant={consignment.plant.id} name={consignment.plant.name} day={dayAhead(consignment)} />
      </Suspended>
    </Card>
  )
}
