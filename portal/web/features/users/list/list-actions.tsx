/** Beside the filters: the view as a file, many users from a file, and one new user (ADMIN-USERS-08). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { may } from '../../../../contract/rights/may.ts'
import { exportUsers } from '../../../../contract/users/user-export.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { askForFile, keepFile } from '../../../kernel/requests/files.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import {
  Button,
  Dialog,
  DropdownMenu,
  iconPlus,
  LinkButton,
  MenuButton,
  MenuLink,
  useToast,
} from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import css from './user-list.module.css'
import type { UserView } from './user-view.ts'
import { addressOf } from './user-view.ts'

export function ListActions({ view }: { view: UserView }): ReactElement {
  const adminusers = useTexts('adminusers')
  const { administrator } = useAdminData()
  const canAdd = may.addPeople(administrator)
  return (
    <div className={css.actions}>
      <FilesMenu view={view} canImport={canAdd} />
      {canAdd && (
        <LinkButton icon={iconPlus} href={`#${addressOf(view, '/addnewuser')}`}>
          {adminusers.useraddnew}
        </LinkButton>
      )}
    </div>
  )
}

type Exporting = { at: 'idle' } | { at: 'fetching' } | { at: 'failed'; answer: Refused | Failed }

function FilesMenu({ view, canImport }: { view: UserView; canImport: boolean }): ReactElement {
  const adminusers = useTexts('adminusers')
  const { ok } = useTexts('common')
  const { exporting, fetchAs, close } = useExport(view)
  const name = canImport ? adminusers.usersfiles : adminusers.usersexportmenu
  return (
    <>
      <DropdownMenu label={exporting.at === 'fetching' ? adminusers.usersexporting : name}>
        <MenuButton onClick={() => void fetchAs('csv')}>{adminusers.usersexportcsv}</MenuButton>
        <MenuButton onClick={() => void fetchAs('xlsx')}>{adminusers.usersexportxlsx}</MenuButton>
        {canImport && (
          <MenuLink apart href={`#${addressOf(view, '/import')}`}>
            {adminusers.usersimport}
          </MenuLink>
        )}
      </DropdownMenu>
      {exporting.at === 'failed' && (
        <Dialog heading={adminusers.usersexportmenu} actions={<Button onClick={close}>{ok}</Button>} onClose={close}>
          <FailureNotice answer={exporting.answer} />
        </Dialog>
      )}
    </>
  )
}

function useExport(view: UserView) {
  const { usersexported } = useTexts('adminusers')
  const { language } = useLanguage()
  const toast = useToast()
  const [exporting, setExporting] = useState<Exporting>({ at: 'idle' })
  async function fetchAs(format: 'csv' | 'xlsx') {
    if (exporting.at === 'fetching') return
    setExporting({ at: 'fetching' })
    const answer = await askForFile(exportUsers, { ...view, format, language })
    if (!('answered' in answer)) return setExporting({ at: 'failed', answer })
    setExporting({ at: 'idle' })
    keepFile(answer.answered)
    toast({ text: usersexported({ file: answer.answered.name }) })
  }
  return { exporting, fetchAs, close: () => setExporting({ at: 'idle' }) }
}
