/** The farm's calendar: weeks with what is agreed and proposed, and the flocks that proposals come from (6.4). */
import { addDays, dayOf } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Checkbox,
  DataTable,
  EmptyState,
  FailureNotice,
  formatNumber,
  iconCalendar,
  iconPlus,
  lazyComponent,
  MissingAnswer,
  Notice,
  Segmented,
  Stack,
  Suspended,
  TableHead,
  useAddress,
  useAnswer,
  useDateFormat,
  useSend,
  useSignedIn,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCalendar, shareFlocks } from '../../contract/calendar/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import { FarmPage, OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { CalendarWeeks } from './calendar-weeks.tsx'
import type { OpenFlock } from './flock-dialog.tsx'
import type { Proposal } from './weeks.ts'
import { mondayOf } from './weeks.ts'

const FlockDialog = lazyComponent(async () => (await import('./flock-dialog.tsx')).FlockDialog)

const weeksBack = 2
const weeksShown = 20

export function CalendarScreen(): ReactElement {
  const texts = useManureTexts('calendar')
  const { data, error, refetch } = useStart()
  const { query } = useAddress()
  const account = query.get('account') ?? data?.accounts[0]?.id
  return (
    <FarmPage at="/calendar" heading={texts.heading}>
      {account === undefined ? <MissingAnswer of={{ error, refetch }} /> : <Content account={account} />}
    </FarmPage>
  )
}

/** The office reads its own pickups, and flocks with what is proposed while the farm shows them. */
export function OfficeCalendarScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('calendar')
  const account = params['id'] ?? ''
  const { from, to } = daysShown()
  const read = useAnswer(readCalendar, { account: account as never, from, to })
  const farm = useAnswer(readFarm, { id: account as never }).data?.farm
  const link = useProposalLink(account)
  return (
    <OfficePage
      at="/office/farms"
      heading={farm === undefined ? texts.heading : `${texts.heading}, ${farm.name}`}
      back={{ href: `#/manuredelivery/office/farms/${account}`, label: farm?.name ?? texts.farm }}
    >
      {read.data === undefined ? (
        <MissingAnswer of={read} />
      ) : (
        <Stack>
          {read.data.flocks === null ? <Notice tone="info" title={texts.notshared} /> : <p>{texts.legend}</p>}
          <CalendarWeeks
            calendar={read.data}
            from={from}
            count={weeksShown}
            link={(proposal) => (proposal.kind === 'manureOut' ? link(proposal) : undefined)}
          />
        </Stack>
      )}
    </OfficePage>
  )
}

function daysShown() {
  const from = mondayOf(addDays(dayOf(new Date()), -7 * weeksBack))
  return { from, to: addDays(from, 7 * weeksShown - 1) }
}

function Content({ account }: { account: string }): ReactElement {
  const texts = useManureTexts('calendar')
  const { from, to } = daysShown()
  const { data, error, refetch } = useAnswer(readCalendar, { account: account as never, from, to })
  const [view, setView] = useState<'weeks' | 'flocks'>('weeks')
  const [opened, setOpened] = useState<{ flock: OpenFlock | undefined }>()
  const farm = useAnswer(readFarm, { id: account as never }).data?.farm
  const link = useProposalLink(account)
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const flocks = data.flocks ?? []
  const isEmpty = flocks.length === 0 && data.entries.length === 0
  const add = (
    <Button variant="secondary" icon={iconPlus} onClick={() => setOpened({ flock: undefined })}>
      {texts.addflock}
    </Button>
  )
  return (
    <Stack>
      {isEmpty ? (
        <EmptyState icon={iconCalendar} title={texts.nothing} action={add}>
          <p>{texts.nothingtext}</p>
        </EmptyState>
      ) : (
        <>
          <Segmented
            label={texts.view}
            options={(['weeks', 'flocks'] as const).map((value) => ({ value, label: texts[value] }))}
            value={view}
            onChange={setView}
          />
          {view === 'weeks' ? (
            <>
              <p>{texts.legend}</p>
              <CalendarWeeks calendar={data} from={from} count={weeksShown} link={link} />
            </>
          ) : (
            <Flocks flocks={flocks} onOpen={(flock) => setOpened({ flock })} />
          )}
          <div>{add}</div>
          <Sharing key={String(data.isShared)} account={account} isShared={data.isShared} />
        </>
      )}
      {opened !== undefined && farm !== undefined && (
        <Suspended>
          <FlockDialog farm={farm} flock={opened.flock} onClose={() => setOpened(undefined)} />
        </Suspended>
      )}
    </Stack>
  )
}

/** Manure: an offer with store and day. Bedding: an order of Kuivikemyynti, for whom has it. */
function useProposalLink(account: string): (proposal: Proposal) => string | undefined {
  const { userApps } = useSignedIn()
  const mayOrder = userApps.some(({ name }) => name === 'peatsale')
  return ({ kind, day, store }) => {
    if (kind === 'beddingIn') return mayOrder ? '#/peatsale/orders/new' : undefined
    const chosen = store === null ? '' : `&store=${store}`
    return `#/manuredelivery/offer?account=${account}${chosen}&ready=${day}`
  }
}

function Flocks({
  flocks,
  onOpen,
}: {
  flocks: readonly OpenFlock[]
  onOpen: (flock: OpenFlock) => void
}): ReactElement {
  const texts = useManureTexts('calendar')
  const { day } = useDateFormat()
  return (
    <DataTable caption={texts.flocks}>
      <TableHead headings={[texts.house, texts.inday, texts.outday, texts.birds, '']} numbers={[texts.birds]} />
      <tbody>
        {flocks.map((flock) => (
          <tr key={flock.id}>
            <th scope="row" data-cell="title">
              {`${flock.house}, ${texts[`species_${flock.species}`].toLowerCase()}`}
            </th>
            <td data-label={texts.inday}>{day(flock.inDay)}</td>
            <td data-label={texts.outday}>{flock.outDay === null ? texts.open : day(flock.outDay)}</td>
            <td data-label={texts.birds} data-cell="number">
              {formatNumber(flock.birds)}
            </td>
            <td>
              <Button
                variant="secondary"
                aria-label={`${texts.editflock}: ${flock.house}, ${day(flock.inDay)}`}
                onClick={() => onOpen(flock)}
              >
                {texts.change}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Sharing({ account, isShared }: { account: string; isShared: boolean }): ReactElement {
  const texts = useManureTexts('calendar')
  const [chosen, setChosen] = useState(isShared)
  const sharing = useSend(shareFlocks, {
    invalidates: [readCalendar],
    successMessage: isShared ? texts.unshared : texts.shared,
  })
  return (
    <Card heading={texts.shareheading}>
      <Stack gap="s">
        <Checkbox
          label={texts.share}
          hint={texts.sharehint}
          checked={sharing.failure === undefined ? chosen : isShared}
          onChange={({ target }) => {
            setChosen(target.checked)
            void sharing.send({ account, isShared: target.checked } as never)
          }}
        />
        {sharing.failure && <FailureNotice answer={sharing.failure} />}
      </Stack>
    </Card>
  )
}
