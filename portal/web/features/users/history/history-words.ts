/** A line of a user's history as a sentence's end: "Muutti tietoja". */
import type { HistoryLine } from '../../../../contract/users/user-reading.ts'
import type { Texts } from '../../../kernel/texts/index.ts'
import { lookUpText, missingText, useTexts } from '../../../kernel/texts/index.ts'

export function useHistoryWords(): (line: Pick<HistoryLine, 'action' | 'result'>) => string {
  const adminedit = useTexts('adminedit')
  return (line) => historyWords(line, adminedit)
}

/** An action that is not known here is shown by its name: no line is left out. */
export function historyWords(
  { action, result }: Pick<HistoryLine, 'action' | 'result'>,
  adminedit: Texts['adminedit'],
): string {
  const refused = result === 'refused' ? lookUpText(adminedit, `history_${action}_refused`) : missingText
  if (refused !== missingText) return refused
  const known = lookUpText(adminedit, `history_${action}`)
  return known === missingText ? adminedit.historyother({ action }) : known
}
