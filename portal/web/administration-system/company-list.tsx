/** One of the two lists of companies with its dialogs. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { companyKey } from '../../contract/companies/company-key.ts'
import { FailureNotice } from '../failures/failure-notice.tsx'
import type { Failed, Refused } from '../requests/ask.ts'
import { useTexts } from '../texts/index.ts'
import {
  Button,
  Card,
  CompanyMark,
  ConfirmDialog,
  Dialog,
  EmptyState,
  FormStack,
  iconUsers,
  TextInput,
  useToast,
} from '../ui/index.ts'
import css from './system.module.css'

export type ListedCompany = { readonly id: string; readonly name: string; readonly users: number }

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
  onAct: (act: CompanyAct) => Promise<{ answered: object } | Refused | Failed>
}

type Moment = { at: 'listing' } | { at: 'adding' } | { at: 'renaming' | 'removing'; company: ListedCompany }

export function CompanyList({ heading, addHeading, marked = false, companies, onAct }: CompanyListProps): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [moment, setMoment] = useState<Moment>({ at: 'listing' })
  const close = () => setMoment({ at: 'listing' })
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
        <NameDialog heading={addHeading} onClose={close} onSave={(name) => onAct({ action: 'add', name })} />
      )}
      {moment.at === 'renaming' && (
        <NameDialog
          heading={texts.companyrenameheading({ company: moment.company.name })}
          name={moment.company.name}
          onClose={close}
          onSave={(name) => onAct({ action: 'rename', subject: moment.company.id, name })}
        />
      )}
      {moment.at === 'removing' && (
        <RemoveDialog
          company={moment.company}
          onClose={close}
          onRemove={() => onAct({ action: 'remove', subject: moment.company.id })}
        />
      )}
    </Card>
  )
}

type Result = Awaited<ReturnType<CompanyListProps['onAct']>>

function useAct(act: () => Promise<Result>, onDone: () => void) {
  const { companysavedtext } = useTexts('adminsystem')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refused | Failed>()
  const start = async () => {
    setBusy(true)
    const answer = await act()
    setBusy(false)
    if (!('answered' in answer)) return setFailure(answer)
    toast({ text: companysavedtext })
    return onDone()
  }
  return { busy, failure, start: () => void start() }
}

function NameDialog(props: {
  heading: string
  name?: string
  onClose: () => void
  onSave: (name: string) => Promise<Result>
}): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [name, setName] = useState(props.name ?? '')
  const { busy, failure, start } = useAct(() => props.onSave(name), props.onClose)
  const isNameRefused = failure !== undefined && 'refused' in failure && failure.refused === 'invalid_input'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  return (
    <Dialog
      heading={props.heading}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="company-name-form" busy={busy} busyLabel={common.saving}>
            {common.save}
          </Button>
        </>
      }
    >
      <FormStack id="company-name-form" onSubmit={submit}>
        {failure !== undefined && !isNameRefused && <FailureNotice answer={failure} />}
        <TextInput
          label={texts.companyname}
          name="companyname"
          required
          value={name}
          error={isNameRefused ? texts.companynameinvalidtext : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </FormStack>
    </Dialog>
  )
}

function RemoveDialog(props: {
  company: ListedCompany
  onClose: () => void
  onRemove: () => Promise<Result>
}): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const { busy, failure, start } = useAct(props.onRemove, props.onClose)
  return (
    <ConfirmDialog
      danger
      heading={texts.companyremoveheading}
      confirmLabel={common.ok}
      cancelLabel={common.cancel}
      busy={busy}
      busyLabel={common.deleting}
      onConfirm={start}
      onCancel={props.onClose}
    >
      <p>{texts.companyremoveconfirmtext({ company: props.company.name })}</p>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
