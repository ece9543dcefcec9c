import type { ReactElement } from 'react'

export function NewUserScreen(): ReactElement {
  return <p />
}
