/** A company of the portal becomes one with plants, or gets another name, code or address. */
import type { AskOf } from '@workspace/portal/contract'
import {
  Dialog,
  DialogActions,
  EditConflict,
  FailureNotice,
  FieldGrid,
  FormStack,
  Select,
  TextInput,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readCompanies, saveCompany } from '../../contract/companies/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

export type CompanyValues = AskOf<typeof saveCompany>

type CompanyDialogProps = {
  values: CompanyValues
  portalCompanies: readonly { readonly key: string; readonly name: string }[]
  onClose: () => void
}

export function CompanyDialog({ values, portalCompanies, onClose }: CompanyDialogProps): ReactElement {
  const texts = useManureTexts('registers')
  const formId = useId()
  const labels = {
    ...{ company: texts.portalcompany, name: texts.name, code: texts.code, businessId: texts.businessid },
    ...{ street: texts.street, postalCode: texts.postalcode, city: texts.city },
  }
  const form = useCallForm(saveCompany, {
    values,
    labels,
    messages: { code: texts.companycodetext, company: texts.companytext },
    invalidates: [readCompanies, readStart],
    successMessage: texts.companysaved,
    warnsOfLeaving: false,
    onDone: onClose,
  })
  const heading = values.version === 0 ? texts.newcompany : texts.companyof({ name: values.name })
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      locked={form.isBusy}
      actions={
        <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
          {texts.save}
        </DialogActions>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={heading}>
        <Select {...form.field('company')}>
          {values.company === '' && <option value="">{texts.choosecompany}</option>}
          {portalCompanies.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <FieldGrid>
          <TextInput {...form.field('name')} />
          <TextInput {...form.field('code')} hint={texts.companycodehint} autoComplete="off" span="half" />
          <TextInput {...form.field('businessId')} span="half" />
          <TextInput {...form.field('street')} />
          <TextInput {...form.field('postalCode')} inputMode="numeric" span="half" />
          <TextInput {...form.field('city')} span="half" />
        </FieldGrid>
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readCompanies}
        input={{}}
        valuesOf={({ companies }) => {
          const stored = companies.find(({ id }) => id === values.id)?.details
          if (stored == null) return values
          const { isOperator: _, ...fields } = stored
          return { id: values.id, ...fields }
        }}
        labels={labels}
        words={{ company: (key) => portalCompanies.find((company) => company.key === key)?.name ?? key }}
      />
    </Dialog>
  )
}

export function newCompany(id: string): CompanyValues {
  const address = { street: '', postalCode: '', city: '' }
  return { id, version: 0, code: '', company: '', name: '', businessId: '', ...address }
}
