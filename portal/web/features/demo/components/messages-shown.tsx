/** Notices, menus, dialogs, empty states, waiting and blocks of the components page. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import {
  Button,
  ButtonRow,
  Card,
  Collapsible,
  ConfirmDialog,
  DropdownMenu,
  EmptyState,
  ErrorSummary,
  iconGear,
  iconInfo,
  iconLogout,
  iconPlus,
  iconRepeat,
  iconSearch,
  iconShield,
  iconUser,
  MenuButton,
  MenuLink,
  MissingList,
  Notice,
  Progress,
  SaveBar,
  SettingRow,
  Skeleton,
  Spinner,
  Split,
  Stack,
  useToast,
} from '../../../kernel/ui/index.ts'
import type { ShownWords } from './words-fi.ts'

export function NoticesShown({ words }: { words: ShownWords }): ReactElement {
  const [summed, setSummed] = useState(false)
  const again = (
    <Button variant="secondary" size="s" icon={iconRepeat}>
      {words.retry}
    </Button>
  )
  const left = [
    { id: 'shown-email', label: words.email },
    { id: 'shown-password', label: words.password },
  ]
  const wrong = [
    { id: 'shown-email', text: words.emailError },
    { id: 'shown-password', text: words.mendPassword },
  ]
  return (
    <Card heading={words.notices}>
      <Notice tone="ok" title={words.saved} />
      <Notice tone="info" title={words.closed}>
        {words.closedText}
      </Notice>
      <Notice tone="warn" title={words.thaw} />
      <Notice tone="err" title={words.saveFailed} action={again}>
        {words.saveFailedText}
      </Notice>
      {summed ? (
        <ErrorSummary title={words.mend} items={wrong} />
      ) : (
        <ButtonRow>
          <Button variant="secondary" onClick={() => setSummed(true)}>
            {words.errorSummary}
          </Button>
        </ButtonRow>
      )}
      <MissingList
        title={words.missing}
        items={left}
        progress={{ done: 11, all: 13, label: words.ready }}
        note={words.missingNote}
      />
    </Card>
  )
}

type Asked = 'nothing' | 'plain' | 'danger' | 'removing'

export function MenusShown({ words }: { words: ShownWords }): ReactElement {
  const [asked, setAsked] = useState<Asked>('nothing')
  const toast = useToast()
  const done = () => setAsked('nothing')
  const removing = asked === 'removing'
  return (
    <Card heading={words.menus}>
      <ButtonRow>
        <DropdownMenu label={words.menu} icon={iconUser}>
          <MenuLink href="#/components?admin" icon={iconShield}>
            {words.admin}
          </MenuLink>
          <MenuLink href="#/components" icon={iconGear} aria-current="page">
            {words.settings}
          </MenuLink>
          <MenuLink href="#/components?about" icon={iconInfo}>
            {words.about}
          </MenuLink>
          <MenuButton icon={iconLogout} apart>
            {words.logout}
          </MenuButton>
        </DropdownMenu>
        <Button variant="secondary" onClick={() => setAsked('plain')}>
          {words.ask}
        </Button>
        <Button variant="secondary" onClick={() => setAsked('danger')}>
          {words.askRemove}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              text: words.moved,
              undo: { label: words.undo, busyLabel: words.undoing, onUndo: async () => ({ text: words.undone }) },
            })
          }
        >
          {words.toast}
        </Button>
      </ButtonRow>
      {asked !== 'nothing' && (
        <ConfirmDialog
          heading={asked === 'plain' ? words.ask : words.remove}
          confirmLabel={words.ok}
          cancelLabel={words.cancel}
          danger={asked !== 'plain'}
          busy={removing}
          busyLabel={words.removing}
          onConfirm={() => setAsked(asked === 'plain' ? 'nothing' : 'removing')}
          onCancel={done}
        >
          {asked === 'plain' ? words.closedText : words.removeText}
        </ConfirmDialog>
      )}
    </Card>
  )
}

export function EmptyShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.nothing}>
      <Split kind="even">
        <EmptyState icon={iconPlus} title={words.noOrders} action={<Button>{words.newOrder}</Button>}>
          {words.noOrdersText}
        </EmptyState>
        <EmptyState
          icon={iconSearch}
          title={words.noMatch}
          action={<Button variant="secondary">{words.clearSearch}</Button>}
        >
          {words.noMatchText}
        </EmptyState>
      </Split>
    </Card>
  )
}

export function WaitingShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.waitingFor}>
      <Split kind="even">
        <Stack>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="half" />
          <Skeleton shape="row" count={2} />
        </Stack>
        <Stack>
          <Spinner label={words.loading} />
          <Progress label={words.waitingFor} value={6} max={10} />
          <Spinner label={words.loading} center />
        </Stack>
      </Split>
    </Card>
  )
}

export function BlocksShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Stack>
      <h2>{words.blocks}</h2>
      <Collapsible heading={words.basic} level={3} open note={words.oneChange} flush>
        <SettingRow label={words.username} editing={false} shown="matti_meikalainen" locked={words.fixed}>
          {(control) => <input {...control} defaultValue="matti_meikalainen" />}
        </SettingRow>
        <PhoneRow words={words} />
        <SettingRow
          label={words.city}
          editing={false}
          shown="Kauhava"
          edit={{ label: words.edit, name: `${words.edit}: ${words.city}`, onEdit: nothing }}
          changed={words.changed}
        >
          {(control) => <input {...control} defaultValue="Kauhava" />}
        </SettingRow>
      </Collapsible>
      <Collapsible heading={words.contact} level={3} note={words.city}>
        {words.noOrdersText}
      </Collapsible>
      <Collapsible heading={words.remove} level={3} tone="danger" open>
        {words.removeText}
      </Collapsible>
      <SaveBar title={words.oneChange} detail={words.city}>
        <Button variant="secondary">{words.cancel}</Button>
        <Button>{words.save}</Button>
      </SaveBar>
    </Stack>
  )
}

function PhoneRow({ words }: { words: ShownWords }) {
  const [editing, setEditing] = useState(false)
  const edit = { label: words.edit, name: `${words.edit}: ${words.phone}`, onEdit: () => setEditing(true) }
  return (
    <SettingRow
      label={words.phone}
      editing={editing}
      edit={editing ? undefined : edit}
      onRestore={() => setEditing(false)}
      hint={words.before}
    >
      {(control) => <input {...control} type="tel" defaultValue="000 000 0175" />}
    </SettingRow>
  )
}

function nothing(): void {
  // A demonstration: the press leads nowhere.
}
