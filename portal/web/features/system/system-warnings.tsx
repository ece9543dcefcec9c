/** What superadmins should know about how the portal is run: each warning with the setting that mends it. */
import type { ReactElement } from 'react'
import { readSystemState } from '../../../contract/site/calls.ts'
import type { SystemWarning } from '../../../contract/site/system-warning.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import type { Texts } from '../../kernel/texts/index.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Notice } from '../../kernel/ui/index.ts'

export function SystemWarnings(): ReactElement {
  const texts = useTexts('adminsystem')
  const { data } = useAnswer(readSystemState, {})
  return (
    <>
      {data?.state.warnings.map((warning) => {
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

function wordsOf(warning: SystemWarning, texts: Texts['adminsystem']): { title: string; text: string } {
  switch (warning.code) {
    case 'untrusted_proxy': {
      const peers = warning.peers.join(', ')
      return { title: texts.warninguntrustedproxy, text: texts.warninguntrustedproxytext({ peers }) }
    }
    case 'plain_mail':
      return { title: texts.warningplainmail, text: texts.warningplainmailtext({ host: warning.host }) }
    case 'second_process':
      return { title: texts.warningsecondprocess, text: texts.warningsecondprocesstext }
    case 'disk_low': {
      const megabytes = String(warning.freemegabytes)
      return { title: texts.warningdisklow, text: texts.warningdisklowtext({ megabytes }) }
    }
  }
}
