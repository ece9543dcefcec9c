/** The load itself: steps, the large button, calls and maps, the yard. */
import {
  Card,
  DescriptionList,
  formatNumber,
  iconAlert,
  iconDoc,
  iconTruck,
  LinkButton,
  Notice,
  Stack,
  Steps,
  useDateFormat,
  useOutbox,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { ClosedNotice } from '../alarms/closed-notice.tsx'
import { FactNotices } from '../facts/fact-notices.tsx'
import { useName, useQuantity } from '../lists/quantities.ts'
import { SiteDetails } from '../sites/site-details.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CallsAndMaps } from './calls-and-maps.tsx'
import css from './driving.module.css'
import { isAhead, steps, stepsDone } from './next-step.ts'
import { NextStepButton } from './next-step-button.tsx'
import { DeliveryCorrections, OwnCorrections } from './own-acts.tsx'
import { waybillOf } from './waybill-view.tsx'

export function LoadView({ load, isOwn }: { load: Load; isOwn: boolean }): ReactElement {
  const texts = usePeatTexts('driving')
  const { siteDetails, swampDetails } = load
  const isToBeLoaded = load.state === 'assigned' || load.state === 'loading'
  const kept = useOutbox().filter(({ about }) => about === load.id)
  return (
    <Stack>
      {load.state !== 'cancelled' && load.state !== 'failed' && (
        <Steps
          even
          label={texts.steps}
          steps={steps.map((step) => texts[step])}
          current={stepsDone(load)}
          doneLabel={texts.stepdone}
        />
      )}
      {isAhead(load) ? <NextStepButton load={load} /> : <Ended load={load} />}
      {isToBeLoaded && swampDetails?.closure && <ClosedNotice closure={swampDetails.closure} />}
      <FactNotices items={kept} />
      <Truck load={load} />
      {isAhead(load) && <CallsAndMaps load={load} />}
      <Papers load={load} isOwn={isOwn} />
      <OwnCorrections load={load} />
      <Exceptions load={load} />
      {siteDetails !== null && (
        <Card heading={[siteDetails.street, siteDetails.city].filter(Boolean).join(', ') || siteDetails.name}>
          <SiteDetails
            site={siteDetails}
            instructions={siteDetails.instructions}
            standing={siteDetails.standingInstructions}
            contact={{ name: siteDetails.contactName, telephone: siteDetails.contactTelephone }}
            gateCode={siteDetails.gateCode}
          />
        </Card>
      )}
      <Goods load={load} />
    </Stack>
  )
}

/** Before it is loaded: with what, and that it may be another one. */
function Truck({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('driving')
  if (!load.commands.includes('takeVehicle')) return null
  return (
    <LinkButton variant="secondary" size="l" block icon={iconTruck} href={`#/peatsale/driving/${load.id}?view=vehicle`}>
      {load.vehicle ? texts.vehicleis({ plate: load.vehicle.plate }) : texts.choosevehicle}
    </LinkButton>
  )
}

/** The waybill once there is one, and a problem at any time. */
function Papers({ load, isOwn }: { load: Load; isOwn: boolean }): ReactElement {
  const texts = usePeatTexts('driving')
  const at = (view: string) => `#/peatsale/driving/${load.id}?view=${view}`
  return (
    <div className={css.pair}>
      {waybillOf(load) && (
        <LinkButton variant="secondary" size="l" icon={iconDoc} href={at('waybill')}>
          {texts.waybill}
        </LinkButton>
      )}
      {isOwn && (
        <LinkButton variant="secondary" size="l" icon={iconAlert} href={at('problem')}>
          {texts.problem}
        </LinkButton>
      )}
    </div>
  )
}

function Exceptions({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const states = usePeatTexts('states')
  const { moment } = useDateFormat()
  return (
    <>
      {load.exceptions
        .filter(({ open }) => open)
        .map(({ problem, words, at }) => (
          <Notice key={at} tone="warn" title={`${texts.problem}: ${states[`problem_${problem}`].toLowerCase()}`}>
            <p>{[words, moment(at)].filter(Boolean).join(', ')}</p>
          </Notice>
        ))}
    </>
  )
}

function Goods({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const work = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { lines, massKg, swampDetails, siteDetails, vehicle } = load
  const height = siteDetails?.heightLimitCm ?? null
  return (
    <Card heading={texts.load}>
      <DescriptionList
        items={[
          ...lines.map((line): [string, string] => [
            name(line.product.name),
            quantity(line.delivered ?? line.loaded ?? line.planned, line.unit),
          ]),
          ['', massKg === null ? '' : texts.aboutkg({ kg: formatNumber(massKg) })],
          [work.vehicle, vehicle?.plate ?? ''],
          [texts.yard, height === null ? '' : texts.heightlimit({ metres: formatNumber(height / 100) })],
          [texts.swamp, [swampDetails?.name, swampDetails?.municipality].filter(Boolean).join(', ')],
          [texts.road, swampDetails?.roadNote ?? ''],
          [texts.gatecode, swampDetails?.gateCode ?? ''],
          [texts.coverage, swampDetails?.coverageNote ?? ''],
        ]}
      />
    </Card>
  )
}

/** What has become of a load that is not driven any more. */
function Ended({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const states = usePeatTexts('states')
  const { failed, receipt, state } = load
  if (state === 'cancelled') {
    return (
      <Notice tone="err" title={texts.iscancelled}>
        <p>{texts.iscancelledtext}</p>
      </Notice>
    )
  }
  if (failed !== null) {
    const { problem, where } = failed
    return (
      <Notice tone="warn" title={texts.isfailed}>
        <p>{`${states[`problem_${problem}`]}, ${states[`place_${where}`]}`}</p>
      </Notice>
    )
  }
  if (receipt === null) return <Notice tone="info" title={texts.notyours} />
  return (
    <>
      <Notice tone="ok" title={texts.isdelivered}>
        <p>{receipt.kind === 'name' ? texts.receivedby({ name: receipt.receiver }) : texts.nobody}</p>
      </Notice>
      <LinkButton variant="straw" size="l" block href="#/peatsale/driving">
        {texts.totoday}
      </LinkButton>
      <DeliveryCorrections load={load} />
    </>
  )
}
