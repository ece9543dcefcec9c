/** The manure part of one person, by the fields that the editor of users has for it, and nothing else (ROLE-30). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { User } from '../../../../contract/people/user.ts'
import { manureGroups } from '../../../../contract/rights/groups.ts'
import { may } from '../../../../contract/rights/may.ts'
import type { ManurePerson } from '../../../../contract/users/manure-people.ts'
import { saveManurePart } from '../../../../contract/users/manure-people.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Button, Dialog, Notice, Stack, useToast } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { blankUser } from '../editor/blank-user.ts'
import { MembershipParts } from '../editor/membership-parts.tsx'
import { refreshUserLists } from '../list/use-user-pages.ts'

type Moment = { at: 'editing' } | { at: 'saving' } | { at: 'failed'; answer: Refused | Failed }

export type ManurePartDialogProps = { person: ManurePerson; onChanged: () => void; onClose: () => void }

export function ManurePartDialog({ person, onChanged, onClose }: ManurePartDialogProps): ReactElement {
  const texts = useTexts('adminusers')
  const common = useTexts('common')
  const toast = useToast()
  const part = useDraft(person)
  const [moment, setMoment] = useState<Moment>({ at: 'editing' })
  const { name } = person

  async function save() {
    const { usergroups, usertypemanure, manureuserobj } = part.form.draft
    const { _id, version } = person
    setMoment({ at: 'saving' })
    const answer = await ask(saveManurePart, { _id, version, usergroups, usertypemanure, manureuserobj })
    if (!('answered' in answer)) return setMoment({ at: 'failed', answer })
    onClose()
    onChanged()
    toast({ text: texts.manurepeoplesavedtext({ name }) })
    return refreshUserLists()
  }

  function close() {
    // Somebody else was quicker: the list shows what that came to.
    if (moment.at === 'failed') onChanged()
    onClose()
  }

  const actions = (
    <>
      <Button variant="secondary" disabled={moment.at === 'saving'} onClick={close}>
        {common.cancel}
      </Button>
      <Button
        disabled={!part.isReady}
        busy={moment.at === 'saving'}
        busyLabel={common.saving}
        onClick={() => void save()}
      >
        {common.save}
      </Button>
    </>
  )
  return (
    <Dialog
      heading={texts.manurepeopleeditname({ name })}
      actions={actions}
      onClose={close}
      locked={moment.at === 'saving'}
    >
      <Stack>
        <MembershipParts form={part.form} ofGroup={manureGroups.admin} />
        {part.leaves && <Notice tone="warn" title={texts.manurepeopleleavestext} />}
        {moment.at === 'failed' && <FailureNotice answer={moment.answer} />}
      </Stack>
    </Dialog>
  )
}

/** The fields work on a user; of this one nothing but the manure part is known, or sent. */
function useDraft(person: ManurePerson) {
  const { administrator } = useAdminData()
  const { language } = useLanguage()
  const { _id, company, usertype, usergroups, usertypemanure, manureuserobj } = person
  const [stored] = useState<User>(() => ({
    ...blankUser(language, ''),
    _id,
    company,
    usertype,
    usergroups,
    usertypemanure,
    manureuserobj,
  }))
  const [draft, setDraft] = useState(stored)
  const [missing, setMissing] = useState<readonly string[]>([])
  const groups = Object.values(manureGroups).filter((group) => may.giveGroup(administrator, group))
  const form = {
    draft,
    open: { groups },
    change: (changed: Partial<User>, nowMissing?: readonly string[]) => {
      setDraft((before) => ({ ...before, ...changed }))
      if (nowMissing !== undefined) setMissing(nowMissing)
    },
  }
  const isChanged = JSON.stringify(partOf(draft)) !== JSON.stringify(partOf(stored))
  const leaves = isChanged && draft.usergroups.length === 0
  return { form, leaves, isReady: isChanged && missing.length === 0 }
}

function partOf({ usergroups, usertypemanure, manureuserobj }: User) {
  const { usertypedefinition, transportobj } = manureuserobj ?? {}
  return [usergroups.toSorted(), usertypemanure, usertypedefinition, transportobj?.companyid]
}
