/** What the driver takes back or corrects without calling the office, while the windows of 2.4 are open. */
import { Button, iconEdit, iconUndo, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { useFacts } from '../facts/use-facts.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** Of a load that is on its way. */
export function OwnCorrections({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('driving')
  if (load.state === 'loading' && load.commands.includes('stopLoading')) {
    return <TakeBack load={load} kind="stopLoading" label={texts.undoatswamp} />
  }
  if (load.state === 'loaded' && load.commands.includes('correctLoaded')) {
    return (
      <LinkButton
        variant="quiet"
        size="l"
        block
        icon={iconEdit}
        href={`#/peatsale/driving/${load.id}?view=correctload`}
      >
        {texts.correctloaded}
      </LinkButton>
    )
  }
  return null
}

/** Of a load that has been unloaded. */
export function DeliveryCorrections({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('driving')
  if (load.state !== 'delivered') return null
  if (!load.commands.includes('undoDelivered')) return <p>{texts.undoover}</p>
  return (
    <>
      <LinkButton
        variant="secondary"
        size="l"
        block
        icon={iconEdit}
        href={`#/peatsale/driving/${load.id}?view=correctunload`}
      >
        {texts.correctdelivered}
      </LinkButton>
      <TakeBack load={load} kind="undoDelivered" label={texts.undodelivered} />
      <p>{texts.undotext}</p>
    </>
  )
}

type TakeBackProps = { load: Load; kind: 'stopLoading' | 'undoDelivered'; label: string }

function TakeBack({ load, kind, label }: TakeBackProps): ReactElement {
  const texts = usePeatTexts('driving')
  const { tell, isBusy } = useFacts()
  return (
    <Button
      variant="secondary"
      size="l"
      block
      icon={iconUndo}
      busy={isBusy}
      busyLabel={texts.undoing}
      onClick={() => void tell(load, { kind, data: {} })}
    >
      {label}
    </Button>
  )
}
