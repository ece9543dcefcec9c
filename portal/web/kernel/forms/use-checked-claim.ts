/** A username and an e-mail address in a form: whether they are free is asked once they are valid and have been left (REG-17, REG-24, REG-25). */
import type { FocusEvent } from 'react'
import { useState } from 'react'
import { Email } from '../../../contract/fields/email.ts'
import { Username } from '../../../contract/fields/username.ts'
import { useTexts } from '../texts/index.ts'
import { claimFaults } from './availability.ts'
import { checkedClaim } from './checked-claim.ts'
import type { Faults } from './form-faults.ts'
import type { ServerFieldErrors } from './server-field-errors.ts'
import { serverSays, withServerFieldErrors } from './server-field-errors.ts'

type ClaimField = 'username' | 'email'
const schemas = { username: Username, email: Email }

export interface CheckedClaims {
  /** For the form, beside its own handler. */
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
  /** For the form's `rules`: what was said of the values that stand in it now. */
  readonly faults: (values: Readonly<Record<ClaimField, string>>) => Faults<ClaimField>
  readonly isFree: (field: ClaimField, value: string) => boolean
}

/** The form's fields are called `username` and `email`. */
export function useCheckedClaim(): CheckedClaims {
  const common = useTexts('common')
  const [known, setKnown] = useState<ServerFieldErrors>([])

  async function check(field: ClaimField, value: string): Promise<void> {
    const valid = schemas[field].safeParse(value).success
    const found = await checkedClaim({ field, value, valid }, known)
    if (found !== undefined) setKnown((before) => withServerFieldErrors(before, [found]))
  }
  function faultOf(field: ClaimField, value: string): string | undefined {
    const says = serverSays(field, value, known)
    return isTaken(says) ? common[says] : undefined
  }
  return {
    onBlur: ({ target: { name, value } }) => {
      if (name === 'username' || name === 'email') void check(name, String(value))
    },
    faults: (values) => ({
      username: faultOf('username', values.username),
      email: faultOf('email', values.email),
    }),
    isFree: (field, value) => serverSays(field, value, known) === 'free',
  }
}

function isTaken(says: string | undefined): says is (typeof claimFaults)[keyof typeof claimFaults] {
  return Object.values(claimFaults).some((fault) => fault === says)
}
