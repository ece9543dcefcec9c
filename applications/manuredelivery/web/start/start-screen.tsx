/** Where everybody enters: what comes next and what waits, shaped by the person's roles (GEN-13, GEN-16). */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  ButtonRow,
  Card,
  iconAlert,
  iconCalendar,
  iconCheck,
  iconList,
  iconPhone,
  iconPlus,
  LinkButton,
  LinkList,
  LinkListItem,
  lazyComponent,
  MissingAnswer,
  NextCard,
  Notice,
  PhoneButton,
  Split,
  Stack,
  Suspended,
  useDateFormat,
  useLanguage,
  useSignedIn,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { manuredeliveryManifest } from '../../contract/manifest.ts'
import { manureRole } from '../../contract/role.ts'
import type { readStart } from '../../contract/start/calls.ts'
import { AlertNotices } from '../alerts/alert-notices.tsx'
import { tonnes } from '../lists/amounts.ts'
import { useConsignmentWord } from '../lists/state-chips.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

type Start = AnswerOf<typeof readStart>

const JoiningForm = lazyComponent(async () => (await import('./joining-form.tsx')).JoiningForm)

export function StartScreen(): ReactElement {
  const { language } = useLanguage()
  const { data, error, refetch } = useStart()
  const role = useRoleWord()
  const { appyourrole } = useTexts('groups')
  const named = data && [...data.accounts, ...data.companies, ...(data.carrier ? [data.carrier] : []), ...data.plants]
  return (
    <RolePage
      at={{ office: '', lead: '', farm: '' }}
      isStart
      heading={manuredeliveryManifest.names[language]}
      lead={named?.length === 0 ? role && appyourrole({ role }) : named?.map(({ name }) => name).join(', ')}
    >
      {data ? <Begin start={data} /> : <MissingAnswer of={{ error, refetch }} />}
    </RolePage>
  )
}

function Begin({ start }: { start: Start }): ReactElement {
  const texts = useManureTexts('start')
  const { roles } = start
  const isFarm = roles.includes('farm')
  if (roles.includes('newcomer')) return <Newcomer start={start} />
  return (
    <Split>
      <Stack>
        {isFarm && <AlertNotices />}
        {(isFarm || roles.includes('driver')) && <Next start={start} />}
        {roles.includes('receiver') && (
          <NextCard kicker={texts.arrivalsToday} heading={start.plants.map(({ name }) => name).join(', ')}>
            <LinkButton href="#/manuredelivery/reception" variant="straw" size="l">
              {texts.toreception}
            </LinkButton>
          </NextCard>
        )}
        {isFarm && (
          <LinkButton href="#/manuredelivery/offer" icon={iconPlus} size="l">
            {texts.offer}
          </LinkButton>
        )}
        {isFarm && (
          <LinkButton href="#/manuredelivery/calendar" icon={iconCalendar} variant="secondary">
            {texts.calendar}
          </LinkButton>
        )}
        <Waits start={start} />
      </Stack>
      <Phones start={start} />
    </Split>
  )
}

/** What a farm waits for, or what a driver drives next. */
function Next({ start }: { start: Start }): ReactElement | null {
  const texts = useManureTexts('start')
  const { language } = useLanguage()
  const { when } = useDateFormat()
  const word = useConsignmentWord()
  const { next, roles } = start
  const drives = roles.includes('driver')
  if (next === null) {
    // A foreman who drives nothing is not told so: the consignments of the others are the work.
    if (roles.includes('carrierLead')) return null
    return (
      <Notice tone="info" title={drives ? texts.nowork : texts.nonext}>
        <p>{drives ? texts.noworktext : texts.nonexttext}</p>
      </Notice>
    )
  }
  const isUnderWay = ['loading', 'collected'].includes(next.state)
  const kicker = drives ? texts.nextconsignment : texts.nextpickup
  const amount = tonnes(next.estimateKg ?? next.plannedKg)
  const truck = [next.vehicle?.plate, next.driver?.name].filter(Boolean).join(', ')
  return (
    <NextCard
      kicker={isUnderWay ? texts.underway : `${kicker}, ${when(next) || texts.notset}`}
      mark={next.number}
      heading={drives ? [next.farm, next.municipality].filter(Boolean).join(', ') : `${amount} ${next.type[language]}`}
    >
      <p>{drives ? `${amount} ${next.type[language]} → ${next.plant.name}` : word(next)}</p>
      {!drives && truck !== '' && <p>{truck}</p>}
      <LinkButton
        href={drives ? '#/manuredelivery/driving' : `#/manuredelivery/consignments/${next.id}`}
        variant="straw"
        size="l"
      >
        {drives ? texts.todriving : texts.openpickup}
      </LinkButton>
    </NextCard>
  )
}

const counted = [
  ['toAccept', '/office/requests'],
  ['changed', '/office/requests?state=changed'],
  ['toCheck', '/office/check'],
  ['silent', '/office/check?view=silent'],
  ['late', '/office/consignments?view=late'],
  ['newFarms', '/office/farms/requests'],
  ['toPlan', '/office/consignments?view=toPlan'],
  ['open', '/carrier/open'],
  ['withoutDriver', '/carrier/week'],
  ['pickupsToday', '/driving'],
  ['arrivalsToday', '/reception'],
] as const
const urgent: readonly string[] = ['toCheck', 'late']

/** What waits, most of it first said; a count leads to its list. A farm reads each consignment that it has to confirm. */
function Waits({ start: { waiting, toConfirm } }: { start: Start }): ReactElement | null {
  const texts = useManureTexts('start')
  const { language } = useLanguage()
  const { moment } = useDateFormat()
  if (Object.values(waiting).every((count) => count === null)) return null
  const some = counted.filter(([count]) => (waiting[count] ?? 0) > 0)
  return (
    <Card heading={texts.waiting}>
      {some.length + toConfirm.length === 0 ? (
        <Notice tone="ok" title={texts.nothingwaits} icon={iconCheck}>
          <p>{texts.nothingwaitstext}</p>
        </Notice>
      ) : (
        <LinkList>
          {toConfirm.map(({ id, netKg, type, number, confirmUntil }) => (
            <LinkListItem
              key={id}
              href={`#/manuredelivery/consignments/${id}`}
              icon={iconAlert}
              tone="warn"
              title={texts.confirm({ amount: tonnes(netKg ?? 0), type: type[language] })}
              text={confirmUntil === null ? number : texts.until({ at: moment(confirmUntil) })}
            />
          ))}
          {some.map(([count, path]) => (
            <LinkListItem
              key={count}
              href={`#/manuredelivery${path}`}
              icon={urgent.includes(count) ? iconAlert : iconList}
              tone={urgent.includes(count) ? 'warn' : undefined}
              title={`${texts[count]}: ${waiting[count]}`}
            />
          ))}
        </LinkList>
      )}
    </Card>
  )
}

function Phones({ start: { phones } }: { start: Start }): ReactElement | null {
  const texts = useManureTexts('start')
  if (phones.length === 0) return null
  return (
    <Card heading={texts.call}>
      <LinkList>
        {phones.map(({ company, telephone }) => (
          <LinkListItem
            key={company}
            href={`tel:${telephone.replaceAll(' ', '')}`}
            icon={iconPhone}
            title={company}
            text={telephone}
          />
        ))}
      </LinkList>
    </Card>
  )
}

/** What the person is in the manure trade, in the words of the registration (GEN-02). */
function useRoleWord(): string | undefined {
  const groups = useTexts('groups')
  const role = manureRole(useSignedIn().user)
  return role && groups[`usertype_${role}`]
}

/** Sees the application and has no role in it yet: a person of an office without a company that has plants, or a new farm. */
function Newcomer({ start }: { start: Start }): ReactElement {
  const texts = useManureTexts('start')
  const { apptofrontpage } = useTexts('groups')
  const isOffice = manureRole(useSignedIn().user) === 'admin'
  return (
    <Stack>
      <Notice tone="info" title={isOffice ? texts.nocompany : texts.newcomer}>
        <p>{isOffice ? texts.nocompanytext : texts.newcomertext}</p>
      </Notice>
      {!isOffice && (
        <Suspended fallback={null}>
          <JoiningForm />
        </Suspended>
      )}
      <Phones start={start} />
      <ButtonRow>
        <PhoneButton />
        <LinkButton variant="secondary" href="#/frontpage/forced">
          {apptofrontpage}
        </LinkButton>
      </ButtonRow>
    </Stack>
  )
}
