/** Beside the filters: the view as a file, many users from a file, and one new user (ADMIN-USERS-08). */
import type { ReactElement } from 'react'
import { may } from '../../../../contract/rights/may.ts'
import { exportUsers } from '../../../../contract/users/user-export.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useKeepFile } from '../../../kernel/requests/use-send.ts'
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

function FilesMenu({ view, canImport }: { view: UserView; canImport: boolean }): ReactElement {
  const adminusers = useTexts('adminusers')
  const { ok } = useTexts('common')
  const { isBusy, failure, forget, fetchAs } = useExport(view)
  const name = canImport ? adminusers.usersfiles : adminusers.usersexportmenu
  return (
    <>
      <DropdownMenu label={isBusy ? adminusers.usersexporting : name}>
        <MenuButton onClick={() => fetchAs('csv')}>{adminusers.usersexportcsv}</MenuButton>
        <MenuButton onClick={() => fetchAs('xlsx')}>{adminusers.usersexportxlsx}</MenuButton>
        {canImport && (
          <MenuLink apart href={`#${addressOf(view, '/import')}`}>
            {adminusers.usersimport}
          </MenuLink>
        )}
      </DropdownMenu>
      {failure && (
        <Dialog heading={adminusers.usersexportmenu} actions={<Button onClick={forget}>{ok}</Button>} onClose={forget}>
          <FailureNotice answer={failure} />
        </Dialog>
      )}
    </>
  )
}

function useExport(view: UserView) {
  const { usersexported } = useTexts('adminusers')
  const { language } = useLanguage()
  const toast = useToast()
  const { send, ...exporting } = useKeepFile(exportUsers, {
    onDone: ({ name }) => toast({ text: usersexported({ file: name }) }),
  })
  return { ...exporting, fetchAs: (format: 'csv' | 'xlsx') => void send({ ...view, format, language }) }
}
