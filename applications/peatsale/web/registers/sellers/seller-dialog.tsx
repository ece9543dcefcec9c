/** A company becomes a seller, or a seller gets another name, code or address. */
import type { AskOf } from '@workspace/portal/contract'
import {
  Dialog,
  DialogActions,
  EditConflict,
  FailedList,
  FailureNotice,
  FieldGrid,
  FormStack,
  Select,
  TextInput,
  useAnswer,
  useCallForm,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readSeller, readSellerCompanies, readSellers, saveSeller } from '../../../contract/sellers/calls.ts'
import type { Seller, SellerCompany } from '../../../contract/sellers/seller.ts'
import { readStart } from '../../../contract/start/calls.ts'
import { usePeatTexts } from '../../texts/texts.ts'

type Given = { id: string; companies: readonly SellerCompany[]; onClose: () => void }
type Values = AskOf<typeof saveSeller>

export function SellerDialog({ isNew, ...given }: Given & { isNew: boolean }): ReactElement | null {
  const { data, error, refetch } = useAnswer(readSeller, { id: given.id }, { enabled: !isNew })
  if (error) return <FailedList answer={error.reason} retry={() => void refetch()} />
  if (isNew) return <Edited {...given} stored={newSeller(given.id)} />
  return data ? <Edited {...given} stored={valuesOf(data.seller)} /> : null
}

function Edited({ companies, stored, onClose }: Given & { stored: Values }): ReactElement {
  const texts = usePeatTexts('registers')
  const formId = useId()
  const { form, labels } = useSellerForm(stored, onClose)
  const heading = stored.version === 0 ? texts.newseller : texts.sellerof({ name: stored.name })
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      locked={form.isBusy}
      actions={
        <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
          {texts.saveseller}
        </DialogActions>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={heading}>
        <Select {...form.field('company')} hint={texts.companyhint}>
          {stored.company === '' && <option value="">{texts.choosecompany}</option>}
          {companies
            .filter(({ key, seller }) => seller === null || key === stored.company)
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </Select>
        <FieldGrid>
          <TextInput {...form.field('name')} hint={texts.sellernamehint} />
          <TextInput {...form.field('code')} hint={texts.sellercodehint} autoComplete="off" span="half" />
          <TextInput {...form.field('businessId')} span="half" />
          <TextInput {...form.field('street')} />
          <TextInput {...form.field('postalCode')} inputMode="numeric" span="half" />
          <TextInput {...form.field('city')} span="half" />
        </FieldGrid>
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readSeller}
        input={{ id: stored.id }}
        valuesOf={({ seller }) => valuesOf(seller)}
        labels={labels}
        words={{ company: (key) => companies.find((company) => company.key === key)?.name ?? key }}
      />
    </Dialog>
  )
}

function useSellerForm(stored: Values, onClose: () => void) {
  const texts = usePeatTexts('registers')
  const labels = {
    ...{ company: texts.company, name: texts.sellername, code: texts.code, businessId: texts.businessid },
    ...{ street: texts.street, postalCode: texts.postalcode, city: texts.city },
  }
  const form = useCallForm(saveSeller, {
    values: stored,
    labels,
    messages: { code: texts.sellercodetext, company: texts.companytext },
    invalidates: [readSellers, readSeller, readSellerCompanies, readStart],
    successMessage: texts.sellersaved,
    warnsOfLeaving: false,
    onDone: onClose,
  })
  return { form, labels }
}

function newSeller(id: string): Values {
  const address = { street: '', postalCode: '', city: '' }
  return { id, version: 0, code: '', company: '', name: '', businessId: '', ...address }
}

function valuesOf({ id, version, code, company, name, businessId, street, postalCode, city }: Seller): Values {
  return { id, version, code, company, name, businessId, street, postalCode, city }
}
