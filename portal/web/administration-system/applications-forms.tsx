/** The applications forms (ADMIN-APPS), alone on `admin/applications` (ROUTE-23). Drawn inside the page of the admin shell. */
import type { ReactElement } from 'react'
import { NotYetThere } from '../administration/not-yet-there.tsx'

export function ApplicationsForms(): ReactElement {
  return <NotYetThere />
}
