import type { ReactElement } from 'react'

export function ImportScreen(): ReactElement {
  return <p />
}
