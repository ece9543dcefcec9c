/** Where everybody enters: what comes next and what waits, shaped by the person's roles (GEN-13, GEN-16). */

import type { AnswerOf } from '@workspace/portal/contract'
import {
  ButtonRow,
  Card,
  FailedList,
  iconAlert,
  iconCalendar,
  iconCheck,
  iconList,
  iconPlus,
  iconRepeat,
  iconTruck,
  LinkButton,
  LinkList,
  LinkListItem,
  LoadingList,
  Notice,
  Page,
  Split,
  Stack,
  useAnswer,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { Suspense } from 'react'
import { peatsaleManifest } from '../../contract/manifest.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useMoments } from '../parts/moments.ts'
import { OwnBar } from '../parts/own-places.tsx'
import { useName, useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { NewcomerForm } from './newcomer-form.tsx'
import { Next, ToQueue } from './next.tsx'
import { OfficeLinks } from './office-links.tsx'
import { OwnLinks } from './own-links.tsx'
import { Phones } from './phones.tsx'

type Start = AnswerOf<typeof readStart>

export function StartScreen(): ReactElement {
  const { language } = useLanguage()
  const { data, error, refetch } = useAnswer(readStart, {})
  const whose = data ? [...data.accounts, ...data.sellers, ...(data.carrier ? [data.carrier] : []), ...data.swamps] : []
  return (
    <>
      <Page heading={peatsaleManifest.names[language]} lead={whose.map(({ name }) => name).join(', ')}>
        {data ? (
          // What is still on its way takes the place of the content alone: the heading keeps the focus.
          <Suspense fallback={<LoadingList />}>
            <Begin start={data} />
          </Suspense>
        ) : error ? (
          <FailedList answer={error.reason} retry={() => void refetch()} />
        ) : (
          <LoadingList />
        )}
      </Page>
      <Suspense fallback={null}>{data?.roles.includes('customer') && <OwnBar at="" />}</Suspense>
    </>
  )
}

function Begin({ start }: { start: Start }): ReactElement {
  const texts = usePeatTexts('work')
  if (start.roles.includes('newcomer')) return <Newcomer start={start} />
  const isBuyer = start.roles.includes('customer')
  const isWorking = start.roles.some((role) => role === 'office' || role === 'superadmin' || role === 'carrierLead')
  return (
    <Split>
      <Stack>
        {start.roles.includes('loader') && <ToQueue start={start} />}
        {(isBuyer || start.roles.includes('driver')) && <Next start={start} />}
        {isBuyer && <Again again={start.again} />}
        {start.seasons.map(({ seller, product, words, isOpen }) => (
          <Season key={`${seller} ${product.fi}`} words={words} isOpen={isOpen} />
        ))}
        <Waits start={start} />
      </Stack>
      <Card heading={texts.quicklinks}>
        <LinkList>
          {(isBuyer || isWorking || start.mayOrder) && (
            <LinkListItem href="#/peatsale/orders" icon={iconList} title={texts.allorders} />
          )}
          {start.roles.includes('carrierLead') && (
            <>
              <LinkListItem href="#/peatsale/carrier/loads" icon={iconCalendar} title={texts.carrierloads} />
              <LinkListItem href="#/peatsale/carrier/crew" icon={iconTruck} title={texts.crew} />
            </>
          )}
          <LinkListItem href="#/peatsale/loads" icon={iconTruck} title={texts.allloads} />
          {isBuyer && <OwnLinks />}
          {start.roles.some((role) => role === 'office' || role === 'superadmin') && <OfficeLinks />}
          <Phones phones={start.phones} />
        </LinkList>
      </Card>
    </Split>
  )
}

/** Three taps at most: this one, and the one that sends what it has filled in (5.1). */
function Again({ again }: Pick<Start, 'again'>): ReactElement {
  const texts = usePeatTexts('ordering')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useMoments()
  const site = again?.order.site ?? null
  const what = again && [`${quantity(again.quantity, again.unit)} ${name(again.product)}`, site?.name].filter(Boolean)
  return (
    <Card heading={again ? texts.again : texts.neworder}>
      <Stack>
        {again && what && <p>{texts.lastordered({ what: what.join(', '), when: when(again.order) })}</p>}
        <ButtonRow>
          {again && (
            <LinkButton href={`#/peatsale/orders/new?like=${again.order.id}`} icon={iconRepeat}>
              {texts.sameaslast}
            </LinkButton>
          )}
          <LinkButton href="#/peatsale/orders/new" variant={again ? 'secondary' : 'primary'} icon={iconPlus}>
            {texts.neworder}
          </LinkButton>
        </ButtonRow>
      </Stack>
    </Card>
  )
}

function Season({ words, isOpen }: { words: Start['seasons'][number]['words']; isOpen: boolean }): ReactElement {
  const { language } = useLanguage()
  const { season } = usePeatTexts('work')
  return (
    <Notice tone={isOpen ? 'info' : 'warn'} title={season} icon={iconCalendar}>
      <p>{words[language]}</p>
    </Notice>
  )
}

const counted = [
  ['toConfirm', 'toconfirm', '/office/orders'],
  ['requests', 'requests', '/orders?state=open'],
  ['customerRequests', 'customerrequests', '/office/customers/requests'],
  ['unassigned', 'unassigned', '/loads?state=unassigned'],
  ['late', 'late', '/loads?state=assigned&direction=asc'],
  ['toVerify', 'toverify', '/loads?state=toVerify'],
  ['exceptions', 'exceptions', '/loads?state=flagged'],
  ['open', 'open', '/loads?state=open'],
  ['withoutDriver', 'withoutdriver', '/carrier/loads'],
  ['loadsToday', 'loadstoday', '/loads?direction=asc'],
] as const

/** What waits, most of it first said; a count leads to its list. */
function Waits({ start }: { start: Start }): ReactElement | null {
  const texts = usePeatTexts('work')
  const { waiting } = start
  const isAsked = counted.some(([count]) => waiting[count] !== null)
  if (!isAsked) return null
  const some = counted.filter(([count]) => (waiting[count] ?? 0) > 0)
  return (
    <Card heading={texts.waiting}>
      {some.length === 0 ? (
        <Notice tone="ok" title={texts.nothingwaits} icon={iconCheck}>
          <p>{texts.nothingwaitstext}</p>
        </Notice>
      ) : (
        <LinkList>
          {some.map(([count, word, path]) => (
            <LinkListItem
              key={count}
              href={`#/peatsale${path}`}
              icon={count === 'late' || count === 'exceptions' ? iconAlert : iconList}
              tone={count === 'late' || count === 'exceptions' ? 'warn' : undefined}
              title={`${texts[word]}: ${waiting[count]}`}
            />
          ))}
        </LinkList>
      )}
    </Card>
  )
}

/** Whoever has no part here yet asks to become a customer, or calls. */
function Newcomer({ start }: { start: Start }): ReactElement {
  const texts = usePeatTexts('work')
  const ordering = usePeatTexts('ordering')
  const open = start.ownRequests.find(({ state }) => state === 'open')
  const declined = start.ownRequests.filter(({ state }) => state === 'declined')
  return (
    <Split>
      <Stack>
        {open ? (
          <Notice tone="info" title={texts.requestopen({ seller: open.seller })} />
        ) : (
          <Notice tone="info" title={texts.newcomer}>
            <p>{texts.newcomertext}</p>
          </Notice>
        )}
        {declined.map(({ id, seller, words }) => (
          <Notice key={id} tone="warn" title={ordering.requestdeclined({ seller })}>
            <p>{words}</p>
          </Notice>
        ))}
        <NewcomerForm />
      </Stack>
      <LinkList>
        <Phones phones={start.phones} />
      </LinkList>
    </Split>
  )
}
