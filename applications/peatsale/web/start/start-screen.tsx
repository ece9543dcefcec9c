/** Where everybody enters: what comes next and what waits, shaped by the person's roles (GEN-13, GEN-16). */
import {
  ButtonRow,
  Card,
  iconCalendar,
  iconPlus,
  iconRepeat,
  LinkButton,
  LoadingList,
  lazyComponent,
  MissingAnswer,
  Notice,
  Page,
  Split,
  Stack,
  Suspended,
  useDateFormat,
  useIsPainted,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { peatsaleManifest } from '../../contract/manifest.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { useAlready } from '../orders/already.ts'
import { DeskDensity } from '../shell/desk-density.tsx'
import { LeadSections, OfficeSections } from '../shell/lazy-sections.ts'
import { OwnBar } from '../shell/own-bar.tsx'
import { viewerRoleOf } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { Next, ToQueue } from './next.tsx'
import type { Start } from './start-answer.ts'
import { useStart } from './start-answer.ts'
import { Waits } from './waits.tsx'

/** Few are new, and it brings the fields of forms along. */
const Newcomer = lazyComponent(async () => (await import('./newcomer.tsx')).Newcomer)

/** Few sellers are new, either. */
const FirstSteps = lazyComponent(async () => (await import('./first-steps.tsx')).FirstSteps)

/** On a phone they stand below the first screen. */
const QuickLinks = lazyComponent(async () => (await import('./quick-links.tsx')).QuickLinks)

/** An office seldom asks about an order. */
const Questions = lazyComponent(async () => (await import('./questions.tsx')).Questions)

/** Nobody waits for what stands below the rest and asks the server once more. */
const OwnOrders = lazyComponent(async () => (await import('./own-orders.tsx')).OwnOrders)

export function StartScreen(): ReactElement {
  const { language } = useLanguage()
  const { data, error, refetch } = useStart()
  const whose = data ? [...data.accounts, ...data.sellers, ...(data.carrier ? [data.carrier] : []), ...data.swamps] : []
  const reader = data && viewerRoleOf(data.roles)
  return (
    <DeskDensity>
      <Page heading={peatsaleManifest.names[language]} lead={whose.map(({ name }) => name).join(', ')}>
        {/* As on the other pages of the office and the foreman. */}
        <Suspended fallback={null}>
          {reader === 'office' && <OfficeSections at="" />}
          {reader === 'lead' && <LeadSections at="" />}
        </Suspended>
        {data ? (
          // What is still on its way takes the place of the content alone: the heading keeps the focus.
          <Suspended fallback={<LoadingList />}>
            <Begin start={data} />
          </Suspended>
        ) : (
          <MissingAnswer of={{ error, refetch }} />
        )}
      </Page>
      <Suspended fallback={null}>{data?.roles.includes('customer') && <OwnBar at="" />}</Suspended>
    </DeskDensity>
  )
}

function Begin({ start }: { start: Start }): ReactElement {
  const isPainted = useIsPainted()
  if (start.roles.includes('newcomer')) return <Newcomer start={start} />
  const isBuyer = start.roles.includes('customer')
  return (
    <Split>
      <Stack>
        <Suspended fallback={null}>{start.questions.length > 0 && <Questions questions={start.questions} />}</Suspended>
        {start.roles.includes('loader') && <ToQueue start={start} />}
        {hasNext(start) && <Next start={start} />}
        {isBuyer && <Again again={start.again} />}
        {start.seasons.map((season) => (
          <Season key={`${season.seller} ${season.product.fi}`} {...season} />
        ))}
        {start.sellers.length === 1 && <Beginning start={start} />}
        <Waits start={start} />
        {start.sellers.length > 1 && <Beginning start={start} />}
        <Suspended fallback={null}>{isPainted && isBuyer && !isAtWork(start) && <OwnOrders />}</Suspended>
      </Stack>
      <Suspended fallback={null}>{isPainted && <QuickLinks start={start} />}</Suspended>
    </Split>
  )
}

/** Of one who keeps several sellers what waits comes first. */
function Beginning({ start: { beginning, sellers } }: { start: Start }): ReactElement | null {
  if (beginning.length === 0) return null
  return (
    <Suspended fallback={null}>
      <FirstSteps beginning={beginning} named={sellers.length > 1} />
    </Suspended>
  )
}

function isAtWork({ roles }: Start): boolean {
  return ['office', 'lead'].includes(viewerRoleOf(roles))
}

/** A foreman who drives nothing today is not told of it: the loads of the others are the work. */
function hasNext({ roles, nextLoad }: Start): boolean {
  if (nextLoad === null && roles.includes('carrierLead')) return false
  return roles.includes('customer') || roles.includes('driver')
}

/** Three taps at most: this one, and the one that sends what it has filled in (5.1). */
function Again({ again }: Pick<Start, 'again'>): ReactElement {
  const texts = usePeatTexts('ordering')
  const quantity = useQuantity()
  const name = useName()
  const { when } = useDateFormat()
  const already = useAlready()
  const site = again?.order.site ?? null
  const what = again && [`${quantity(again.quantity, again.unit)} ${name(again.product)}`, site?.name].filter(Boolean)
  return (
    <Card heading={again ? texts.again : texts.neworder}>
      <Stack>
        {again && what && <p>{texts.lastordered({ what: what.join(', '), when: when(again.order) })}</p>}
        {again !== null && again.already !== null && <p>{already(again.already)}</p>}
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

function Season({ product, words, isOpen }: Start['seasons'][number]): ReactElement {
  const { language } = useLanguage()
  const { season } = usePeatTexts('work')
  const title = season({ product: product[language] })
  return (
    <Notice tone={isOpen ? 'info' : 'warn'} title={title} icon={iconCalendar}>
      <p>{words[language]}</p>
    </Notice>
  )
}
