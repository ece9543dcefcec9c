import { DriverForm as SharedDriverForm } from '@workspace/logistics/web/driver-form'
import type { AnswerOf } from '@workspace/portal/contract'
import type { ReactElement } from 'react'
import { readCarrier, saveDriver } from '../../contract/carriers/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

type Crew = AnswerOf<typeof readCarrier>
type DriverFormProps = { carrier: string; driver: Crew['drivers'][number]; vehicles: Crew['vehicles'] }

export function DriverForm(props: DriverFormProps): ReactElement {
  const texts = useManureTexts('carrier')
  return <SharedDriverForm {...props} save={saveDriver} read={readCarrier} words={texts} />
}
