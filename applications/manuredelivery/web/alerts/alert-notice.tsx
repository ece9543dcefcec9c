/** An alert as everybody reads it who works there. */
import { iconShield, Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useAlertWords } from './use-alert-words.ts'

export function AlertNotice({ alert }: { alert: ListedAlert }): ReactElement {
  const texts = useManureTexts('warnings')
  const name = useName()
  const { area, days } = useAlertWords()
  return (
    <Notice tone={alert.rule === 'stop' ? 'err' : 'warn'} icon={iconShield} title={texts[`notice_${alert.rule}`]}>
      <p>{name(alert.words)}</p>
      <p>{`${area(alert)}, ${days(alert)}`}</p>
    </Notice>
  )
}
