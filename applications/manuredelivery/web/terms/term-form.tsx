/** The form of drafted terms: for whom and when, who pays for the manure, and what is charged besides. */
import { EditConflict, FormStack, lazyComponent, SubmitPlace, Suspended, useCallForm } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readTerm, saveTerm, searchTerms } from '../../contract/terms/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { TermValues } from './term-values.ts'
import { termValues } from './term-values.ts'

const WhomFields = lazyComponent(async () => (await import('./whom-fields.tsx')).WhomFields)
const MoneyFields = lazyComponent(async () => (await import('./money-fields.tsx')).MoneyFields)

export function TermForm({ values }: { values: TermValues }): ReactElement {
  const texts = useManureTexts('terms')
  const labels = useTermLabels()
  const isNew = values.version === 0
  const form = useCallForm(saveTerm, {
    values,
    labels,
    invalidates: [readTerm, searchTerms],
    successMessage: texts.saved,
  })
  return (
    <>
      <FormStack {...form.props} aria-label={texts.terms}>
        <Suspended>
          <WhomFields form={form} isNew={isNew} />
          <MoneyFields form={form} />
        </Suspended>
        {(isNew || form.isChanged) && <SubmitPlace form={form} label={texts.save} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readTerm}
        input={{ id: values.id }}
        valuesOf={({ term }) => termValues(term)}
        labels={labels}
        words={{}}
      />
    </>
  )
}

function useTermLabels() {
  const texts = useManureTexts('terms')
  return {
    ...{ name: texts.name, company: texts.company, scope: texts.scope, tag: texts.tag, type: texts.type },
    ...{ plant: texts.plant, validFrom: texts.validfrom, validTo: texts.validto, direction: texts.direction },
    ...{ goods: texts.goods, freight: texts.freight, waiting: texts.waiting, refusal: texts.refusal },
    wastedTrip: texts.wastedtrip,
  }
}
