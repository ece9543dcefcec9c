/** The editor of one user: blocks, effects, save bar, and the acts on the account. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { useLeaveWarning } from '../../../kernel/routing/leaving.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { earlyEnter, FormStack, Stack } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { HistoryBlock } from '../history/history-block.tsx'
import { rightsAfter } from '../rights-after.ts'
import { ApplicationsBlock } from './applications-block.tsx'
import { BasicBlock } from './basic-block.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContactBlock } from './contact-block.tsx'
import { DeleteBlock } from './delete-block.tsx'
import { EditorPage } from './editor-page.tsx'
import { Effects } from './effects.tsx'
import { GroupsBlock } from './groups-block.tsx'
import { NewPasswordBlock } from './password-fields.tsx'
import { RightsBlock } from './rights-block.tsx'
import { SavingResult } from './saving-result.tsx'
import { SigningInBlock } from './signing-in-block.tsx'
import type { ReadUser } from './use-saving-user.ts'
import { useSavingUser } from './use-saving-user.ts'
import type { UserForm } from './use-user-form.ts'
import { goToOpen, isReady, useUserForm } from './use-user-form.ts'
import { UserSaveBar } from './user-save-bar.tsx'

const formId = 'user-settings'

/** `back` is the list as it was left. */
export function UserEditor({ read, back }: { read: ReadUser; back: string }): ReactElement {
  const { form, adopt } = useStoredForm(read)
  const saving = useSavingUser(form, adopt)
  const { moment } = saving
  const isDirty = form.changes.length > 0
  useLeaveWarning(isDirty)
  function save() {
    if (isDirty && isReady(form) && moment.at !== 'saving') void saving.save()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save()
  }
  return (
    <EditorPage read={read} back={back}>
      <SavingResult moment={isDirty && moment.at === 'saved' ? { at: 'editing' } : moment} read={read} onRetry={save} />
      {/* A plain block, so that the bar sticks all along it. */}
      <div>
        <Stack>
          <UserBlocks form={form} read={read} onSubmit={submit} />
          <HistoryBlock id={read.user._id} />
          <SigningInBlock read={read} />
          <DeleteBlock read={read} back={back} />
        </Stack>
        <UserSaveBar form={form} formId={formId} busy={moment.at === 'saving'} onSave={save} />
      </div>
      {moment.at === 'conflict' && (
        <ConflictDialog sides={moment.sides} onSave={(merged) => void saving.save(merged)} onCancel={saving.stop} />
      )}
    </EditorPage>
  )
}

type UserBlocksProps = { form: UserForm; read: ReadUser; onSubmit: (event: FormEvent) => void }

function UserBlocks({ form, read, onSubmit }: UserBlocksProps) {
  const { usersettings } = useTexts('adminedit')
  const there = useAdminData()
  const rights = rightsAfter(read.rights, form, there)
  const { left } = form
  return (
    <FormStack
      id={formId}
      aria-label={usersettings}
      onInput={left.onInput}
      onBlur={left.onBlur}
      onSubmit={onSubmit}
      onKeyDown={earlyEnter(() => goToOpen(form))}
    >
      <fieldset disabled={read.changeable.edit !== ''}>
        <Stack>
          <BasicBlock form={form} addressRefused={read.addressrefused} after={<NewPasswordBlock form={form} />} />
          <GroupsBlock form={form}>
            <Effects form={form} rights={rights} />
          </GroupsBlock>
          <ApplicationsBlock form={form} rights={rights} />
          <ContactBlock form={form} />
        </Stack>
      </fieldset>
      <RightsBlock rights={rights} />
    </FormStack>
  )
}

/** The form stands on the user as the server last told; a newer one is taken over while nothing has been changed here. */
function useStoredForm(read: ReadUser) {
  const [stored, setStored] = useState(read.user)
  const [seen, setSeen] = useState(read.user)
  const form = useUserForm({ isNew: false, stored, open: read.changeable, companiesToChoose: undefined })
  if (seen !== read.user) {
    setSeen(read.user)
    if (form.changes.length === 0) adopt(read.user)
  }
  function adopt(user: ReadUser['user']) {
    setStored(user)
    form.reset(user)
  }
  return { form, adopt }
}
