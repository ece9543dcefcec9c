/** An application's part of one person, by the fields that the editor of users has for it, and nothing else (ROLE-30). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { User } from '../../../../contract/people/user.ts'
import { may } from '../../../../contract/rights/may.ts'
import type { ApplicationPerson } from '../../../../contract/users/application-people.ts'
import { saveApplicationPart } from '../../../../contract/users/application-people.ts'
import { searchUsers } from '../../../../contract/users/user-list.ts'
import { useKnownApplications } from '../../../kernel/applications/known-applications.tsx'
import { findApplication } from '../../../kernel/applications/web-application.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { DialogActions } from '../../../kernel/forms/dialog-actions.tsx'
import { useSend } from '../../../kernel/requests/use-send.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Checkbox, Dialog, Notice, Stack } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { blankUser } from '../editor/blank-user.ts'
import { MembershipParts } from '../editor/membership-parts.tsx'
import { withGroup } from '../editor/user-rights.ts'
import { useGroupName } from '../group-names.ts'

export type ApplicationPartDialogProps = {
  /** Its key. */
  application: string
  person: ApplicationPerson
  onChanged: () => void
  onClose: () => void
}

export function ApplicationPartDialog(props: ApplicationPartDialogProps): ReactElement {
  const { application, person, onChanged, onClose } = props
  const texts = useTexts('adminusers')
  const common = useTexts('common')
  const part = useDraft(application, person)
  const { _id, name, version } = person
  const { send, isBusy, failure } = useSend(saveApplicationPart, {
    invalidates: [searchUsers],
    successMessage: texts.applicationpeoplesavedtext({ name }),
    onDone: () => {
      onClose()
      onChanged()
    },
  })

  function save() {
    const { usergroups } = part.form.draft
    void send({ application, _id, version, usergroups, membership: membershipIn(part.form.draft, person) })
  }

  function close() {
    // Somebody else was quicker: the list shows what that came to.
    if (failure !== undefined) onChanged()
    onClose()
  }

  const actions = (
    <DialogActions onClose={close} disabled={!part.isReady} busy={isBusy} busyLabel={common.saving} onClick={save}>
      {common.save}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.applicationpeopleeditname({ name })} actions={actions} onClose={close} locked={isBusy}>
      <Stack>
        {part.hasFields ? <MembershipParts form={part.form} only={application} /> : <GroupChoice part={part} />}
        {part.leaves && <Notice tone="warn" title={texts.applicationpeopleleavestext} />}
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}

type Part = ReturnType<typeof useDraft>

/** Of an application without fields of its own in the editor. */
function GroupChoice({ part: { groups, form } }: { part: Part }): ReactElement {
  const { usergroups: legend } = useTexts('adminedit')
  const groupName = useGroupName()
  const { draft, open, change } = form
  return (
    <fieldset>
      <legend>{legend}</legend>
      {groups.map((group) => (
        <Checkbox
          key={group}
          label={groupName(group)}
          disabled={!open.groups.includes(group)}
          checked={draft.usergroups.includes(group)}
          onChange={({ target }) => change(withGroup(draft, group, target.checked))}
        />
      ))}
    </fieldset>
  )
}

/** The fields work on a user; of this one nothing but the application's part is known, or sent. */
function useDraft(application: string, person: ApplicationPerson) {
  const { administrator } = useAdminData()
  const { language } = useLanguage()
  const known = findApplication(useKnownApplications(), application)
  const { _id, company, usertype, usergroups, membership } = person
  const [stored] = useState<User>(() => ({
    ...blankUser(language, ''),
    _id,
    company,
    usertype,
    usergroups,
    ...membership,
  }))
  const [draft, setDraft] = useState(stored)
  const [missing, setMissing] = useState<readonly string[]>([])
  const groups = known?.manifest.groups.map(({ name }) => name) ?? []
  const form = {
    draft,
    open: { groups: groups.filter((group) => may.giveGroup(administrator, group)) },
    change: (changed: Partial<User>, nowMissing?: readonly string[]) => {
      setDraft((before) => ({ ...before, ...changed }))
      if (nowMissing !== undefined) setMissing(nowMissing)
    },
  }
  const isChanged = partOf(draft, person) !== partOf(stored, person)
  const leaves = isChanged && draft.usergroups.length === 0
  const hasFields = known?.membershipFields !== undefined
  return { form, groups, hasFields, leaves, isReady: isChanged && missing.length === 0 }
}

function partOf(user: User, person: ApplicationPerson): string {
  return JSON.stringify([user.usergroups.toSorted(), membershipIn(user, person)])
}

/** The application's own fields of a user. */
function membershipIn(user: User, { membership }: ApplicationPerson): ApplicationPerson['membership'] {
  const fields: ApplicationPerson['membership'] = {}
  for (const field of Object.keys(membership)) fields[field] = Reflect.get(user, field)
  return fields
}
