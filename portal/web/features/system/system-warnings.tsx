/** What superadmins should know about how the portal is run: each warning with the setting that mends it. */
import type { ReactElement } from 'react'
import { releaseLetters } from '../../../contract/mail/calls.ts'
import { readSystemState } from '../../../contract/site/calls.ts'
import type { SystemWarning } from '../../../contract/site/system-warning.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import type { Texts } from '../../kernel/texts/index.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, Notice } from '../../kernel/ui/index.ts'

export function SystemWarnings(): ReactElement {
  const texts = useTexts('adminsystem')
  const { data } = useAnswer(readSystemState, {})
  return (
    <>
      {data?.state.warnings.map((warning) => {
        if (warning.code === 'letters_paused') return <PausedLetters key={warning.code} since={warning.since} />
        const { title, text } = wordsOf(warning, texts)
        return (
          <Notice key={warning.code} tone="warn" title={title}>
            <p>{text}</p>
          </Notice>
        )
      })}
    </>
  )
}

/** Whoever restored the data has looked at them: now letters may leave. */
function PausedLetters({ since }: { since: string }): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { language } = useLanguage()
  const { send, isBusy, failure } = useSend(releaseLetters, {
    invalidates: [readSystemState],
    successMessage: texts.lettersreleasedtext,
  })
  return (
    <>
      <Notice
        tone="warn"
        title={texts.warningletterspaused}
        action={
          <Button busy={isBusy} busyLabel={common.sending} onClick={() => void send({})}>
            {texts.lettersrelease}
          </Button>
        }
      >
        <p>
          {texts.warningletterspausedtext({ time: since === '' ? '–' : formatDateTime(new Date(since), language) })}
        </p>
      </Notice>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}

type ExplainedFailure = Exclude<SystemWarning, { code: 'letters_paused' }>

function wordsOf(warning: ExplainedFailure, texts: Texts['adminsystem']): { title: string; text: string } {
  switch (warning.code) {
    case 'untrusted_proxy': {
      const peers = warning.peers.join(', ')
      return { title: texts.warninguntrustedproxy, text: texts.warninguntrustedproxytext({ peers }) }
    }
    case 'plain_mail':
      return { title: texts.warningplainmail, text: texts.warningplainmailtext({ host: warning.host }) }
    case 'mail_not_let_in':
      return { title: texts.warningmailnotletin, text: texts.warningmailnotletintext({ answer: warning.answer }) }
    case 'second_process':
      return { title: texts.warningsecondprocess, text: texts.warningsecondprocesstext }
    case 'backup_overdue':
      return { title: texts.warningbackupoverdue, text: texts.warningbackupoverduetext }
    case 'backup_failed':
      return { title: texts.warningbackupfailed, text: texts[`warningbackupfault_${warning.fault}`] }
    case 'disk_low': {
      const megabytes = String(warning.freemegabytes)
      return { title: texts.warningdisklow, text: texts.warningdisklowtext({ megabytes }) }
    }
  }
}
