/** What the batches of a period would hold, what is left out and why, and the button that approves them. */
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  EmptyState,
  FailedList,
  FailureNotice,
  iconDoc,
  LinkList,
  LinkListItem,
  LoadingList,
  Notice,
  navigate,
  Stack,
  useAnswer,
  useDateFormat,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Proposal } from '../../contract/billing/batch.ts'
import { approveBatches, proposeBatches, searchBatches } from '../../contract/billing/calls.ts'
import { readConsignment, searchConsignments } from '../../contract/consignments/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { money } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { ProposedSide } from './proposed-side.tsx'

export interface Period {
  readonly company: string
  readonly from: LocalDate
  readonly to: LocalDate
}

type Proposed = AnswerOf<typeof proposeBatches>['proposal']['consignments']

export function ProposedBatches({ period }: { period: Period }): ReactElement {
  const texts = useManureTexts('billing')
  const { data, error, refetch } = useAnswer(proposeBatches, period, { staleTime: 0 })
  const [isAsked, setIsAsked] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <LoadingList />
  const { consignments: found, inTheWay } = data.proposal
  const consignments = found.filter(({ id }) => !left.has(id))
  if (found.length === 0) {
    return (
      <Stack>
        <EmptyState icon={iconDoc} title={texts.nothing}>
          <p>{texts.nothingtext}</p>
        </EmptyState>
        <InTheWay of={inTheWay} />
      </Stack>
    )
  }
  return (
    <Stack>
      {(['purchase', 'sale'] as const).map((side) => (
        <ProposedSide key={side} side={side} of={found} left={left} onLeave={setLeft} />
      ))}
      <InTheWay of={inTheWay} />
      <Card>
        <Stack>
          <DescriptionList
            across
            items={[
              [texts.consignments, consignments.length],
              [texts.side_purchase, money(grossOf(consignments, 'purchase'))],
              [texts.side_sale, money(grossOf(consignments, 'sale'))],
            ]}
          />
          <div>
            <Button disabled={consignments.length === 0} onClick={() => setIsAsked(true)}>
              {texts.approve}
            </Button>
          </div>
        </Stack>
      </Card>
      {isAsked && <Approval period={period} of={consignments} onClose={() => setIsAsked(false)} />}
    </Stack>
  )
}

function grossOf(consignments: Proposed, side: 'sale' | 'purchase'): number {
  return consignments.reduce((sum, each) => sum + each[side].gross, 0)
}

function InTheWay({ of }: { of: Proposal['inTheWay'] }): ReactElement | null {
  const texts = useManureTexts('billing')
  const { day } = useDateFormat()
  if (of.length === 0) return null
  return (
    <Notice tone="warn" title={texts.intheway({ count: of.length })}>
      <Stack gap="s">
        <p>{texts.inthewaytext}</p>
        <LinkList>
          {of.map(({ consignment, number, farm, day: on, why }) => (
            <LinkListItem
              key={consignment}
              href={`#/manuredelivery/consignments/${consignment}`}
              icon={iconDoc}
              title={`${farm}, ${number}`}
              text={`${texts[`why_${why}`]}, ${day(on)}`}
            />
          ))}
        </LinkList>
      </Stack>
    </Notice>
  )
}

type ApprovalProps = { period: Period; of: Proposed; onClose: () => void }

/** The office takes no approval back, so it is asked for with what it locks. */
function Approval({ period, of, onClose }: ApprovalProps): ReactElement {
  const texts = useManureTexts('billing')
  const { cancel } = useTexts('common')
  const { send, isBusy, failure } = useSend(approveBatches, {
    invalidates: [proposeBatches, searchBatches, searchConsignments, readConsignment, readStart],
    successMessage: texts.approved,
    onDone: ({ batches }) => navigate(`/manuredelivery/office/batches/${batches[0]?.id ?? ''}`),
  })
  const sums = { purchase: money(grossOf(of, 'purchase')), sale: money(grossOf(of, 'sale')) }
  return (
    <ConfirmDialog
      heading={texts.approveasked}
      confirmLabel={texts.approve}
      cancelLabel={cancel}
      busy={isBusy}
      busyLabel={texts.approving}
      onConfirm={() => void send({ ...period, consignments: of.map(({ id, version }) => ({ id, version })) })}
      onCancel={onClose}
    >
      <p>
        <strong>{texts.approvesum({ count: of.length, ...sums })}</strong>
      </p>
      <p>{texts.approvetext}</p>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
