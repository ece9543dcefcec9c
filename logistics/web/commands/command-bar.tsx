/** The commands on a record: one primary button, a few beside it, the rest in a menu. */
import {
  Button,
  ButtonRow,
  DropdownMenu,
  LinkButton,
  MenuButton,
  MenuLink,
  Stack,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Act } from './arranged-acts.ts'
import { arrangedActs } from './arranged-acts.ts'

export type CommandBarProps = {
  acts: readonly Act[]
  busy?: boolean
  /** Where the column is too narrow for two buttons side by side. */
  stacked?: boolean
}

export function CommandBar({ acts, busy = false, stacked = false }: CommandBarProps): ReactElement {
  const { moreactions } = useTexts('common')
  const { primary, beside, menu, ends } = arrangedActs(acts)
  const look = { busy, stacked }
  const row = (
    <>
      {primary && <ActButton {...look} act={primary} variant="primary" />}
      {beside.map((act) => (
        <ActButton key={act.name} {...look} act={act} variant="secondary" />
      ))}
      {menu.length + ends.length > 1 ? (
        <DropdownMenu label={moreactions}>
          {menu.map((act) => (
            <ActEntry key={act.name} act={act} />
          ))}
          {ends.map((act, place) => (
            <ActEntry key={act.name} act={act} apart={place === 0 && menu.length > 0} />
          ))}
        </DropdownMenu>
      ) : (
        ends.map((act) => <ActButton key={act.name} {...look} act={act} variant="danger" />)
      )}
    </>
  )
  return stacked ? <Stack gap="s">{row}</Stack> : <ButtonRow>{row}</ButtonRow>
}

type ActButtonProps = { act: Act; busy: boolean; stacked: boolean; variant: 'primary' | 'secondary' | 'danger' }

function ActButton({ act: { label, href, onPress }, busy, stacked, variant }: ActButtonProps): ReactElement {
  return href === undefined ? (
    <Button variant={variant} block={stacked} busy={busy} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <LinkButton variant={variant} block={stacked} href={href}>
      {label}
    </LinkButton>
  )
}

function ActEntry({ act: { label, turn, href, onPress }, apart }: { act: Act; apart?: boolean }): ReactElement {
  if (href !== undefined) {
    return (
      <MenuLink apart={apart} href={href}>
        {label}
      </MenuLink>
    )
  }
  return (
    <MenuButton apart={apart} danger={turn === 'ends'} onClick={onPress}>
      {label}
    </MenuButton>
  )
}
