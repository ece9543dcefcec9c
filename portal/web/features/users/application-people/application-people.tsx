/** Everybody who holds a group of an application, for its administrators (ROLE-30). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Find } from '../../../../contract/lists/list.ts'
import { may } from '../../../../contract/rights/may.ts'
import type { ApplicationPerson } from '../../../../contract/users/application-people.ts'
import { searchApplicationPeople } from '../../../../contract/users/application-people.ts'
import { useApplicationName } from '../../../kernel/applications/known-applications.tsx'
import { FindBox } from '../../../kernel/lists/find-box.tsx'
import { PagedList } from '../../../kernel/lists/paged-list.tsx'
import { SubPage } from '../../../kernel/lists/sub-page.tsx'
import { useListView } from '../../../kernel/lists/use-list-view.ts'
import { usePages } from '../../../kernel/lists/use-pages.ts'
import { viewInAddress } from '../../../kernel/lists/view-in-address.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, DataTable, Notice, TableHead } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { useGroupName } from '../group-names.ts'
import { ApplicationPartDialog } from './application-part-dialog.tsx'

type OfApplication = { readonly application: string }

export function ApplicationPeople({ application }: OfApplication): ReactElement {
  const { insufficientrightstext } = useTexts('common')
  const { administrator } = useAdminData()
  if (!may.leadPeopleOf(administrator, application)) return <Notice tone="warn" title={insufficientrightstext} />
  return <List application={application} />
}

const View = z.object({ find: Find })

function List({ application }: OfApplication): ReactElement {
  const texts = useTexts('adminusers')
  const fields = useTexts('fields')
  const common = useTexts('common')
  const { view, find } = useListView(viewInAddress(View, { find: '' }, `/admin/people/${application}`))
  const { usergroups } = useTexts('adminedit')
  const heading = texts.applicationpeopleheading({ app: useApplicationName()(application) })
  const list = usePages(searchApplicationPeople, { application, ...view }, ({ people }) => people)
  const headings = [texts.usersfullname, fields.company, fields.usertype, usergroups]
  return (
    <SubPage heading={heading} lead={texts.applicationpeopleleadtext}>
      <FindBox label={texts.applicationpeoplefind} {...find} />
      <PagedList list={list} none={texts.nousersfoundtext}>
        {(people, refresh) => (
          <DataTable caption={heading}>
            <TableHead headings={headings} acts={common.actions} />
            <tbody>
              {people.map((person) => (
                <PersonRow key={person._id} application={application} person={person} onChanged={refresh} />
              ))}
            </tbody>
          </DataTable>
        )}
      </PagedList>
    </SubPage>
  )
}

type PersonRowProps = OfApplication & { readonly person: ApplicationPerson; readonly onChanged: () => void }

function PersonRow({ application, person, onChanged }: PersonRowProps): ReactElement {
  const texts = useTexts('adminusers')
  const fields = useTexts('fields')
  const groups = useTexts('groups')
  const { usergroups } = useTexts('adminedit')
  const groupName = useGroupName()
  const { administrator } = useAdminData()
  const [isOpen, setOpen] = useState(false)
  const { _id, name, companyname, usertype, changeable } = person
  const held = [...person.usergroups.map(groupName), person.transportcompany]
  const kept = _id === administrator.id ? texts.applicationpeopleowntext : texts.applicationpeoplesuperadmintext
  return (
    <tr>
      <td data-cell="title">{name}</td>
      <td data-label={fields.company}>{companyname}</td>
      <td data-label={fields.usertype}>{groups[`usertype_${usertype}`]}</td>
      <td data-label={usergroups}>{held.filter((word) => word !== '').join('\u00a0· ')}</td>
      <td data-cell="acts">
        {changeable ? (
          <Button
            size="s"
            variant="secondary"
            aria-label={texts.applicationpeopleeditname({ name })}
            onClick={() => setOpen(true)}
          >
            {texts.applicationpeopleedit}
          </Button>
        ) : (
          kept
        )}
        {isOpen && (
          <ApplicationPartDialog
            application={application}
            person={person}
            onChanged={onChanged}
            onClose={() => setOpen(false)}
          />
        )}
      </td>
    </tr>
  )
}
