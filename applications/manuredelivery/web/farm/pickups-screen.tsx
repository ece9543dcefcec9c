/** A farm's pickups: what was offered, the newest first, each with its consignments one press away. */
import {
  Card,
  EmptyState,
  iconList,
  iconPlus,
  LinkButton,
  LinkList,
  LinkListItem,
  NoWrap,
  PagedList,
  useDateFormat,
  useLanguage,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchRequests } from '../../contract/requests/calls.ts'
import type { RequestRow } from '../../contract/requests/request.ts'
import { tonnes } from '../lists/amounts.ts'
import { FarmPage } from '../shell/role-page.tsx'
import { useManureTexts } from '../texts/texts.ts'

export function PickupsScreen(): ReactElement {
  const texts = useManureTexts('work')
  const start = useManureTexts('start')
  const list = usePages(searchRequests, { sort: 'number', direction: 'desc', limit: 50 } as never)
  return (
    <FarmPage
      at="/pickups"
      heading={start.pickups}
      actions={
        <LinkButton href="#/manuredelivery/offer" icon={iconPlus}>
          {texts.offer}
        </LinkButton>
      }
    >
      <PagedList
        list={list}
        none={
          <EmptyState icon={iconList} title={texts.nopickups}>
            <p>{texts.nopickupstext}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <Card>
            <LinkList>
              {rows.map((row) => (
                <Pickup key={row.id} row={row} />
              ))}
            </LinkList>
          </Card>
        )}
      </PagedList>
    </FarmPage>
  )
}

function Pickup({ row }: { row: RequestRow }): ReactElement {
  const texts = useManureTexts('work')
  const states = useManureTexts('states')
  const { language } = useLanguage()
  const { when } = useDateFormat()
  const { id, number, type, estimateKg, receivedKg, state, week, day } = row
  const amount = receivedKg > 0 ? receivedKg : estimateKg
  return (
    <LinkListItem
      href={`#/manuredelivery/requests/${id}`}
      icon={iconList}
      tone={state === 'on_hold' ? 'warn' : undefined}
      title={[amount === 0 ? '' : tonnes(amount), type?.name[language] ?? texts.draft].filter(Boolean).join(' ')}
      text={
        <>
          {[states[`request_${state}`], when({ week, day, slotFrom: null })].filter(Boolean).join(' · ')}{' '}
          <NoWrap>{number ?? ''}</NoWrap>
        </>
      }
    />
  )
}
