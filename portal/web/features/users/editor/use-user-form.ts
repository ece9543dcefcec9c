/** A user in a form: what stands in it, what has changed, what is wrong, and what may be said of that by now. */
import { useMemo, useState } from 'react'
import type { User } from '../../../../contract/people/user.ts'
import type { Changeable, FieldChange } from '../../../../contract/users/user-reading.ts'
import { useKnownApplications } from '../../../kernel/applications/known-applications.tsx'
import type { ServerFieldErrors } from '../../../kernel/forms/server-field-errors.ts'
import { faultsAndRefusals, withServerFieldErrors } from '../../../kernel/forms/server-field-errors.ts'
import type { TouchedFields } from '../../../kernel/forms/touched-fields.ts'
import { shownFaults, useTouchedFields } from '../../../kernel/forms/touched-fields.ts'
import { useSite } from '../../../kernel/portal/portal-context.tsx'
import { focusField } from '../../../kernel/ui/index.ts'
import type { Passwords } from './save-input.ts'
import { noPasswords } from './save-input.ts'
import { changesBetween, fieldsInWords } from './user-changes.ts'
import type { UserFaults } from './user-faults.ts'
import { userFaults } from './user-faults.ts'

/** What the administrator may set: for somebody new the same without the acts on an account. */
export type Openings = Pick<
  Changeable,
  'edit' | 'credentials' | 'usertypes' | 'companies' | 'transportcompanies' | 'groups' | 'apps' | 'transportflags'
>

export interface UserForm {
  readonly isNew: boolean
  readonly stored: User
  readonly draft: User
  readonly passwords: Passwords
  readonly open: Openings
  readonly changes: readonly FieldChange[]
  readonly faults: UserFaults
  readonly shown: UserFaults
  /** Fields of memberships that still need a value (MANURE-12). */
  readonly missing: readonly string[]
  readonly left: TouchedFields
  readonly change: (changed: Partial<User>, missing?: readonly string[]) => void
  readonly changePasswords: (changed: Partial<Passwords>) => void
  readonly refuse: (serverFieldErrors: ServerFieldErrors) => void
  readonly reset: (to?: User) => void
}

/** Every block of the form gets it. */
export interface BlockProps {
  readonly form: UserForm
}

interface UserFormStart {
  readonly isNew: boolean
  readonly stored: User
  readonly open: Openings
  readonly companiesToChoose: readonly string[] | undefined
}

export function useUserForm({ isNew, stored, open, companiesToChoose }: UserFormStart): UserForm {
  const { postalcoderule } = useSite().mainRecord
  const ofMemberships = useMembershipGroups()
  const [draft, setDraft] = useState(stored)
  const [passwords, setPasswords] = useState(noPasswords)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [serverFieldErrors, setServerFieldErrors] = useState<ServerFieldErrors>([])
  const left = useTouchedFields()
  const rules = { isNew, postalCodeRule: postalcoderule, storedPostal: stored.postal, companiesToChoose }
  const faults = faultsAndRefusals(
    userFaults(draft, passwords, rules),
    { ...draft, ...passwords, transportcompany: draft.company },
    serverFieldErrors,
  )
  const changes = changesBetween(stored, draft, ofMemberships)
  return {
    isNew,
    stored,
    draft,
    passwords,
    open,
    changes: passwords.password === '' ? changes : [...changes, { field: 'password', before: null, after: null }],
    faults,
    shown: shownFaults(faults, left.names),
    missing,
    left,
    change: (changed, nowMissing) => {
      setDraft((before) => ({ ...before, ...changed }))
      if (nowMissing !== undefined) setMissing(nowMissing)
    },
    changePasswords: (changed) => setPasswords((before) => ({ ...before, ...changed })),
    refuse: (refused) => {
      setServerFieldErrors((before) => withServerFieldErrors(before, refused))
      left.leave(refused.map(({ field }) => field))
    },
    reset: (to = stored) => {
      setDraft(to)
      setPasswords(noPasswords)
      setMissing([])
      setServerFieldErrors([])
    },
  }
}

/** Groups that applications' own fields decide. */
export function useMembershipGroups(): ReadonlySet<string> {
  const known = useKnownApplications()
  return useMemo(() => {
    const withFields = Object.values(known).filter(({ membershipFields }) => membershipFields !== undefined)
    return new Set(withFields.flatMap(({ manifest }) => manifest.groups.map(({ name }) => name)))
  }, [known])
}

/** ADMIN-EDIT-07, 09, 10: Save is there when something has changed and nothing is wrong or missing. */
export function isReady({ changes, faults, missing, isNew }: UserForm): boolean {
  return (isNew || changes.length > 0) && Object.keys(faults).length === 0 && missing.length === 0
}

/** What stands between the form and its Save, in the order in which it stands on the form. */
export function openFields({ faults, missing }: Pick<UserForm, 'faults' | 'missing'>): readonly string[] {
  const open = [...Object.keys(faults), ...missing]
  return open.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const accountFields = ['username', 'password', 'editpassword']

function placeOf(field: string): number {
  const place = [...accountFields, ...fieldsInWords].indexOf(field)
  return place === -1 ? Number.POSITIVE_INFINITY : place
}

export function userFieldId(field: string): string {
  return `user-${field}`
}

/** To the first of them, if there is any. */
export function goToOpen(form: Pick<UserForm, 'faults' | 'missing' | 'left'>): void {
  const [first] = openFields(form)
  if (first === undefined) return
  form.left.leave([first])
  focusField(userFieldId(first))
}
