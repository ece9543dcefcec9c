/** The table values of a type, each from a day on. */

import type { AskOf, LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  Card,
  DateField,
  FieldGrid,
  GroupOfFields,
  iconPlus,
  Select,
  Stack,
  TextInput,
  useDateFormat,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { saveType } from '../../contract/types/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

type Table = AskOf<typeof saveType>['table']
type Values = Table[number]

type TableValuesFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: Table | undefined
  onChange: (table: Table) => void
}

export function TableValuesField({ id, label, error, value = [], onChange }: TableValuesFieldProps): ReactElement {
  const texts = useManureTexts('registers')
  const today = dayOf(new Date())
  const set = (at: number, values: Values) => onChange(value.map((each, place) => (place === at ? values : each)))
  const empty: Values = { from: today, basis: 'perT', dm: 0, n: 0, solubleN: 0, p: 0, k: 0, source: '' }
  return (
    <GroupOfFields id={id} label={label} hint={texts.tablevaluestext} error={error}>
      <Stack>
        {value.map((values, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while its day is being typed.
          <OneDay key={at} values={values} onChange={(changed) => set(at, changed)} />
        ))}
        <div>
          <Button
            variant="secondary"
            size="s"
            icon={iconPlus}
            disabled={value.some(({ from }) => from === today)}
            onClick={() => onChange([empty, ...value])}
          >
            {texts.newvalues}
          </Button>
        </div>
      </Stack>
    </GroupOfFields>
  )
}

const contents = [
  ['dm', 'dm'],
  ['n', 'n'],
  ['solubleN', 'solublen'],
  ['p', 'p'],
  ['k', 'k'],
] as const

function OneDay({ values, onChange }: { values: Values; onChange: (values: Values) => void }): ReactElement {
  const texts = useManureTexts('registers')
  const { day } = useDateFormat()
  return (
    <Card heading={texts.valuesof({ day: day(values.from as LocalDate) })}>
      <FieldGrid>
        <DateField
          label={texts.from}
          value={values.from}
          onChange={(from) => from !== undefined && onChange({ ...values, from })}
          span="half"
        />
        <Select
          label={texts.basis}
          value={values.basis}
          onChange={({ target }) => onChange({ ...values, basis: target.value === 'perM3' ? 'perM3' : 'perT' })}
          span="half"
        >
          {(['perT', 'perM3'] as const).map((basis) => (
            <option key={basis} value={basis}>
              {texts[`basis_${basis}`]}
            </option>
          ))}
        </Select>
        {contents.map(([name, word]) => (
          <WholeField
            key={name}
            label={texts[word]}
            value={values[name]}
            onChange={(amount) => onChange({ ...values, [name]: amount ?? 0 })}
            span="third"
          />
        ))}
        <TextInput
          label={texts.source}
          value={values.source}
          maxLength={200}
          onChange={({ target }) => onChange({ ...values, source: target.value })}
        />
      </FieldGrid>
    </Card>
  )
}
