/** What a batch of a period would hold, what is left out and why, and the button that approves it. */
import type { LocalDate } from '@workspace/portal/contract'
import {
  Button,
  EmptyState,
  FailedList,
  FailureNotice,
  formatMoney,
  iconDoc,
  LinkList,
  LinkListItem,
  LoadingList,
  Notice,
  navigate,
  Stack,
  useAnswer,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { approveBatch, proposeBatch, searchBatches } from '../../contract/invoicing/calls.ts'
import { searchLoads } from '../../contract/loads/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { Facts } from '../parts/facts.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export interface Period {
  readonly seller: string
  readonly from: LocalDate
  readonly to: LocalDate
}

export function ProposedBatch({ period }: { period: Period }): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { data, error, refetch } = useAnswer(proposeBatch, period, { staleTime: 0 })
  const { send, isBusy, failure } = useSend(approveBatch, {
    refreshes: [proposeBatch, searchBatches, searchLoads, readStart],
    says: texts.approved,
    onDone: ({ id }) => navigate(`/peatsale/office/invoicing/${id}`),
  })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (!data) return <LoadingList />
  const { loads, inTheWay, net, vat, gross } = data.proposal
  return (
    <Stack>
      {loads.length === 0 ? (
        <EmptyState icon={iconDoc} title={texts.nothing}>
          <p>{texts.nothingtext}</p>
        </EmptyState>
      ) : (
        <Facts
          facts={[
            [texts.loads, texts.proposed({ count: loads.length })],
            [texts.net, formatMoney(net)],
            [texts.vat, formatMoney(vat)],
            [texts.gross, formatMoney(gross)],
          ]}
        />
      )}
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
      {failure !== undefined && <FailureNotice answer={failure} />}
      {loads.length > 0 && (
        <div>
          <Button
            busy={isBusy}
            busyLabel={texts.approving}
            onClick={() => void send({ ...period, loads: loads.map(({ id, version }) => ({ id, version })) })}
          >
            {texts.approve}
          </Button>
        </div>
      )}
    </Stack>
  )
}
