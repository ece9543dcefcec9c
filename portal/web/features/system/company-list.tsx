/** One of the two lists of companies with its dialogs. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { companyKey } from '../../../contract/companies/company-key.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Card, CompanyMark, EmptyState, iconUsers } from '../../kernel/ui/index.ts'
import type { ListedCompany, SavingCompany } from './company-dialogs.tsx'
import { NameDialog, RemoveDialog } from './company-dialogs.tsx'
import css from './system.module.css'

export type CompanyAct =
  | { action: 'add'; name: string }
  | { action: 'rename'; subject: string; name: string }
  | { action: 'remove'; subject: string }

export type CompanyListProps = {
  heading: string
  addHeading: string
  /** Companies have colours of their own, transport companies have none. */
  marked?: boolean
  companies: readonly ListedCompany[]
  saving: SavingCompany
  onAct: (act: CompanyAct) => Promise<object>
}

type Moment = { at: 'listing' } | { at: 'adding' } | { at: 'renaming' | 'removing'; company: ListedCompany }

export function CompanyList(props: CompanyListProps): ReactElement {
  const { heading, addHeading, marked = false, companies, saving, onAct } = props
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [moment, setMoment] = useState<Moment>({ at: 'listing' })
  const names = companies.map(({ name }) => name)
  const close = () => {
    setMoment({ at: 'listing' })
    saving.forget()
  }
  const act = async (wish: CompanyAct) => {
    if ('answered' in (await onAct(wish))) close()
  }
  const dialog = { saving, onClose: close }
  return (
    <Card
      flush
      heading={heading}
      action={
        <Button variant="secondary" size="s" onClick={() => setMoment({ at: 'adding' })} aria-label={addHeading}>
          {common.add}
        </Button>
      }
    >
      {companies.length === 0 && <EmptyState icon={iconUsers} title={texts.nocompaniestext} />}
      <ul className={css.rows} aria-label={heading}>
        {companies.map((company) => (
          <li key={company.id} className={css.row}>
            <span className={css.grow}>
              {marked ? <CompanyMark company={companyKey(company.name)}>{company.name}</CompanyMark> : company.name}
            </span>
            <span className={css.quiet}>{texts.appuserscount({ count: company.users })}</span>
            <span className={css.acts}>
              <Button
                variant="quiet"
                size="s"
                onClick={() => setMoment({ at: 'renaming', company })}
                aria-label={texts.renamefield({ name: company.name })}
              >
                {common.rename}
              </Button>
              <Button
                variant="quiet"
                size="s"
                onClick={() => setMoment({ at: 'removing', company })}
                aria-label={texts.removefield({ name: company.name })}
              >
                {common.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {moment.at === 'adding' && (
        <NameDialog
          heading={addHeading}
          inUse={{ others: names, isGroup: marked }}
          {...dialog}
          onSave={(name) => void act({ action: 'add', name })}
        />
      )}
      {moment.at === 'renaming' && (
        <NameDialog
          heading={texts.companyrenameheading({ company: moment.company.name })}
          name={moment.company.name}
          inUse={{ others: names.filter((name) => name !== moment.company.name), isGroup: marked }}
          {...dialog}
          onSave={(name) => void act({ action: 'rename', subject: moment.company.id, name })}
        />
      )}
      {moment.at === 'removing' && (
        <RemoveDialog
          company={moment.company}
          {...dialog}
          onRemove={() => void act({ action: 'remove', subject: moment.company.id })}
        />
      )}
    </Card>
  )
}
