/** The place of the submit button: what is still missing, and the button itself once nothing is (REG-06, REG-44). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, MissingList } from '../../kernel/ui/index.ts'
import { missingFields } from './missing-fields.ts'
import type { CheckedField, RegistrationFaults } from './registration-faults.ts'
import { fieldId } from './use-registration.ts'

export function SubmitPlace({ faults, busy }: { faults: RegistrationFaults; busy: boolean }): ReactElement {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const registration = useTexts('registration')
  const missing = missingFields(faults)
  const isReady = missing.fields.length === 0
  const names = { ...fields, privacy: registration.registermissingprivacy, terms: registration.registermissingterms }
  const label = (field: CheckedField) => names[field]
  return (
    <div>
      <output className="visually-hidden">{isReady && registration.registerreadytext}</output>
      {isReady ? (
        <Button type="submit" size="l" block busy={busy} busyLabel={common.sending}>
          {registration.registersubmit}
        </Button>
      ) : (
        <MissingList
          title={common.missingcount({ count: missing.fields.length })}
          items={missing.fields.map((field) => ({ id: fieldId(field), label: label(field) }))}
          progress={{
            done: missing.done,
            all: missing.total,
            label: common.progresscount({ done: missing.done, total: missing.total }),
          }}
          note={registration.registersubmitplacetext}
        />
      )}
    </div>
  )
}
