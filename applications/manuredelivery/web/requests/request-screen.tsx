/** One pickup request: what was offered, its declarations, terms, consignments and messages. */
import {
  Card,
  Chip,
  DescriptionList,
  iconList,
  iconPlus,
  LinkButton,
  LinkList,
  LinkListItem,
  MissingAnswer,
  Notice,
  Split,
  Stack,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readRequest } from '../../contract/requests/calls.ts'
import type { Request } from '../../contract/requests/request.ts'
import { RequestActs } from '../acts/request-acts.tsx'
import { cubicMetres, tonnes } from '../lists/amounts.ts'
import { EventLog } from '../lists/event-log.tsx'
import { Papers } from '../lists/papers.tsx'
import { RequestChip, useConsignmentWord } from '../lists/state-chips.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'

const at = { office: '/office/requests', farm: '/pickups' } as const

export function RequestScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const { request: heading } = useManureTexts('work')
  const { data, error, refetch } = useAnswer(readRequest, { id: params['id'] as never })
  if (data === undefined) {
    return (
      <RolePage at={at} heading={heading}>
        <MissingAnswer of={{ error, refetch }} />
      </RolePage>
    )
  }
  return <Shown request={data.request} />
}

const ended: readonly string[] = ['completed', 'closed', 'rejected', 'cancelled'] satisfies Request['state'][]

function Shown({ request }: { request: Request }): ReactElement {
  const texts = useManureTexts('work')
  const { language } = useLanguage()
  const reader = useViewerRole()
  const { number, farm, company, type, id } = request
  const lead = [reader === 'farm' ? company.name : farm.name, type?.name[language]].filter(Boolean).join(' · ')
  return (
    <RolePage
      at={at}
      heading={number ?? texts.draft}
      mark={<RequestChip state={request.state} />}
      lead={lead}
      actions={
        ended.includes(request.state) && (
          <LinkButton variant="secondary" icon={iconPlus} href={`#/manuredelivery/offer?account=${farm.id}&like=${id}`}>
            {texts.again}
          </LinkButton>
        )
      }
    >
      <Stack>
        <Notices request={request} />
        <RequestActs request={request} />
        <Split>
          <Stack>
            <Offered request={request} />
            <Consignments request={request} />
            <Papers documents={request.documents} />
          </Stack>
          <Stack>
            <Declarations request={request} />
            <Terms request={request} />
            <Messages request={request} />
          </Stack>
        </Split>
        {reader === 'office' && <EventLog of="request" id={id} />}
      </Stack>
    </RolePage>
  )
}

function Notices({ request: { hold, changes, cutOff, state } }: { request: Request }): ReactElement {
  const texts = useManureTexts('work')
  const states = useManureTexts('states')
  const { day, moment } = useDateFormat()
  const isFarm = useViewerRole() === 'farm'
  const open = changes.find((change) => change.state === 'open')
  const asked = open?.kind === 'cancel' ? texts.cancelasked : texts.changeasked
  return (
    <>
      {hold !== null && (
        <Notice tone="warn" title={`${texts.hold}: ${states[`hold_${hold.reasonKind}` as 'hold_other'] ?? ''}`}>
          <p>{hold.words}</p>
          {hold.reviewDate !== null && <p>{`${texts.review} ${day(hold.reviewDate)}`}</p>}
        </Notice>
      )}
      {open !== undefined && (
        <Notice tone="warn" title={isFarm ? `${texts.youasked}. ${texts.askednow}.` : asked}>
          <p>{open.words}</p>
        </Notice>
      )}
      {isFarm && cutOff !== null && state === 'accepted' && (
        <Notice tone="info" title={`${texts.cutoff} ${moment(cutOff)}`} />
      )}
    </>
  )
}

function Offered({ request }: { request: Request }): ReactElement {
  const texts = useManureTexts('work')
  const { language } = useLanguage()
  const { day, moment, when } = useDateFormat()
  const { estimate, estimateKg, plannedKg, receivedKg, remainingKg, type, store, municipality, plant } = request
  const amount =
    estimate?.unit === 'm3' ? `${cubicMetres(estimate.amount)} (${tonnes(estimateKg)})` : tonnes(estimateKg)
  return (
    <Card heading={estimate === null ? texts.amount : amount}>
      <DescriptionList
        items={[
          [texts.type, type?.name[language] ?? ''],
          [texts.store, [store?.name, municipality].filter(Boolean).join(', ')],
          [texts.planned, plannedKg === 0 ? '' : tonnes(plannedKg)],
          [texts.received, receivedKg === 0 ? '' : tonnes(receivedKg)],
          [texts.remaining, plannedKg + receivedKg === 0 ? '' : tonnes(remainingKg)],
          [texts.ready, request.readyFrom === null ? '' : day(request.readyFrom)],
          [texts.outby, request.mustBeOutBy === null ? '' : day(request.mustBeOutBy)],
          [texts.when, when({ ...request, slotFrom: null })],
          [texts.plant, plant?.name ?? ''],
          [texts.note, request.note],
          [texts.instructions, request.instructions],
          [texts.contact, [request.contactName, request.contactTelephone].filter(Boolean).join(', ')],
          [texts.offered, request.submittedAt === null ? '' : `${moment(request.submittedAt)}, ${request.enteredBy}`],
        ]}
      />
    </Card>
  )
}

function Consignments({ request: { consignments } }: { request: Request }): ReactElement | null {
  const texts = useManureTexts('work')
  const { when } = useDateFormat()
  const word = useConsignmentWord()
  if (consignments.length === 0) return null
  return (
    <Card heading={texts.consignments}>
      <LinkList>
        {consignments.map((each) => (
          <LinkListItem
            key={each.id}
            href={`#/manuredelivery/consignments/${each.id}`}
            icon={iconList}
            title={`${each.number} · ${tonnes(each.netKg ?? each.estimateKg ?? each.plannedKg)}`}
            text={[word(each), when(each), each.vehicle?.plate].filter(Boolean).join(' · ')}
          />
        ))}
      </LinkList>
    </Card>
  )
}

/** The last word of each kind that the type asks for. */
function Declarations({ request: { declarationsAsked, declarations } }: { request: Request }): ReactElement | null {
  const texts = useManureTexts('work')
  const states = useManureTexts('states')
  const { moment } = useDateFormat()
  if (declarationsAsked.length === 0) return null
  return (
    <Card heading={texts.declarations}>
      <DescriptionList
        items={declarationsAsked.map((kind): readonly [string, ReactElement] => {
          const last = declarations.find((each) => each.kind === kind)
          const label = last === undefined ? texts.missing : last.isGiven ? texts.given : texts.revoked
          return [
            states[`declaration_${kind}`],
            <span key={kind}>
              <Chip tone={last?.isGiven ? 'ok' : 'err'}>{label}</Chip>{' '}
              {last && [last.byTelephone || last.by, moment(last.at)].filter(Boolean).join(', ')}
            </span>,
          ]
        })}
      />
    </Card>
  )
}

function Terms({ request: { terms } }: { request: Request }): ReactElement {
  const texts = useManureTexts('work')
  const { language } = useLanguage()
  return (
    <Card heading={terms === null ? texts.terms : terms.isByHand ? texts.byhand : terms.name}>
      {terms === null ? <p>{texts.noterms}</p> : terms.words.map((words) => <p key={words.fi}>{words[language]}</p>)}
    </Card>
  )
}

function Messages({ request: { messages } }: { request: Request }): ReactElement | null {
  const texts = useManureTexts('work')
  const { moment } = useDateFormat()
  if (messages.length === 0) return null
  return (
    <Card heading={texts.messages}>
      <Stack gap="s">
        {messages.map(({ who, at: sentAt, text }) => (
          <p key={sentAt}>
            <strong>{`${who}, ${moment(sentAt)}`}</strong>
            <br />
            {text}
          </p>
        ))}
      </Stack>
    </Card>
  )
}
