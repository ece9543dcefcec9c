/** The link of an invitation: for the person it was sent to, with or without an account. Nothing happens before the press. */
import type { InvitationCall } from '@workspace/logistics/contract/members'
import type { Call } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  FailureNotice,
  LinkButton,
  MissingAnswer,
  Notice,
  navigate,
  Page,
  Stack,
  useAnswer,
  useDateFormat,
  useMaybeSignedIn,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useMemberTexts } from './member-texts.ts'

/** What the application says in its own words. */
export type InvitationWords = {
  readonly heading: string
  /** Heading for somebody who is not signed in. */
  readonly visitor: string
  /** What a member can do. */
  readonly text: string
  readonly closed: string
  readonly closedText: string
  /** The application is not open for the person yet. */
  readonly notOpen: string
  readonly toStart: string
}

export type InvitationPageProps = {
  /** Key of the application. */
  application: string
  link: string
  words: InvitationWords
  calls: { readonly read: InvitationCall<'read'>; readonly accept: InvitationCall<'accept'> }
  /** What the new member reads besides from then on. */
  invalidates: readonly Call[]
}

export function InvitationPage(props: InvitationPageProps): ReactElement {
  const { application, words } = props
  const texts = useMemberTexts()
  const person = useMaybeSignedIn()
  const isOpenFor = person?.userApps.some(({ name }) => name === application) ?? false
  return (
    <Page heading={words.heading} width="form">
      {person === undefined ? (
        <Visitor {...props} />
      ) : isOpenFor ? (
        <Received {...props} />
      ) : (
        <Notice tone="info" title={words.notOpen}>
          {texts.notopentext}
        </Notice>
      )}
    </Page>
  )
}

/** Comes back here once signed in. */
function Visitor({ application, link, words }: InvitationPageProps): ReactElement {
  const texts = useMemberTexts()
  const back = encodeURIComponent(`/${application}/invitation/${link}`)
  return (
    <Card heading={words.visitor}>
      <Stack>
        <p>{texts.visitortext}</p>
        <ButtonRow>
          <LinkButton href={`#/login?returnUrl=${back}`}>{texts.login}</LinkButton>
          <LinkButton variant="secondary" href={`#/register?returnUrl=${back}`}>
            {texts.register}
          </LinkButton>
        </ButtonRow>
        <p>{texts.registertext}</p>
      </Stack>
    </Card>
  )
}

function Received({ application, link, words, calls, invalidates }: InvitationPageProps): ReactElement {
  const texts = useMemberTexts()
  const { moment } = useDateFormat()
  const { data, error, refetch } = useAnswer(calls.read, { link })
  const { send, isBusy, failure } = useSend(calls.accept, {
    invalidates: [...invalidates, calls.read],
    successMessage: ({ name }) => texts.accepted({ name }),
    onDone: () => navigate(`/${application}`, { replace: true }),
  })
  // A link that was cut on its way is none.
  const isCut = error && 'refused' in error.reason && error.reason.fields?.includes('link')
  if (isCut) return <Ended state="unknown" words={words} />
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const { state, name, validUntil, isMember } = data
  if (isMember) {
    return (
      <Notice
        tone="ok"
        title={texts.alreadymember({ name })}
        action={
          <LinkButton variant="secondary" href={`#/${application}`}>
            {words.toStart}
          </LinkButton>
        }
      />
    )
  }
  if (state !== 'open') return <Ended state={state} words={words} />
  return (
    <Card heading={texts.invitationheading({ name })}>
      <Stack>
        <p>{words.text}</p>
        {validUntil !== null && <p>{texts.validuntil({ until: moment(validUntil) })}</p>}
        <Button size="l" busy={isBusy} onClick={() => void send({ link })}>
          {texts.accept}
        </Button>
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Card>
  )
}

type EndedProps = { state: 'used' | 'withdrawn' | 'expired' | 'closed' | 'other' | 'unknown'; words: InvitationWords }

function Ended({ state, words }: EndedProps): ReactElement {
  const texts = useMemberTexts()
  const isClosed = state === 'closed'
  return (
    <Notice tone="warn" title={isClosed ? words.closed : texts[`state_${state}`]}>
      {isClosed ? words.closedText : texts[`state_${state}_text`]}
    </Notice>
  )
}
