/** What the System page calls the application's letters. */
import type { LetterNames } from '@workspace/portal/web'

export const letterNames: LetterNames = {
  weighings: { fi: 'Punnitukset', en: 'Weighings' },
  bridgeclosed: { fi: 'Vaaka poissa käytöstä', en: 'Bridge out of use' },
}
