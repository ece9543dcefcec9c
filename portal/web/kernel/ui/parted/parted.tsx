/** Parted: a name or an address that may break between its parts, as aino_ korhonen, before it breaks anywhere else. */
import type { ReactElement } from 'react'
import { Fragment } from 'react'

export function Parted({ children }: { children: string }): ReactElement {
  const parts = children.split(/(?<=[_.-])|(?=@)/)
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same part may come twice
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  )
}
