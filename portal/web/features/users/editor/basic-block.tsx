/** Basic information: names, address, user type with its company, password (ADMIN-NEW-01 to 07, ADMIN-EDIT-02). */
import type { ReactElement } from 'react'
import type { User, UserType } from '../../../../contract/people/user.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Checkbox, Collapsible, FieldGrid, RadioGroup, Select, Stack } from '../../../kernel/ui/index.ts'
import { CarrierField } from './carrier-field.tsx'
import { CompanyField } from './company-field.tsx'
import type { BlockProps } from './use-user-form.ts'
import { userFieldId } from './use-user-form.ts'
import { withCompany, withUserType } from './user-rights.ts'
import { UserTextField } from './user-text-field.tsx'

type BasicBlockProps = BlockProps & {
  /** What only a new user has, first. */
  children?: ReactElement
  /** R42: letters to the stored address do not arrive. */
  addressRefused?: boolean
  after?: ReactElement
}

export function BasicBlock({ form, addressRefused = false, children, after }: BasicBlockProps): ReactElement {
  const { basicinformation } = useTexts('adminedit')
  const isTransport = form.draft.usertype === 'transport'
  return (
    <Collapsible heading={basicinformation} open>
      <Stack>
        {children}
        <FieldGrid>
          <UserTextField form={form} name="firstname" required span="half" />
          <UserTextField form={form} name="lastname" required span="half" />
          <EmailField form={form} refused={addressRefused} />
          <UserTypeField form={form} />
          {isTransport ? <CarrierField form={form} /> : <CompanyField form={form} />}
          {isTransport ? <TransportFlags form={form} /> : <UserTextField form={form} name="jobtitle" span="half" />}
          {isTransport && <UserTextField form={form} name="jobtitle" span="half" />}
          <LanguageField form={form} />
        </FieldGrid>
        {after}
      </Stack>
    </Collapsible>
  )
}

function EmailField({ form, refused }: BlockProps & { refused: boolean }) {
  const { addressrefusedtext, credentialsforbiddentext } = useTexts('adminedit')
  const isLocked = form.open.credentials !== ''
  const isRefused = refused && form.draft.email === form.stored.email
  const hints = [...(isRefused ? [addressrefusedtext] : []), ...(isLocked ? [credentialsforbiddentext] : [])]
  return (
    <UserTextField
      form={form}
      name="email"
      type="email"
      required
      span="half"
      disabled={isLocked}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
    />
  )
}

/** Only what the administrator may give is offered (ADMIN-NEW-12, ADMIN-NEW-15). */
function UserTypeField({ form }: BlockProps) {
  const groups = useTexts('groups')
  const { usertype: label } = useTexts('fields')
  const { usertypes } = form.open
  const names: Readonly<Record<UserType, string>> = {
    customer: groups.usertype_customer,
    admin: groups.usertype_admin,
    transport: groups.usertype_transport,
    swampperson: groups.usertype_swampperson,
  }
  return (
    <Select
      id={userFieldId('usertype')}
      label={label}
      required
      span="half"
      value={form.draft.usertype}
      onChange={({ target }) => {
        const usertype = usertypes.find((each) => each === target.value)
        if (usertype !== undefined) form.change(changedType(form, usertype))
      }}
    >
      {usertypes.map((usertype) => (
        <option key={usertype} value={usertype}>
          {names[usertype]}
        </option>
      ))}
    </Select>
  )
}

/** Somebody new loses the group that came with the company when the company goes. */
function changedType({ draft, isNew, open }: BlockProps['form'], usertype: UserType): Partial<User> {
  const changed = withUserType(draft, usertype)
  if (!isNew || changed.company === undefined) return changed
  return { ...changed, ...withCompany({ ...draft, ...changed, company: draft.company }, '', open.groups) }
}

function TransportFlags({ form }: BlockProps) {
  const fields = useTexts('fields')
  const adminedit = useTexts('adminedit')
  const { draft, open, change } = form
  const locked = open.transportflags ? undefined : adminedit.notyourstochange
  return (
    <div data-span="half">
      <Checkbox
        id={userFieldId('transportalloworders')}
        label={fields.transportalloworders}
        hint={locked ?? adminedit.transportalloworderstext}
        disabled={!open.transportflags}
        checked={draft.transportalloworders}
        onChange={({ target }) => change({ transportalloworders: target.checked })}
      />
      <Checkbox
        id={userFieldId('transportadmin')}
        label={fields.transportadmin}
        hint={locked}
        disabled={!open.transportflags}
        checked={draft.transportadmin}
        onChange={({ target }) => change({ transportadmin: target.checked })}
      />
    </div>
  )
}

function LanguageField({ form }: BlockProps) {
  const common = useTexts('common')
  const { language: legend } = useTexts('fields')
  const options = [
    { value: 'fi', label: common.languagefi },
    { value: 'en', label: common.languageen },
  ]
  return (
    <RadioGroup
      id={userFieldId('language')}
      name="language"
      legend={legend}
      options={options}
      layout="inline"
      span="half"
      value={form.draft.misc.language}
      onChange={({ target }) => form.change({ misc: { language: target.value === 'en' ? 'en' : 'fi' } })}
    />
  )
}
