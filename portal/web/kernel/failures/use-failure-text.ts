/** Why an attempt was not done, in a sentence. */
import type { Failed, Refused } from '../requests/ask.ts'
import type { Texts } from '../texts/index.ts'
import { useRefusalText, useTexts } from '../texts/index.ts'

export function useFailureText(): (answer: Refused<string> | Failed) => string {
  const common = useTexts('common')
  const refusalText = useRefusalText()
  return (answer) => ('refused' in answer ? refusalText(answer) : failureText(answer, common))
}

/** An attempt that came back without any answer of the contract's. */
function failureText({ failed }: Failed, common: Texts['common']): string {
  switch (failed) {
    case 'network':
      return common.networkerrortext
    case 'timeout':
      return common.timeouterrortext
    case 'fault':
      return common.value_internal_error
  }
}
