/** The bar over the list while somebody is ticked (ADMIN-USERS-18, 20). */
import type { ReactElement } from 'react'
import type { Total } from '../../../../contract/lists/list.ts'
import { formatNumber, useTexts } from '../../../kernel/texts/index.ts'
import {
  BulkBar,
  Button,
  DropdownMenu,
  iconCheck,
  iconMail,
  iconMore,
  iconX,
  MenuButton,
} from '../../../kernel/ui/index.ts'
import type { BulkAct } from '../bulk/bulk-moment.ts'
import type { Selection } from './use-selection.ts'

/** What the menu offers beside the two buttons. */
const furtherActs = ['deactivate', 'reactivate', 'giveapp', 'givegroup'] as const

export interface SelectionBarProps {
  selection: Selection
  waiting: Total | undefined
  onAct: (act: BulkAct) => void
}

export function SelectionBar({ selection, waiting, onAct }: SelectionBarProps): ReactElement {
  const adminusers = useTexts('adminusers')
  const { moreactions } = useTexts('common')
  const { selected, clear, selectAll } = selection
  const hasMore = waiting !== undefined && waiting.count > selected.length
  return (
    <BulkBar text={adminusers.usersselectedcount({ count: selected.length })}>
      {hasMore && (
        <Button variant="ground" onClick={() => void selectAll()}>
          {adminusers.usersselectallshort({ count: waiting.count })}
        </Button>
      )}
      <Button variant="straw" icon={iconCheck} onClick={() => onAct('verify')}>
        {adminusers.usersverify}
      </Button>
      <Button variant="ground" icon={iconMail} onClick={() => onAct('resendverification')}>
        {adminusers.usersresendlink}
      </Button>
      <DropdownMenu variant="ground" icon={iconMore} label={moreactions}>
        {furtherActs.map((act) => (
          <MenuButton key={act} onClick={() => onAct(act)}>
            {adminusers[`bulkname_${act}`]}
          </MenuButton>
        ))}
      </DropdownMenu>
      <Button variant="ground" icon={iconX} onClick={clear}>
        {adminusers.usersselectnone}
      </Button>
    </BulkBar>
  )
}

const viewActs = [
  'verify',
  'resendverification',
  'deactivate',
  'reactivate',
  'giveapp',
  'takeapp',
  'givegroup',
  'takegroup',
] as const

/** The same for everybody whom the view shows, the verified too, who cannot be ticked. */
export function ViewActs({ count, onAct }: { count: number; onAct: (act: BulkAct) => void }): ReactElement {
  const adminusers = useTexts('adminusers')
  return (
    <DropdownMenu variant="quiet" size="s" icon={iconMore} label={adminusers.bulkview({ count: formatNumber(count) })}>
      {viewActs.map((act) => (
        <MenuButton key={act} apart={act === 'giveapp'} onClick={() => onAct(act)}>
          {adminusers[`bulkname_${act}`]}
        </MenuButton>
      ))}
    </DropdownMenu>
  )
}
