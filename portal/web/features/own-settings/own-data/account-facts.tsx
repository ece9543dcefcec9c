/** The own account, field by field, as far as something stands in it. */
import type { ReactElement } from 'react'
import { Fragment } from 'react'
import { membershipValues } from '../../../../contract/people/manure-user.ts'
import type { PersonalData } from '../../../../contract/personal-data/personal-data.ts'
import type { ChangedValue } from '../../../../contract/users/user-reading.ts'
import { formatDateTime, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { useFieldName, useValueWords } from '../../users/index.ts'
import css from './own-data.module.css'

type Fact = readonly [field: string, value: ChangedValue]

export function AccountFacts({ data }: { data: PersonalData }): ReactElement {
  const texts = useTexts('settings')
  const { language } = useLanguage()
  const fieldName = useFieldName()
  const valueWords = useValueWords()
  const own: Readonly<Record<string, string>> = {
    _id: texts.owndataid,
    createdat: texts.owndatacreated,
    recoveryemail: texts.owndatarecovery,
    deactivated: texts.owndatadeactivated,
  }
  const moments: Readonly<Record<string, string>> = {
    createdat: data.createdat,
    lastmodified: data.account.lastmodified,
  }
  const shown = (field: string, value: ChangedValue) => {
    const at = moments[field]
    return at === undefined || at === '' ? valueWords(field, value) : formatDateTime(new Date(at), language)
  }
  return (
    <section className={css.section}>
      <h2>{texts.owndataaccount}</h2>
      <dl className={css.facts}>
        {factsOf(data).map(([field, value]) => (
          <Fragment key={field}>
            <dt>{own[field] ?? fieldName(field)}</dt>
            <dd>{shown(field, value)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** Fields that hold nothing are left out; what applications keep in the account stands field by field as well. */
function factsOf({ account, createdat, recoveryemail }: PersonalData): readonly Fact[] {
  const { _id, misc, manureuserobj, usertypemanure, ...fields } = account
  const rest = Object.entries(fields).flatMap(([field, value]) => flat(field, value))
  const isMember = manureuserobj !== undefined || usertypemanure !== undefined
  const membership = Object.entries(membershipValues).map(([field, told]) => [field, told(account)] as const)
  const facts: readonly Fact[] = [
    ...rest,
    ...(isMember ? membership : []),
    ['language', misc.language],
    ...(recoveryemail === account.email ? [] : [['recoveryemail', recoveryemail] as const]),
    ['createdat', createdat],
    ['_id', _id],
  ]
  return facts.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
}

function flat(field: string, value: unknown): Fact[] {
  if (Array.isArray(value)) return [[field, value.map(String)]]
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([inner, held]) => flat(inner, held))
  }
  return [[field, typeof value === 'boolean' ? value : String(value ?? '')]]
}
