/** What `doctor` finds on the server: at once what is quickly seen, on wish what takes longer. Superadmins only. */
import type { ReactElement } from 'react'
import { examineSystem } from '../../../contract/doctor/calls.ts'
import { sendTestLetter } from '../../../contract/mail/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { SubPage } from '../../kernel/lists/sub-page.tsx'
import { refreshAnswers } from '../../kernel/requests/refresh-answers.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { formatNumber, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, Card, iconShield, Skeleton, Stack } from '../../kernel/ui/index.ts'
import { Findings, Verdict } from './findings.tsx'
import { useThoroughCheck } from './use-thorough-check.ts'

export function HealthPage(): ReactElement {
  const texts = useTexts('adminsystem')
  const { language } = useLanguage()
  return (
    <SubPage heading={texts.healthheading} lead={texts.healthleadtext}>
      <Stack>
        <Common />
        {/* What was found is said in the language of its time. */}
        <Thorough key={language} />
      </Stack>
    </SubPage>
  )
}

/** What answers at once, and who owns the files, which takes longer where there are very many. */
function Common(): ReactElement {
  const texts = useTexts('adminsystem')
  const { language } = useLanguage()
  const state = useAnswer(examineSystem, { part: 'state', language })
  const files = useAnswer(examineSystem, { part: 'ownership', language })
  const error = state.error ?? files.error
  const isComing = state.isFetching || files.isFetching
  const findings = [...(state.data?.findings ?? []), ...(files.data?.findings ?? [])]
  return (
    <Card
      heading={texts.healthcommon}
      level={3}
      action={
        <Button size="s" variant="secondary" busy={isComing} onClick={() => void refreshAnswers([examineSystem])}>
          {texts.healthagain}
        </Button>
      }
    >
      {error !== null && <FailureNotice answer={error.reason} />}
      {findings.length > 0 && !isComing && <Verdict findings={findings} />}
      <Findings label={texts.healthcommon} findings={findings} />
      {state.data === undefined && error === null && <Skeleton shape="half" />}
    </Card>
  )
}

function Thorough(): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { begin, findings, failure, underWay } = useThoroughCheck()
  const letter = useSend(sendTestLetter, { successMessage: ({ recipient }) => texts.lettertesttext({ recipient }) })
  const says =
    underWay?.part === 'audit'
      ? texts.healthunderwaylines({ count: formatNumber(underWay.lines) })
      : texts.healthunderway({ what: texts[`health_${underWay?.part ?? 'mail'}`] })
  return (
    <Card heading={texts.healththorough} level={3}>
      <p>{texts.healththoroughtext}</p>
      <ButtonRow>
        <Button icon={iconShield} busy={underWay !== undefined} busyLabel={says} onClick={begin}>
          {texts.healthbegin}
        </Button>
        <Button
          variant="secondary"
          busy={letter.isBusy}
          busyLabel={common.sending}
          onClick={() => void letter.send({})}
        >
          {texts.lettertest}
        </Button>
      </ButtonRow>
      {letter.failure !== undefined && <FailureNotice answer={letter.failure} />}
      {failure !== undefined && <FailureNotice answer={failure} />}
      {findings.length > 0 && underWay === undefined && <Verdict findings={findings} />}
      <Findings label={texts.healththorough} findings={findings} />
    </Card>
  )
}
