/** Which application or group a bulk action is about: those that the administrator may give (ROLE-20). */
import type { FormEvent, ReactElement } from 'react'
import { useId, useState } from 'react'
import { may } from '../../../../contract/rights/may.ts'
import type { BulkAction } from '../../../../contract/users/bulk.ts'
import { useApplicationName } from '../../../kernel/applications/known-applications.tsx'
import { DialogActions } from '../../../kernel/forms/dialog-actions.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Dialog, FormStack, Select } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { useGroupName } from '../group-names.ts'
import type { BulkAct, BulkWish } from './bulk-moment.ts'
import { actionWith, asksFirst } from './bulk-moment.ts'
import { bulkName } from './bulk-words.ts'

export interface BulkChoiceProps {
  wish: BulkWish
  onChoose: (action: BulkAction) => void
  onClose: () => void
}

export function BulkChoice({ wish: { act, count }, onChoose, onClose }: BulkChoiceProps): ReactElement {
  const common = useTexts('common')
  const adminusers = useTexts('adminusers')
  const form = useId()
  const options = useOptions(act)
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  function go(event: FormEvent) {
    event.preventDefault()
    setMissing(chosen === '')
    if (chosen !== '') onChoose(actionWith(act, chosen))
  }
  const actions = (
    <DialogActions onClose={onClose} form={form}>
      {asksFirst(act, count) ? adminusers.bulkcontinue : bulkName(act, adminusers)}
    </DialogActions>
  )
  return (
    <Dialog heading={bulkName(act, adminusers)} actions={actions} onClose={onClose}>
      <FormStack id={form} onSubmit={go}>
        <Select
          label={act === 'giveapp' || act === 'takeapp' ? adminusers.bulkapp : adminusers.bulkgroup}
          required
          value={chosen}
          error={isMissing && chosen === '' ? adminusers.bulkchoicemissing : undefined}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{common.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormStack>
    </Dialog>
  )
}

function useOptions(act: BulkAct): readonly { value: string; label: string }[] {
  const { administrator, userGroups, adminApplications } = useAdminData()
  const applicationName = useApplicationName()
  const groupName = useGroupName()
  if (act === 'giveapp' || act === 'takeapp') {
    return adminApplications.map((value) => ({ value, label: applicationName(value) }))
  }
  const givable = userGroups.filter((group) => may.giveGroup(administrator, group))
  return givable.map((value) => ({ value, label: groupName(value) }))
}
