/** The System page: what stands on it comes with the panels of this folder. It is drawn inside the page of the admin shell. */
import type { ReactElement } from 'react'
import { NotYetThere } from '../administration/not-yet-there.tsx'

export function SystemPage(): ReactElement {
  return <NotYetThere />
}
