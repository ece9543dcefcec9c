/** What has become of a consignment that is not driven any more, or of a load that the plant did not take. */
import { iconPhone, LinkButton, Notice, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'

export function Ended({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const states = useManureTexts('states')
  const { moment } = useDateFormat()
  const { failure, netKg, state, times } = of
  if (state === 'cancelled') {
    return (
      <Notice tone="err" title={texts.iscancelled}>
        <p>{texts.iscancelledtext}</p>
      </Notice>
    )
  }
  if (failure !== null) {
    return (
      <Notice tone="warn" title={texts.isfailed}>
        <p>{states[`fail_${failure.reason as 'other'}`]}</p>
      </Notice>
    )
  }
  if (state === 'refused') return <Refused of={of} />
  if (times.received === null) return <Notice tone="info" title={texts.notyours} />
  return (
    <>
      <Notice tone="ok" title={netKg === null ? texts.isreceived : texts.receivedtonnes({ amount: tonnes(netKg) })}>
        <p>{[of.plant.name, of.bay, moment(times.received)].filter(Boolean).join(', ')}</p>
      </Notice>
      <LinkButton variant="straw" size="l" block href="#/manuredelivery/driving">
        {texts.totoday}
      </LinkButton>
    </>
  )
}

/** It stays on the truck until the office has said where it goes. */
function Refused({ of: { id, plantDetails, refusal, times } }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const states = useManureTexts('states')
  const why = refusal && [states[`refusal_${refusal.kind as 'other'}`], refusal.words].filter(Boolean).join(', ')
  if (times.returned !== null) {
    return (
      <Notice tone="ok" title={texts.isreturned}>
        <p>{refusal?.returnedTo}</p>
      </Notice>
    )
  }
  const goesBack = refusal?.next === 'returnToFarm'
  return (
    <>
      <Notice tone="err" title={texts.isrefused}>
        <p>{why}</p>
      </Notice>
      <Notice tone="warn" title={goesBack ? texts.goback : texts.waitoffice}>
        <p>{goesBack ? texts.gobacktext : texts.waitofficetext}</p>
      </Notice>
      {goesBack && (
        <LinkButton variant="straw" size="l" block href={`#/manuredelivery/driving/${id}?view=return`}>
          {texts.returned}
        </LinkButton>
      )}
      {!goesBack && plantDetails.phone !== '' && (
        <LinkButton
          variant="secondary"
          size="l"
          block
          icon={iconPhone}
          href={`tel:${plantDetails.phone.replaceAll(' ', '')}`}
        >
          {texts.callplant}
        </LinkButton>
      )}
    </>
  )
}
