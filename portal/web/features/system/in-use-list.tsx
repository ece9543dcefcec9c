/** "Take or remove apps from use": a checkbox per application (ADMIN-APPS-04, 05, 15, 16). */
import type { ReactElement } from 'react'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Card, CheckboxRow } from '../../kernel/ui/index.ts'
import { useAdminData } from '../admin-data/index.ts'
import type { AdministeredApplication, ApplicationsDraft } from './applications-draft.ts'
import { isAdministered } from './applications-draft.ts'

export type InUseListProps = {
  applications: readonly AdministeredApplication[]
  draft: ApplicationsDraft
  onToggle: (application: string) => void
}

export function InUseList({ applications, draft, onToggle }: InUseListProps): ReactElement {
  const { administrator } = useAdminData()
  const texts = useTexts('adminsystem')
  const { notyourstochange } = useTexts('adminedit')
  const nameOf = useApplicationName()
  return (
    <Card heading={texts.takeremoveapps}>
      {applications.map(({ application, users }) => {
        const { name } = application
        const isOwn = isAdministered(administrator, application)
        return (
          <CheckboxRow
            key={name}
            label={nameOf(name)}
            hint={isOwn ? texts.appuserscount({ count: users }) : notyourstochange}
            checked={draft[name]?.inUse ?? false}
            disabled={!isOwn}
            onChange={() => onToggle(name)}
          />
        )
      })}
    </Card>
  )
}
