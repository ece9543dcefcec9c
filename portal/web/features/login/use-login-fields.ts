/** The two fields as the browser keeps them: nothing typed before the script came is lost. */
import type { RefObject } from 'react'
import { useMemo, useRef } from 'react'
import type { Credentials } from '../../kernel/portal/credentials.ts'

export type LoginFields = {
  readonly username: RefObject<HTMLInputElement | null>
  readonly password: RefObject<HTMLInputElement | null>
  readonly given: () => Credentials
  readonly fill: (credentials: Credentials) => void
  /** An early Enter leads to the field that is still empty. */
  readonly goToMissing: () => void
}

export function useLoginFields(): LoginFields {
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  return useMemo(
    () => ({
      username,
      password,
      given: () => ({ username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }),
      goToMissing: () => {
        for (const { current } of [password, username]) if (current?.value.trim() === '') current.focus()
      },
      fill: (credentials) => {
        if (username.current !== null) username.current.value = credentials.username
        if (password.current !== null) password.current.value = credentials.password
      },
    }),
    [],
  )
}
