/** The link of an invitation: for whoever it was sent to, with or without an account. Nothing happens before the press. */
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
import { acceptInvitation, readInvitation } from '../../contract/customers/member-calls.ts'
import { peatsaleManifest } from '../../contract/manifest.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function InvitationScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('own')
  const person = useMaybeSignedIn()
  const link = params['link'] ?? ''
  const isOpenFor = person?.userApps.some(({ name }) => name === peatsaleManifest.key) ?? false
  return (
    <Page heading={texts.invitation} width="form">
      {person === undefined ? (
        <Visitor link={link} />
      ) : isOpenFor ? (
        <Received link={link} />
      ) : (
        <Notice tone="info" title={texts.notopen}>
          {texts.notopentext}
        </Notice>
      )}
    </Page>
  )
}

/** Comes back here once signed in. */
function Visitor({ link }: { link: string }): ReactElement {
  const texts = usePeatTexts('own')
  const back = encodeURIComponent(`/peatsale/invitation/${link}`)
  return (
    <Card heading={texts.visitor}>
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

function Received({ link }: { link: string }): ReactElement {
  const texts = usePeatTexts('own')
  const { moment } = useDateFormat()
  const { data, error, refetch } = useAnswer(readInvitation, { link })
  const { send, isBusy, failure } = useSend(acceptInvitation, {
    invalidates: [readStart, readInvitation],
    successMessage: ({ name }) => texts.accepted({ name }),
    onDone: () => navigate('/peatsale', { replace: true }),
  })
  // A link that was cut on its way is none.
  const isCut = error && 'refused' in error.reason && error.reason.fields?.includes('link')
  if (isCut)
    return (
      <Notice tone="warn" title={texts.state_unknown}>
        {texts.state_unknown_text}
      </Notice>
    )
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const { state, name, validUntil, isMember } = data
  if (isMember) {
    return (
      <Notice
        tone="ok"
        title={texts.alreadymember({ name })}
        action={
          <LinkButton variant="secondary" href="#/peatsale">
            {texts.tostart}
          </LinkButton>
        }
      />
    )
  }
  if (state !== 'open') {
    return (
      <Notice tone="warn" title={texts[`state_${state}`]}>
        {texts[`state_${state}_text`]}
      </Notice>
    )
  }
  return (
    <Card heading={texts.invitationheading({ name })}>
      <Stack>
        <p>{texts.invitationtext}</p>
        {validUntil !== null && <p>{texts.validuntil({ until: moment(validUntil) })}</p>}
        <Button size="l" busy={isBusy} onClick={() => void send({ link })}>
          {texts.accept}
        </Button>
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Card>
  )
}
