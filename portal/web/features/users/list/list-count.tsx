/** How many the list shows, announced when it changes, and what can be done to all of them. */
import type { ReactElement } from 'react'
import type { Total } from '../../../../contract/lists/list.ts'
import { totalText } from '../../../kernel/lists/total-text.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import type { UserPages } from './use-user-pages.ts'
import css from './user-list.module.css'

export interface ListCountProps {
  pages: UserPages
  waiting: Total | undefined
  /** While somebody is ticked the bar says how many; the rest is for screen readers only. */
  isTicking: boolean
}

export function ListCount({ pages, waiting, isTicking }: ListCountProps): ReactElement {
  const adminusers = useTexts('adminusers')
  const { totals } = useAdminData()
  const text = adminusers.usersshowncount({ count: totalText(pages.total), total: totalText(totals.users) })
  const waits = waiting !== undefined && waiting.count > 0 && !pages.isBehind
  return (
    <output className={isTicking ? 'visually-hidden' : css.count}>
      {text}
      {waits && `, ${adminusers.userswaitingcount({ count: waiting.count })}`}
    </output>
  )
}

export function selectAllText(
  texts: { usersselectallcount: (marks: { count: number }) => string; usersselectall: string },
  waiting: Total | undefined,
): string {
  return waiting === undefined ? texts.usersselectall : texts.usersselectallcount({ count: waiting.count })
}
