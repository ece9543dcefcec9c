import { DriverForm as SharedDriverForm } from '@workspace/logistics/web/driver-form'
import type { AnswerOf } from '@workspace/portal/contract'
import type { ReactElement } from 'react'
import { readCarrier, saveCarrierDriver } from '../../contract/carriers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Crew = AnswerOf<typeof readCarrier>
type DriverFormProps = { carrier: string; driver: Crew['drivers'][number]; vehicles: Crew['vehicles'] }

export function DriverForm(props: DriverFormProps): ReactElement {
  const texts = usePeatTexts('carrier')
  return (
    <SharedDriverForm
      {...props}
      save={saveCarrierDriver}
      read={readCarrier}
      words={{ ...texts, dispatcher: texts.lead }}
    />
  )
}
