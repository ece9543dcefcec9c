/** A company that has just become a seller: what comes before its first order, each a link to where it is done. */
import { Card, Chip, iconCheck, iconList, LinkButton, LinkList, LinkListItem, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { FirstStep } from '../../contract/start/first-steps.ts'
import { firstSteps } from '../../contract/start/first-steps.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Start } from './start-answer.ts'

const places: Readonly<Record<FirstStep, string>> = {
  phone: '/office/settings',
  zones: '/office/settings',
  products: '/office/products',
  swamps: '/office/swamps',
  prices: '/office/prices',
  carriers: '/office/carriers',
  customers: '/office/customers',
}

export type FirstStepsProps = Pick<Start, 'beginning'> & {
  /** The reader keeps other sellers, too. */
  named: boolean
}

export function FirstSteps({ beginning, named }: FirstStepsProps): ReactElement {
  return (
    <>
      {beginning.map(({ seller, done }) => (
        <OfSeller key={seller.id} seller={named ? seller.name : ''} done={done} />
      ))}
    </>
  )
}

function OfSeller({ seller, done }: { seller: string; done: readonly FirstStep[] }): ReactElement {
  const texts = usePeatTexts('office')
  const isReady = done.length === firstSteps.length
  return (
    <Card
      heading={[texts.beforefirst, seller].filter(Boolean).join(': ')}
      action={
        <Chip tone={isReady ? 'ok' : 'info'}>{texts.stepsdone({ done: done.length, all: firstSteps.length })}</Chip>
      }
    >
      <Stack>
        <p>{isReady ? texts.firstready : texts.firsttext}</p>
        {isReady && (
          <div>
            <LinkButton href="#/peatsale/office/orders/new">{texts.firstorder}</LinkButton>
          </div>
        )}
        <LinkList>
          {firstSteps.map((step) => (
            <LinkListItem
              key={step}
              href={`#/peatsale${places[step]}`}
              icon={done.includes(step) ? iconCheck : iconList}
              title={texts[`first_${step}`]}
              text={done.includes(step) ? texts.stepdone : texts[`first_${step}_text`]}
            />
          ))}
        </LinkList>
      </Stack>
    </Card>
  )
}
