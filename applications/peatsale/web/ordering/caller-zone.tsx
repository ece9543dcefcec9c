/** The zone of a new yard: as it is proposed from the place or the town, until the office chooses another. */
import { Select, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { proposeZone } from '../../contract/customers/caller-call.ts'
import { useZoneNames } from '../sites/zone-names.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { CallerCallForm } from './caller-values.ts'

/** Milliseconds without a key before it is asked. */
const pause = 300

export function CallerZone({ form }: { form: CallerCallForm }): ReactElement {
  const texts = usePeatTexts('caller')
  const { seller = '', gate = null, postalCode = '', city = '' } = form.values
  const asked = useSettled({ seller, gate, postalCode: /^[0-9]{5}$/.test(postalCode) ? postalCode : '', city })
  const isAsked = asked.seller !== '' && (asked.gate !== null || asked.postalCode !== '' || asked.city !== '')
  const { data } = useAnswer(proposeZone, asked, { enabled: isAsked })
  const { zones, nameOf } = useZoneNames(seller)
  const proposed = isAsked ? data : undefined
  return (
    <Select {...form.field('zone')} required={false} hint={hintOf(texts, proposed)}>
      <option value="">
        {proposed?.zone ? texts.proposedzone({ zone: nameOf(proposed.zone.id) }) : texts.nozoneyet}
      </option>
      {zones.map(({ id }) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </Select>
  )
}

type Texts = ReturnType<typeof usePeatTexts<'caller'>>
type Proposed = NonNullable<ReturnType<typeof useAnswer<typeof proposeZone>>['data']>

function hintOf(texts: Texts, proposed: Proposed | undefined): string {
  if (proposed === undefined) return texts.zonehint
  if (proposed.by === 'none') return texts.zoneunknown
  return proposed.by === 'place' ? texts.zonebyplace({ km: proposed.km ?? 0 }) : texts[`zoneby_${proposed.by}`]
}

function useSettled<Value>(value: Value): Value {
  const now = JSON.stringify(value)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pause)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(settled) as Value
}
