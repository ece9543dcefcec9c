/** Everybody with a right of manure delivery, for its administrators (ROLE-30). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { findMaxLength } from '../../../../contract/lists/list.ts'
import { may } from '../../../../contract/rights/may.ts'
import type { ManurePerson } from '../../../../contract/users/manure-people.ts'
import { searchManurePeople } from '../../../../contract/users/manure-people.ts'
import { FindBox } from '../../../kernel/lists/find-box.tsx'
import { PagedList } from '../../../kernel/lists/paged-list.tsx'
import { SubPage } from '../../../kernel/lists/sub-page.tsx'
import { usePages } from '../../../kernel/lists/use-pages.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, DataTable, Notice, TableHead } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { ManurePartDialog } from './manure-part-dialog.tsx'

export function ManurePeople(): ReactElement {
  const { insufficientrightstext } = useTexts('common')
  const { administrator } = useAdminData()
  return may.leadManure(administrator) ? <List /> : <Notice tone="warn" title={insufficientrightstext} />
}

function List(): ReactElement {
  const texts = useTexts('adminusers')
  const fields = useTexts('fields')
  const common = useTexts('common')
  const [find, setFind] = useState('')
  const list = usePages(searchManurePeople, { find }, ({ people }) => people)
  const headings = [texts.usersfullname, fields.company, fields.usertype, fields.usertypemanure]
  return (
    <SubPage heading={texts.manurepeopleheading} lead={texts.manurepeopleleadtext}>
      <FindBox label={texts.manurepeoplefind} maxLength={findMaxLength} find={find} onFind={setFind} />
      <PagedList list={list} none={texts.nousersfoundtext}>
        {(people, refresh) => (
          <DataTable caption={texts.manurepeopleheading}>
            <TableHead headings={headings} acts={common.actions} />
            <tbody>
              {people.map((person) => (
                <PersonRow key={person._id} person={person} onChanged={refresh} />
              ))}
            </tbody>
          </DataTable>
        )}
      </PagedList>
    </SubPage>
  )
}

function PersonRow({ person, onChanged }: { person: ManurePerson; onChanged: () => void }): ReactElement {
  const texts = useTexts('adminusers')
  const fields = useTexts('fields')
  const groups = useTexts('groups')
  const { administrator } = useAdminData()
  const [isOpen, setOpen] = useState(false)
  const { _id, name, companyname, usertype, changeable } = person
  const kept = _id === administrator.id ? texts.manurepeopleowntext : texts.manurepeoplesuperadmintext
  return (
    <tr>
      <td data-cell="title">{name}</td>
      <td data-label={fields.company}>{companyname}</td>
      <td data-label={fields.usertype}>{groups[`usertype_${usertype}`]}</td>
      <td data-label={fields.usertypemanure}>
        <ManurePart person={person} />
      </td>
      <td data-cell="acts">
        {changeable ? (
          <Button
            size="s"
            variant="secondary"
            aria-label={texts.manurepeopleeditname({ name })}
            onClick={() => setOpen(true)}
          >
            {texts.manurepeopleedit}
          </Button>
        ) : (
          kept
        )}
        {isOpen && <ManurePartDialog person={person} onChanged={onChanged} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  )
}

/** The type, with the transport company and whether the person leads its transports. */
function ManurePart({ person: { usertypemanure, manureuserobj } }: { person: ManurePerson }): ReactElement {
  const groups = useTexts('groups')
  const fields = useTexts('fields')
  const words = [
    groups[`usertype_${usertypemanure ?? 'none'}`],
    manureuserobj?.transportobj.companyname,
    manureuserobj?.usertypedefinition === 'admin' && fields.transportmanureadmin,
  ]
  return <>{words.filter((word) => word !== undefined && word !== '' && word !== false).join('\u00a0· ')}</>
}
