/** Which truck stands there: plates that were at the swamp lately, one press each. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Button, Dialog, iconCheck, iconPhone, LinkButton, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

type TruckDialogProps = {
  load: Load
  day: AnswerOf<typeof readLoaderDay>
  /** Undefined: it is none of them. */
  onChoose: (truck: string | undefined) => void
  onClose: () => void
}

export function TruckDialog({ load, day, onChoose, onClose }: TruckDialogProps): ReactElement {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const { office, recentVehicles } = day
  // Who takes a load that nobody was given has to be known; of a load that a carrier has, the carrier knows.
  const mayStayUnknown = load.carrier !== null
  return (
    <Dialog
      heading={texts.whichtruck}
      onClose={onClose}
      actions={
        <Button variant="secondary" size="l" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <p>{mayStayUnknown ? texts.whichtrucktext : `${texts.whichtrucktext} ${texts.truckneeded}`}</p>
      <Stack>
        {recentVehicles.map(({ id, plate, boxes }) => (
          <Button
            key={id}
            size="l"
            block
            variant={id === load.vehicle?.id ? 'primary' : 'secondary'}
            icon={id === load.vehicle?.id ? iconCheck : undefined}
            aria-pressed={id === load.vehicle?.id}
            onClick={() => onChoose(id)}
          >
            {[plate, boxes.map(({ m3 }) => quantity(m3, 'm3')).join(' + ')].filter(Boolean).join(', ')}
          </Button>
        ))}
        {mayStayUnknown && (
          <Button variant="quiet" size="l" block onClick={() => onChoose(undefined)}>
            {texts.trucknotknown}
          </Button>
        )}
        {office !== '' && (
          <LinkButton variant="secondary" size="l" block icon={iconPhone} href={`tel:${office.replaceAll(' ', '')}`}>
            {texts.calloffice}
          </LinkButton>
        )}
      </Stack>
    </Dialog>
  )
}
