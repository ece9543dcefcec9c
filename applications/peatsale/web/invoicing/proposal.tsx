/** What a batch of a period would hold, what is left out and why, and the button that approves it. */
import type { AnswerOf, Cents, LocalDate } from '@workspace/portal/contract'
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  EmptyState,
  FailedList,
  FailureNotice,
  formatMoney,
  formatNumber,
  iconDoc,
  LinkList,
  LinkListItem,
  LoadingList,
  Notice,
  navigate,
  Stack,
  useAnswer,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { approveBatch, proposeBatch, readUnbilledWeeks, searchBatches } from '../../contract/invoicing/calls.ts'
import { searchLoads } from '../../contract/loads/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ProposedLoads } from './proposed-loads.tsx'

export interface Period {
  readonly seller: string
  readonly from: LocalDate
  readonly to: LocalDate
}

type Proposal = AnswerOf<typeof proposeBatch>['proposal']

export function ProposedBatch({ period }: { period: Period }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { data, error, refetch } = useAnswer(proposeBatch, period, { staleTime: 0 })
  const [isAsked, setIsAsked] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <LoadingList />
  const { loads: found, inTheWay } = data.proposal
  const loads = found.filter(({ id }) => !left.has(id))
  const sum = (of: 'net' | 'vat' | 'gross') => formatMoney(loads.reduce((total, load) => total + load[of], 0) as Cents)
  return (
    <Stack>
      {found.length === 0 ? (
        <EmptyState icon={iconDoc} title={texts.nothing}>
          <p>{texts.nothingtext}</p>
        </EmptyState>
      ) : (
        <DescriptionList
          across
          items={[
            [texts.loads, formatNumber(loads.length)],
            [texts.net, sum('net')],
            [texts.vat, sum('vat')],
            [texts.gross, sum('gross')],
          ]}
        />
      )}
      {found.length > 0 && <ProposedLoads loads={found} left={left} onLeave={setLeft} />}
      {inTheWay.length > 0 && (
        <Notice tone="warn" title={texts.intheway}>
          <LinkList>
            {inTheWay.map(({ load, number, customer, why }) => (
              <LinkListItem
                key={load}
                href={`#/peatsale/loads/${load}`}
                icon={iconDoc}
                title={`${number}, ${customer}`}
                text={texts[`why_${why}`]}
              />
            ))}
          </LinkList>
        </Notice>
      )}
      {loads.length > 0 && (
        <div>
          <Button onClick={() => setIsAsked(true)}>{texts.approve}</Button>
        </div>
      )}
      {isAsked && <Approval period={period} loads={loads} onClose={() => setIsAsked(false)} />}
    </Stack>
  )
}

type ApprovalProps = { period: Period; loads: Proposal['loads']; onClose: () => void }

/** The office takes no approval back, so it is asked for with what it locks. */
function Approval({ period, loads, onClose }: ApprovalProps): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { cancel } = useTexts('common')
  const gross = loads.reduce((total, load) => total + load.gross, 0) as Cents
  const { send, isBusy, failure } = useSend(approveBatch, {
    invalidates: [proposeBatch, readUnbilledWeeks, searchBatches, searchLoads, readStart],
    successMessage: texts.approved,
    onDone: ({ id }) => navigate(`/peatsale/office/invoicing/${id}`),
  })
  return (
    <ConfirmDialog
      heading={texts.approveasked}
      confirmLabel={texts.approve}
      cancelLabel={cancel}
      busy={isBusy}
      busyLabel={texts.approving}
      onConfirm={() => void send({ ...period, loads: loads.map(({ id, version }) => ({ id, version })) })}
      onCancel={onClose}
    >
      <p>
        <strong>{texts.approvesum({ count: loads.length, gross: formatMoney(gross) })}</strong>
      </p>
      <p>{texts.approvetext}</p>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
