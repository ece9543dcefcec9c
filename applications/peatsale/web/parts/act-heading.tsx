/** What is done, and to which load: the heading of a dialog. */
import type { ReactElement } from 'react'
import { Unbroken } from './unbroken.tsx'

export function ActHeading({ act, number }: { act: string; number: string }): ReactElement {
  return (
    <>
      {act}: <Unbroken>{number}</Unbroken>
    </>
  )
}
