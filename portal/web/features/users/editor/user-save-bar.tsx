/** What has changed, and Save once nothing is wrong or missing (ADMIN-EDIT-07, 09, 10). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, Dialog, iconCompare, SaveBar } from '../../../kernel/ui/index.ts'
import { useFieldName } from '../value-words.ts'
import { ChangeList } from './change-list.tsx'
import type { UserForm } from './use-user-form.ts'
import { goToOpen, isReady, openFields } from './use-user-form.ts'

export interface UserSaveBarProps {
  form: UserForm
  /** Id of the form that Save submits. */
  formId: string
  busy: boolean
  onSave: () => void
}

export function UserSaveBar({ form, formId, busy, onSave }: UserSaveBarProps): ReactElement | null {
  const common = useTexts('common')
  const { showchanges, savefix } = useTexts('adminedit')
  const fieldName = useFieldName()
  const [showing, setShowing] = useState(false)
  const { changes } = form
  if (changes.length === 0) return null
  const ready = isReady(form)
  const open = openFields(form)
  const names = (ready ? changes.map(({ field }) => field) : open).map(fieldName).join(', ')
  return (
    <SaveBar
      title={common.changescount({ count: changes.length })}
      detail={ready ? names : common.value_invalid_input({ fields: names })}
    >
      <Button variant="quiet" icon={iconCompare} onClick={() => setShowing(true)}>
        {showchanges}
      </Button>
      <Button variant="secondary" onClick={() => form.reset()}>
        {common.cancel}
      </Button>
      {ready ? (
        <Button type="submit" form={formId} busy={busy} busyLabel={common.saving}>
          {common.save}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => goToOpen(form)}>
          {savefix}
        </Button>
      )}
      {showing && <ChangesDialog form={form} onSave={onSave} onClose={() => setShowing(false)} />}
    </SaveBar>
  )
}

type ChangesDialogProps = Pick<UserSaveBarProps, 'form' | 'onSave'> & { onClose: () => void }

function ChangesDialog({ form, onSave, onClose }: ChangesDialogProps) {
  const common = useTexts('common')
  const { changesheading } = useTexts('adminedit')
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {common.close}
      </Button>
      {isReady(form) && (
        <Button
          onClick={() => {
            onClose()
            onSave()
          }}
        >
          {common.save}
        </Button>
      )}
    </>
  )
  return (
    <Dialog heading={changesheading} actions={actions} onClose={onClose}>
      <ChangeList changes={form.changes} />
    </Dialog>
  )
}
