import { lettersOf } from '@workspace/portal/server'
import { englishLetters } from './en.ts'
import { finnishLetters } from './fi.ts'
import { invitationLetters } from './invitation-letters.ts'

/** Every letter by name; one without its English twin does not compile. */
export const letters = lettersOf(
  { ...finnishLetters, ...invitationLetters.fi },
  { ...englishLetters, ...invitationLetters.en },
)
