/** What the driver takes back or corrects without calling the office, while the windows of 3.3 are open. */
import { Button, FailureNotice, iconEdit, iconUndo, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'

export function OwnCorrections({ of }: { of: Consignment }): ReactElement | null {
  const texts = useManureTexts('driving')
  const { commands, id, state } = of
  if (state === 'loading' && commands.includes('stopLoading')) {
    return <TakeBack id={id} kind="stopLoading" label={texts.undoatfarm} />
  }
  if (state !== 'collected') return null
  return (
    <>
      {commands.includes('correctCollected') && (
        <LinkButton
          variant="secondary"
          size="l"
          block
          icon={iconEdit}
          href={`#/manuredelivery/driving/${id}?view=correct`}
        >
          {texts.correctcollected}
        </LinkButton>
      )}
      {commands.includes('undoCollected') && <TakeBack id={id} kind="undoCollected" label={texts.undocollected} />}
    </>
  )
}

type TakeBackProps = { id: string; kind: 'stopLoading' | 'undoCollected'; label: string }

function TakeBack({ id, kind, label }: TakeBackProps): ReactElement {
  const texts = useManureTexts('driving')
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.undone })
  return (
    <>
      <Button
        variant="secondary"
        size="l"
        block
        icon={iconUndo}
        busy={isBusy}
        busyLabel={texts.undoing}
        onClick={() => void send({ kind, of: id, data: {} })}
      >
        {label}
      </Button>
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
    </>
  )
}
