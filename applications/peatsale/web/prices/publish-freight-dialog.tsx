/** From which day a freight table holds, and before which others it goes; one press publishes it. */
import type { LocalDate } from '@workspace/portal/contract'
import { useDateFormat, useSend, useToast } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { publishFreightTable, readFreightTables, saveFreightTable } from '../../contract/prices/calls.ts'
import type { FreightTable } from '../../contract/prices/freight-table.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { overlapping } from './freight-compare.ts'
import { tableFields } from './freight-fields.ts'
import { PublishFrame } from './publish-frame.tsx'

type PublishFreightDialogProps = {
  table: FreightTable
  tables: readonly FreightTable[]
  seller: string
  onClose: () => void
}

export function PublishFreightDialog({ table, tables, seller, onClose }: PublishFreightDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const toast = useToast()
  const saving = useSend(saveFreightTable, { invalidates: [readFreightTables], successMessage: false })
  const publishing = useSend(publishFreightTable, {
    invalidates: [readFreightTables],
    successMessage: false,
    onDone: onClose,
  })
  async function savedVersion(from: LocalDate): Promise<number | undefined> {
    const saved = await saving.send({ ...tableFields(table, seller), validFrom: from })
    return 'answered' in saved ? saved.answered.version : undefined
  }
  async function publish(from: LocalDate): Promise<void> {
    const version = from === table.validFrom ? table.version : await savedVersion(from)
    const answer = version === undefined ? undefined : await publishing.send({ id: table.id, version })
    if (answer && 'answered' in answer) toast({ text: texts.published({ name: table.name, day: day(from) }) })
  }
  return (
    <PublishFrame
      draft={table}
      isBusy={saving.isBusy || publishing.isBusy}
      failure={saving.failure ?? publishing.failure}
      onPublish={(from) => void publish(from)}
      onClose={onClose}
    >
      {(from) => {
        const others = overlapping(table, from, tables)
        return (
          <>
            <p>{texts.tableholds({ from: day(from), to: day(table.validTo) })}</p>
            {others.length === 0 && <p>{texts.tablealone}</p>}
            {others.map(({ id, name, validFrom }) => (
              <p key={id}>
                {validFrom > from ? texts.tableearlier({ name, day: day(validFrom) }) : texts.tablebefore({ name })}
              </p>
            ))}
            <p>{texts.tableordersstay}</p>
          </>
        )
      }}
    </PublishFrame>
  )
}
