/** Tabs: links between the parts of one place. Navigation, so the address changes and the back button works. */
import type { ReactElement } from 'react'
import css from './tabs.module.css'

export type TabsProps = {
  /** For screen readers: what these links are. */
  label: string
  tabs: readonly { href: string; label: string; count?: string | undefined; current: boolean }[]
}

export function Tabs({ label, tabs }: TabsProps): ReactElement {
  return (
    <nav className={css.tabs} aria-label={label}>
      <TabList tabs={tabs} />
    </nav>
  )
}

export type TabListProps = Pick<TabsProps, 'tabs'> & { id?: string | undefined; onChosen?: (() => void) | undefined }

export function TabList({ id, tabs, onChosen }: TabListProps): ReactElement {
  return (
    <ul id={id} className={css.list}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <a className={css.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined} onClick={onChosen}>
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
