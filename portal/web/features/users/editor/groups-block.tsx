/** User groups: superadmin, companies, and the applications' own part (ADMIN-EDIT-03, 14, 26, MANURE). */
import type { ReactElement, ReactNode } from 'react'
import { companyKey } from '../../../../contract/companies/company-key.ts'
import { groupMarkers } from '../../../../contract/fields/limits.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Checkbox, Collapsible, Split, Stack } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { useGroupName } from '../group-names.ts'
import css from './editor.module.css'
import { MembershipParts } from './membership-parts.tsx'
import type { BlockProps } from './use-user-form.ts'
import { useMembershipGroups, userFieldId } from './use-user-form.ts'
import { withGroup } from './user-rights.ts'

/** `children` tell what comes of the choices. */
export function GroupsBlock({ form, children }: BlockProps & { children: ReactNode }): ReactElement {
  const adminedit = useTexts('adminedit')
  const count = form.draft.usergroups.length
  return (
    <Collapsible heading={adminedit.usergroups} note={adminedit.groupcount({ count })} open>
      <Stack>
        <Split kind="even">
          <GroupBoxes form={form} />
          <MembershipParts form={form} />
        </Split>
        {children}
      </Stack>
    </Collapsible>
  )
}

function GroupBoxes({ form }: BlockProps) {
  const adminedit = useTexts('adminedit')
  const { companies, userGroups, administrator } = useAdminData()
  const ofMemberships = useMembershipGroups()
  // Of somebody new there is nothing to be seen in groups that are not the administrator's to give.
  const isShown = (group: string) => !form.isNew || form.open.groups.includes(group)
  const ofCompanies = companies
    .flatMap((company) => [companyKey(company), `${companyKey(company)}admin`])
    .filter(isShown)
  const known = new Set([groupMarkers.superadmin, ...ofCompanies, ...ofMemberships])
  const others = [...new Set([...userGroups, ...form.draft.usergroups])].filter(
    (group) => !known.has(group) && isShown(group),
  )
  return (
    <Stack>
      {administrator.isSuperadmin && <SuperAdminBox form={form} />}
      <fieldset>
        <legend className={css.legend}>{adminedit.companygroups}</legend>
        {ofCompanies.map((group) => (
          <GroupBox key={group} form={form} group={group} />
        ))}
      </fieldset>
      {others.length > 0 && (
        <fieldset>
          <legend className={css.legend}>{adminedit.othergroups}</legend>
          {others.map((group) => (
            <GroupBox key={group} form={form} group={group} />
          ))}
        </fieldset>
      )}
    </Stack>
  )
}

/** ADMIN-NEW-13, ADMIN-EDIT-14: others do not see it. User type admin and this box say the same (ADMIN-EDIT-13). */
function SuperAdminBox({ form: { draft, change } }: BlockProps) {
  const { superadmincheckbox, superadminbytypetext } = useTexts('adminedit')
  const byType = draft.usertype === 'admin'
  return (
    <Checkbox
      id={userFieldId('superadmin')}
      label={superadmincheckbox}
      hint={byType ? superadminbytypetext : undefined}
      disabled={byType}
      checked={draft.usergroups.includes(groupMarkers.superadmin)}
      onChange={({ target }) => change(withGroup(draft, groupMarkers.superadmin, target.checked))}
    />
  )
}

/** ADMIN-EDIT-26. */
function GroupBox({ form: { draft, open, change }, group }: BlockProps & { group: string }) {
  const { notyourstochange } = useTexts('adminedit')
  const groupName = useGroupName()
  const isOpen = open.groups.includes(group)
  return (
    <Checkbox
      id={userFieldId(`group-${group}`)}
      label={groupName(group)}
      hint={isOpen ? undefined : notyourstochange}
      disabled={!isOpen}
      checked={draft.usergroups.includes(group)}
      onChange={({ target }) => change(withGroup(draft, group, target.checked))}
    />
  )
}
