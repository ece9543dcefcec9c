/** The parts of one section of the office, under the sections: with a mouse they are low, for the rows below them. */
import { Tabs } from '@workspace/portal/web'
import type { ComponentProps, ReactElement } from 'react'
import css from './sub-sections.module.css'

export function SubSections(tabs: ComponentProps<typeof Tabs>): ReactElement {
  return (
    <div className={css.parts}>
      <Tabs {...tabs} />
    </div>
  )
}
