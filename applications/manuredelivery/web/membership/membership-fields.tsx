/** The manure fields in the portal's user editor (MANURE-01, 08 to 12). */

import type { MembershipFieldsProps } from '@workspace/portal/web'
import { RadioGroup, Select, Stack, useLanguage, useTexts, useTransportCompanies } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { manureGroups } from '../../contract/groups.ts'
import type { ManureChoice } from '../../contract/membership.ts'
import { changedBy, chosenBy, isTypeOpen, manureTypes, missingIn, ownTransportCompany, withType } from './chosen.ts'
import { manureFieldNames, ownCompanyText } from './field-names.ts'

export function MembershipFields(props: MembershipFieldsProps): ReactElement {
  const { user, mayGive, fieldId } = props
  const { language } = useLanguage()
  const groups = useTexts('groups')
  const { notyourstochange } = useTexts('adminedit')
  const part = useManurePart(props)
  const { choice, choose } = part
  const options = manureTypes.map((type) => ({
    value: type,
    label: groups[`usertype_${type}`],
    disabled: type !== choice.type && !isTypeOpen(type, user.usergroups, mayGive),
  }))
  const isLocked = options.every(({ value, disabled }) => disabled || value === choice.type)
  return (
    <Stack>
      <RadioGroup
        id={fieldId('usertypemanure')}
        name="usertypemanure"
        legend={manureFieldNames.usertypemanure[language]}
        hint={isLocked ? notyourstochange : undefined}
        options={options}
        value={choice.type}
        onChange={({ target }) => {
          const type = manureTypes.find((each) => each === target.value)
          if (type !== undefined) choose(withType(choice, type, user))
        }}
      />
      {choice.type === 'transport' && <TransportFields {...props} part={part} />}
    </Stack>
  )
}

type ManurePart = ReturnType<typeof useManurePart>

/** A change of the transport company by user type is followed: the two are one company. */
function useManurePart({ user, onChange }: MembershipFieldsProps) {
  const { transportCompanies, failed } = useTransportCompanies()
  const choice = chosenBy(user)
  const choose = (next: ManureChoice) => onChange(changedBy(user, next, transportCompanies), missingIn(next))
  const own = ownTransportCompany(user)
  const isBehind = choice.type === 'transport' && own !== '' && choice.transportCompany !== own
  const follow = useEffectEvent(() => choose({ ...choice, transportCompany: own }))
  useEffect(() => {
    if (isBehind) follow()
  }, [isBehind])
  return { choice, choose, transportCompanies, failed }
}

function TransportFields({ user, mayGive, fieldId, part }: MembershipFieldsProps & { part: ManurePart }) {
  const { language } = useLanguage()
  const common = useTexts('common')
  const adminedit = useTexts('adminedit')
  const [left, setLeft] = useState(false)
  const { choice, choose, transportCompanies, failed } = part
  const isOwn = ownTransportCompany(user) !== ''
  const missing = left && missingIn(choice).length > 0 ? adminedit.transportcompanyrequired : undefined
  return (
    <>
      <Select
        id={fieldId('manurecompany')}
        label={manureFieldNames.manurecompany[language]}
        required
        disabled={isOwn || !mayGive(manureGroups.transport)}
        hint={isOwn ? ownCompanyText[language] : undefined}
        error={missing ?? (failed ? common.commonactionfailuretext : undefined)}
        value={choice.transportCompany}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => choose({ ...choice, transportCompany: target.value })}
      >
        <option value="">{common.choose}</option>
        {transportCompanies.map(({ _id, companyname }) => (
          <option key={_id} value={_id}>
            {companyname}
          </option>
        ))}
      </Select>
      <RadioGroup
        id={fieldId('transportmanureadmin')}
        name="transportmanureadmin"
        legend={manureFieldNames.transportmanureadmin[language]}
        layout="inline"
        disabled={!mayGive(manureGroups.transportAdmin)}
        value={choice.isTransportAdmin ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: common.yes },
          { value: 'no', label: common.no },
        ]}
        onChange={({ target }) => choose({ ...choice, isTransportAdmin: target.value === 'yes' })}
      />
    </>
  )
}
