/** The one large button of a load: what comes next. */
import { iconPin } from '@workspace/logistics/web/field'
import type { IconShape } from '@workspace/portal/web'
import { Button, iconCheck, iconTruck, Notice, navigate, StateButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { useFacts } from '../facts/use-facts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Step } from './next-step.ts'
import { nextStep } from './next-step.ts'

type Fact = Exclude<Step['does'], 'leaveEarly'>
type Face = {
  word: 'atswamp' | 'loaded' | 'atsite' | 'delivered'
  note: 'atswampnote' | 'selfnote' | 'loadednote' | 'atsitenote' | 'deliverednote'
  icon: IconShape
}
const faces: Readonly<Record<Fact, Face>> = {
  arriveAtSwamp: { word: 'atswamp', note: 'atswampnote', icon: iconPin },
  finishLoading: { word: 'loaded', note: 'selfnote', icon: iconTruck },
  depart: { word: 'loaded', note: 'loadednote', icon: iconTruck },
  arriveAtSite: { word: 'atsite', note: 'atsitenote', icon: iconPin },
  deliver: { word: 'delivered', note: 'deliverednote', icon: iconCheck },
}

export function NextStepButton({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('driving')
  const { tell, isBusy } = useFacts()
  const step = nextStep(load)
  if (step === undefined) return null
  const { does } = step
  if (does === 'leaveEarly') return <LeaveEarly load={load} />
  const { word, note, icon } = faces[does]
  const press = () => {
    if (does === 'deliver') return navigate(`/peatsale/driving/${load.id}?view=unload`)
    if (does === 'finishLoading') return navigate(`/peatsale/driving/${load.id}?view=load`)
    void tell(load, { kind: does, data: {} })
  }
  return (
    <StateButton icon={icon} note={texts[note]} busy={isBusy} busyLabel={texts.saving} onClick={press}>
      {texts[word]}
    </StateButton>
  )
}

function LeaveEarly({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const { tell, isBusy } = useFacts()
  return (
    <Notice
      tone="info"
      title={texts.stillloading}
      action={
        <Button
          variant="secondary"
          size="l"
          busy={isBusy}
          busyLabel={texts.saving}
          onClick={() => void tell(load, { kind: 'depart', data: {} })}
        >
          {texts.left}
        </Button>
      }
    >
      <p>{texts.stillloadingtext}</p>
    </Notice>
  )
}
