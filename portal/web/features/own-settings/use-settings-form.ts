/** What stands in the settings form, which of its fields are open for writing, and which have changed. */
import { useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { SettingsDraft, SettingsField } from './settings-draft.ts'
import { changedFields } from './settings-draft.ts'

export interface SettingsForm {
  readonly register: UseFormRegister<SettingsDraft>
  readonly draft: SettingsDraft
  readonly stored: SettingsDraft
  readonly changed: readonly SettingsField[]
  readonly isOpen: (field: SettingsField) => boolean
  readonly open: (field: SettingsField) => void
  /** The stored value comes back and the field closes. */
  readonly restore: (field: SettingsField) => void
  readonly restoreAll: () => void
  readonly setFavourites: (names: string[]) => void
  /** The server's record after a save; `unsaved` is what did not get through. */
  readonly adopt: (stored: SettingsDraft, unsaved: readonly SettingsField[]) => void
}

export function useSettingsForm(initial: SettingsDraft): SettingsForm {
  const [stored, setStored] = useState(initial)
  const [openFields, setOpenFields] = useState<readonly SettingsField[]>([])
  const { register, watch, reset, resetField, setValue } = useForm<SettingsDraft>({ defaultValues: initial })
  const draft = watch()
  return {
    register,
    draft,
    stored,
    changed: changedFields(stored, draft),
    isOpen: (field) => openFields.includes(field),
    open: (field) => setOpenFields((before) => [...before, field]),
    restore: (field) => {
      resetField(field)
      if (field === 'password') resetField('confirmpassword')
      if (field === 'preferredapps') setValue('preferredapps', stored.preferredapps)
      setOpenFields((before) => before.filter((other) => other !== field))
    },
    restoreAll: () => {
      reset(stored)
      setOpenFields([])
    },
    setFavourites: (names) => setValue('preferredapps', names),
    adopt: (saved, unsaved) => {
      setStored(saved)
      reset(saved)
      if (unsaved.includes('homeapp')) setValue('homeapp', draft.homeapp)
      if (unsaved.includes('preferredapps')) setValue('preferredapps', draft.preferredapps)
      setOpenFields((before) => before.filter((field) => unsaved.includes(field)))
    },
  }
}
