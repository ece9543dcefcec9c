/** What went into a truck, and who is next; the loading is opened again until the truck has left. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Button, iconUndo, LinkButton, NextCard, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useFacts } from '../facts/use-facts.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { queueAddress } from './places.ts'

type LoadedProps = { load: Load; day: AnswerOf<typeof readLoaderDay>; back: string; messages: ReactNode }

export function LoadedView({ load, day, back, messages }: LoadedProps): ReactElement {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const name = useName()
  const { tell, isBusy } = useFacts()
  const next = day.queue.find(({ id, state }) => id !== load.id && state !== 'cancelled')
  const isOpenable = load.commands.includes('undoLoaded') && !load.departed
  return (
    <Stack>
      <NextCard
        kicker={texts.loadready}
        mark={load.number}
        heading={`${load.vehicle?.plate ?? load.customer}, ${texts
          .loadeddone({ amount: quantity(load.loaded ?? load.planned, load.unit) })
          .toLowerCase()}`}
      >
        {load.lines.map(({ id, product, buckets, stockpile }) => (
          <p key={id}>
            {[name(product.name), texts.loadedby({ buckets, pile: stockpile?.code ?? '' })].filter(Boolean).join(', ')}
          </p>
        ))}
      </NextCard>
      {messages}
      {next?.vehicle && (
        <LinkButton variant="straw" size="l" block href={`#${queueAddress(day.swamp.id, next.id)}`}>
          {texts.nexttruck({ plate: next.vehicle.plate })}
        </LinkButton>
      )}
      <LinkButton variant="secondary" size="l" block href={back}>
        {texts.backtoqueue}
      </LinkButton>
      {isOpenable && (
        <Button
          variant="quiet"
          size="l"
          block
          icon={iconUndo}
          busy={isBusy}
          busyLabel={texts.undoing}
          onClick={() => void tell(load, { kind: 'undoLoaded', data: {} })}
        >
          {texts.reopen}
        </Button>
      )}
    </Stack>
  )
}
