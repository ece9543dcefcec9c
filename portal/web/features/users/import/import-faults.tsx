/** What is wrong with the rows of a file, each in the reader's language. */
import type { ReactElement } from 'react'
import type { ImportFault } from '../../../../contract/users/user-import.ts'
import { faultText } from '../../../kernel/forms/fault-text.ts'
import { formatNumber, useTexts } from '../../../kernel/texts/index.ts'
import { DataTable } from '../../../kernel/ui/index.ts'
import { useFieldName } from '../value-words.ts'
import { importFault } from './import-fault.ts'

/** Beyond this only their number is shown; the result file has them all. */
const shownMost = 200

export function ImportFaults({ faults, count }: { faults: readonly ImportFault[]; count: number }): ReactElement {
  const adminimport = useTexts('adminimport')
  const shown = faults.slice(0, shownMost)
  const rest = count - shown.length
  return (
    <DataTable
      caption={adminimport.importfaults}
      footer={rest > 0 ? adminimport.importmorefaults({ count: rest }) : undefined}
    >
      <thead>
        <tr>
          <th scope="col">{adminimport.importrow}</th>
          <th scope="col">{adminimport.importcolumn}</th>
          <th scope="col">{adminimport.importwhat}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((fault) => (
          <FaultRow key={`${fault.row}-${fault.column}-${fault.field}-${fault.code}`} fault={fault} />
        ))}
      </tbody>
    </DataTable>
  )
}

function FaultRow({ fault }: { fault: ImportFault }) {
  const adminimport = useTexts('adminimport')
  const registration = useTexts('registration')
  const common = useTexts('common')
  const fieldName = useFieldName()
  const { row, column, field } = fault
  const text = faultText(field, importFault(fault), { registration, common })
  return (
    <tr>
      <td data-label={adminimport.importrow}>{row === 0 ? adminimport.importwholefile : formatNumber(row)}</td>
      <th scope="row" data-cell="title">
        {column || (field === '' ? '' : fieldName(field))}
      </th>
      <td>{text ?? adminimport[`importfault_${fault.code}`]}</td>
    </tr>
  )
}
