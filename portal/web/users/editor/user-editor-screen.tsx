import type { ReactElement } from 'react'

export function UserEditorScreen(): ReactElement {
  return <p />
}
