/** Third step: what the import would do, with every fault; nothing has been written yet. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ImportedUser } from '../../../../contract/users/user-import.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { formatNumber, useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, Card, Checkbox, DataTable, Notice, Stack } from '../../../kernel/ui/index.ts'
import { useValueWords } from '../value-words.ts'
import { ImportFaults } from './import-faults.tsx'
import { StepHeading } from './step-heading.tsx'
import type { ImportMoment, ImportOptions, ImportWork, Rehearsal } from './use-import.ts'

type RehearsalStepProps = { moment: Extract<ImportMoment, { at: 'checked' | 'importing' }>; work: ImportWork }

export function RehearsalStep({ moment, work }: RehearsalStepProps): ReactElement {
  const adminimport = useTexts('adminimport')
  const [options, setOptions] = useState<ImportOptions>({ skipfaulty: false, invite: true })
  const { rehearsal } = moment
  const isGone = moment.at === 'checked' && moment.failure && isRefused(moment.failure, 'not_found')
  return (
    <Stack>
      <Card>
        <Stack>
          <StepHeading step={3} />
          {moment.at === 'checked' && moment.failure && !isGone && <FailureNotice answer={moment.failure} />}
          {isGone && <Notice tone="err" title={adminimport.importexpired} />}
          <Summary rehearsal={rehearsal} />
        </Stack>
      </Card>
      {rehearsal.faults.length > 0 && <ImportFaults faults={rehearsal.faults} count={rehearsal.faultcount} />}
      {rehearsal.preview.length > 0 && <Preview people={rehearsal.preview} />}
      {rehearsal.addable > 0 && (
        <Card>
          <Options rehearsal={rehearsal} options={options} onChange={setOptions} />
        </Card>
      )}
      <Confirm moment={moment} options={options} work={work} />
    </Stack>
  )
}

function isRefused(answer: object, code: string): boolean {
  return 'refused' in answer && answer.refused === code
}

function Summary({ rehearsal: { rows, addable, faultcount } }: { rehearsal: Rehearsal }) {
  const adminimport = useTexts('adminimport')
  if (addable === 0) return <Notice tone="err" title={adminimport.importnobody} />
  return (
    <Notice tone={faultcount === 0 ? 'ok' : 'warn'} title={adminimport.importaddable({ count: addable, rows })}>
      <p>{faultcount === 0 ? adminimport.importnofaults : adminimport.importfaultcount({ count: faultcount })}</p>
    </Notice>
  )
}

function Preview({ people }: { people: readonly ImportedUser[] }) {
  const adminimport = useTexts('adminimport')
  const { usersfullname } = useTexts('adminusers')
  const { usergroups } = useTexts('adminedit')
  const fields = useTexts('fields')
  const valueWords = useValueWords()
  return (
    <Stack gap="s">
      <h3>{adminimport.importpreview}</h3>
      <DataTable caption={adminimport.importpreview}>
        <thead>
          <tr>
            <th scope="col">{adminimport.importrow}</th>
            <th scope="col">{usersfullname}</th>
            <th scope="col">{fields.username}</th>
            <th scope="col">{fields.email}</th>
            <th scope="col">{fields.company}</th>
            <th scope="col">{usergroups}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.row}>
              <td data-label={adminimport.importrow}>{formatNumber(person.row)}</td>
              <th scope="row" data-cell="title">
                {`${person.firstname} ${person.lastname}`}
              </th>
              <td>{person.username}</td>
              <td>{person.email}</td>
              <td>{person.company}</td>
              <td>{person.usergroups.length > 0 && valueWords('usergroups', person.usergroups)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  )
}

type OptionsProps = { rehearsal: Rehearsal; options: ImportOptions; onChange: (options: ImportOptions) => void }

function Options({ rehearsal, options, onChange }: OptionsProps) {
  const adminimport = useTexts('adminimport')
  return (
    <div>
      {rehearsal.faultcount > 0 && (
        <Checkbox
          label={adminimport.importskip}
          checked={options.skipfaulty}
          onChange={({ target }) => onChange({ ...options, skipfaulty: target.checked })}
        />
      )}
      <Checkbox
        label={adminimport.importinvite}
        hint={adminimport.importinvitehint}
        checked={options.invite}
        onChange={({ target }) => onChange({ ...options, invite: target.checked })}
      />
    </div>
  )
}

function Confirm({ moment, options, work }: RehearsalStepProps & { options: ImportOptions }) {
  const adminimport = useTexts('adminimport')
  const { addable, faultcount } = moment.rehearsal
  const isBlocked = faultcount > 0 && !options.skipfaulty
  const isImporting = moment.at === 'importing'
  return (
    <>
      {addable > 0 && isBlocked && <Notice tone="info" title={adminimport.importblocked} />}
      <ButtonRow>
        {addable > 0 && !isBlocked && (
          <Button busy={isImporting} busyLabel={adminimport.importconfirming} onClick={() => work.confirm(options)}>
            {adminimport.importconfirm({ count: addable })}
          </Button>
        )}
        {!isImporting && (
          <>
            <Button variant="secondary" onClick={work.backToColumns}>
              {adminimport.importbackcolumns}
            </Button>
            <Button variant="secondary" onClick={work.startAnew}>
              {adminimport.importotherfile}
            </Button>
          </>
        )}
      </ButtonRow>
    </>
  )
}
