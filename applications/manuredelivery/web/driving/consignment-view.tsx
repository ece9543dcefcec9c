/** The consignment itself: steps, the large button, calls and maps, the yard or the plant. */
import {
  Card,
  DescriptionList,
  iconAlert,
  iconDoc,
  iconTruck,
  LinkButton,
  lazyComponent,
  Notice,
  Stack,
  Steps,
  Suspended,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { commercialDocumentOf } from '../documents/in-force.ts'
import { cubicMetres, tonnes } from '../lists/amounts.ts'
import { dayAhead } from '../plants/day-ahead.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CallsAndMaps } from './calls-and-maps.tsx'
import css from './driving.module.css'
import { Ended } from './ended.tsx'
import { isAhead, isReturning, steps, stepsDone } from './next-step.ts'
import { NextStepButton } from './next-step-button.tsx'
import { OwnCorrections } from './own-corrections.tsx'

// An alert is read where there is a line: what the cab works with does not wait for it.
const AlertNotices = lazyComponent(async () => (await import('../alerts/alert-notices.tsx')).AlertNotices)

const OpeningLine = lazyComponent(async () => (await import('../plants/plant-opening.tsx')).OpeningLine)

export function ConsignmentView({ of, isOwn }: { of: Consignment; isOwn: boolean }): ReactElement {
  const texts = useManureTexts('driving')
  const goesOn = isAhead(of)
  return (
    <Stack>
      {of.state !== 'cancelled' && of.state !== 'failed' && (
        <Steps
          even
          label={texts.steps}
          steps={steps.map((step) => texts[`step_${step}`])}
          current={stepsDone(of)}
          doneLabel={texts.stepdone}
        />
      )}
      {of.isStopped && (
        <Notice tone="err" title={texts.stopped}>
          <p>{of.state === 'collected' ? texts.stoppedloaded : texts.stoppedtext}</p>
        </Notice>
      )}
      <Suspended fallback={null}>
        <AlertNotices of={of} />
      </Suspended>
      {goesOn && isOwn ? <NextStepButton of={of} /> : <Ended of={of} />}
      {isOwn && of.commands.includes('takeVehicle') && (
        <LinkButton
          variant={of.vehicle === null ? 'straw' : 'secondary'}
          size="l"
          block
          icon={iconTruck}
          href={`#/manuredelivery/driving/${of.id}?view=truck`}
        >
          {of.vehicle === null ? texts.choosetruck : texts.truckis({ plate: of.vehicle.plate })}
        </LinkButton>
      )}
      {of.field?.washMissing && (
        <Notice
          tone="warn"
          title={texts.washmissing}
          action={
            <LinkButton variant="secondary" size="l" href="#/manuredelivery/driving?view=vehicle">
              {texts.addwash}
            </LinkButton>
          }
        >
          <p>{texts.washmissingtext}</p>
        </Notice>
      )}
      {(goesOn || isReturning(of)) && <CallsAndMaps of={of} />}
      <Suspended fallback={null}>
        <OpeningLine plant={of.plant.id} name={of.plant.name} day={dayAhead(of)} />
      </Suspended>
      <Papers of={of} isOwn={isOwn} />
      {isOwn && <OwnCorrections of={of} />}
      {of.state === 'collected' && <Plant of={of} />}
      {isToFarm(of) && <Yard of={of} />}
      <Goods of={of} />
    </Stack>
  )
}

/** The document once there is one, and a problem at any time. */
function Papers({ of, isOwn }: { of: Consignment; isOwn: boolean }): ReactElement | null {
  const texts = useManureTexts('driving')
  const paper = commercialDocumentOf(of)
  const at = (view: string) => `#/manuredelivery/driving/${of.id}?view=${view}`
  if (!paper && !isOwn) return null
  return (
    <div className={css.pair}>
      {paper && (
        <LinkButton variant="secondary" size="l" icon={iconDoc} href={at('document')}>
          {texts.document}
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

function isToFarm(of: Consignment): boolean {
  return of.state === 'assigned' || of.state === 'loading' || isReturning(of)
}

function Yard({ of: { storeDetails, farm } }: { of: Consignment }): ReactElement | null {
  const texts = useManureTexts('driving')
  if (storeDetails === null) return null
  const { city, contactName, contactTelephone, gateCode, instructions, keepingPlace, loadingBy, name } = storeDetails
  const address = [storeDetails.street, `${storeDetails.postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  return (
    <Card heading={address || farm}>
      {instructions !== '' && <p>{instructions}</p>}
      <DescriptionList
        items={[
          [texts.gatecode, gateCode],
          [texts.contact, [contactName, contactTelephone].filter(Boolean).join(', ')],
          [texts.store, [name, keepingPlace].filter(Boolean).join(', ')],
          [texts.loading, texts[`loading_${loadingBy as 'farm' | 'grab' | 'carrier'}`]],
          [texts.surface, texts[`surface_${storeDetails.surface as 'hard' | 'soft'}`]],
          ['', contactTelephone === '' ? texts.contactlater : ''],
        ]}
      />
    </Card>
  )
}

function Plant({ of: { plant, plantDetails } }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const { street, postalCode, city, phone, weighs, selfService } = plantDetails
  return (
    <Card heading={plant.name}>
      <DescriptionList
        items={[
          [texts.address, [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')],
          [texts.telephone, phone],
          [texts.onarrival, selfService ? texts.selfservice : weighs ? texts.gateweighs : texts.gatemeasures],
        ]}
      />
    </Card>
  )
}

function Goods({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const { language } = useLanguage()
  const { moment } = useDateFormat()
  const { estimateKg, handedOver, loadedM3, netKg, plannedKg, times, type, vehicle, waiting } = of
  const collected = times.collected === null ? '' : moment(times.collected)
  const hander = handedOver && (handedOver.kind === 'absent' ? texts.nobody : handedOver.name)
  const minutes = (waited: number | null) => (waited === null ? '' : texts.minutes({ count: waited }))
  return (
    <Card heading={texts.load}>
      <DescriptionList
        items={[
          [type[language], tonnes(netKg ?? estimateKg ?? plannedKg)],
          [
            texts.estimate,
            [estimateKg === null ? '' : tonnes(estimateKg), loadedM3 === null ? '' : cubicMetres(loadedM3)]
              .filter(Boolean)
              .join(', '),
          ],
          [texts.truck, vehicle?.plate ?? ''],
          [texts.handedover, [hander, collected].filter(Boolean).join(', ')],
          [texts.waitedfarm, minutes(waiting.farm)],
          [texts.waitedplant, minutes(waiting.plant)],
        ]}
      />
    </Card>
  )
}
