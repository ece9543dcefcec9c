/** The one large button of a consignment: what comes next. */
import { iconPin } from '@workspace/logistics/web/field'
import type { IconShape } from '@workspace/portal/web'
import { FailureNotice, iconCheck, iconTruck, navigate, StateButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { Step } from './next-step.ts'
import { nextStep } from './next-step.ts'

const faces: Readonly<Record<Step, { word: 'atfarm' | 'collected' | 'atplant' | 'unloaded'; icon: IconShape }>> = {
  arriveAtFarm: { word: 'atfarm', icon: iconPin },
  finishLoading: { word: 'collected', icon: iconTruck },
  arriveAtPlant: { word: 'atplant', icon: iconPin },
  unload: { word: 'unloaded', icon: iconCheck },
}

export function NextStepButton({ of }: { of: Consignment }): ReactElement | null {
  const texts = useManureTexts('driving')
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: false })
  const step = nextStep(of)
  if (step === undefined) return null
  const { word, icon } = faces[step]
  const press = () => {
    if (step === 'finishLoading') return navigate(`/manuredelivery/driving/${of.id}?view=collect`)
    if (step === 'unload') return navigate(`/manuredelivery/driving/${of.id}?view=unload`)
    void send({ kind: step, of: of.id, data: {} })
  }
  return (
    <>
      <StateButton icon={icon} note={texts[`${word}note`]} busy={isBusy} busyLabel={texts.saving} onClick={press}>
        {texts[word]}
      </StateButton>
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
    </>
  )
}
