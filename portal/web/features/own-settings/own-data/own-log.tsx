/** The lines of the event log by and about the person, newest first. */
import type { ReactElement } from 'react'
import type { PersonalLogLine } from '../../../../contract/personal-data/personal-data.ts'
import { formatDateTime, lookUpText, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { useAuditWords } from '../../system/index.ts'
import { LongTable } from './long-table.tsx'

export function OwnLog({ lines, username }: { lines: readonly PersonalLogLine[]; username: string }): ReactElement {
  const texts = useTexts('settings')
  const system = useTexts('adminsystem')
  const { language } = useLanguage()
  const wordsOf = useAuditWords()
  const who = {
    self: texts.owndatabyself,
    other: texts.owndatabyother,
    unknown: system.auditstranger,
    portal: system.auditactor_portal,
  }
  function told({ at, by, about, action, result, details, address }: PersonalLogLine): string[] {
    const target = about === 'self' ? username : ''
    const nobody = { seq: 0, actor: '', company: '', requestid: '' }
    const { what, details: more } = wordsOf({ ...nobody, at, action, result, details, address, target })
    const sentence = more.length === 0 ? what : `${what}: ${more.join('; ')}`
    const outcome = lookUpText(system, `auditresult_${result}`)
    return [formatDateTime(new Date(at), language), who[by], sentence, outcome, address]
  }
  return (
    <LongTable
      heading={texts.owndatalog}
      headings={[system.auditwhen, system.auditwho, system.auditwhat, texts.owndataresult, texts.owndatanetwork]}
      lines={lines}
      rowOf={told}
    />
  )
}
