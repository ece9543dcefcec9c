/** How a company keeps Lanta-appi: who answers, what it tolerates, how long farms may object (2.3). */
import {
  Card,
  EditConflict,
  FieldGrid,
  FormStack,
  MissingAnswer,
  Select,
  Stack,
  SubmitPlace,
  TextInput,
  TimeField,
  useAnswer,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOperator, saveOperator } from '../../contract/operators/calls.ts'
import type { Operator } from '../../contract/operators/operator.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { RegisterPage } from './register-page.tsx'

export function SettingsScreen(): ReactElement {
  const texts = useManureTexts('registers')
  const companies = useStart().data?.companies ?? []
  const [chosen, setChosen] = useState('')
  const company = chosen === '' ? companies[0] : companies.find(({ id }) => id === chosen)
  return (
    <RegisterPage part="settings" heading={texts.settings} lead={company?.name} width="form">
      {companies.length > 1 && (
        <Select
          label={texts.company}
          value={company?.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {company !== undefined && <Settings key={company.id} id={company.id} />}
    </RegisterPage>
  )
}

function Settings({ id }: { id: string }): ReactElement {
  const { data, error, refetch } = useAnswer(readOperator, { id })
  return data ? <SettingsForm operator={data.operator} /> : <MissingAnswer of={{ error, refetch }} />
}

function SettingsForm({ operator }: { operator: Operator }): ReactElement {
  const texts = useManureTexts('registers')
  const labels = {
    ...{ phone: texts.telephone, ordersEmail: texts.ordersemail, estimateTolerancePct: texts.estimatetolerance },
    ...{ scaleTolerancePct: texts.scaletolerance, remainderTolerancePct: texts.remaindertolerance },
    ...{ cutOffHours: texts.cutoffhours, releaseCutOff: texts.releasecutoff, objectionDays: texts.objectiondays },
    ...{ docRetentionYears: texts.retention, accountSale: texts.accountsale, accountPurchase: texts.accountpurchase },
    fertiliserOperatorNo: texts.operatorno,
  }
  const form = useCallForm(saveOperator, {
    values: operator,
    labels,
    invalidates: [readOperator],
    successMessage: texts.settingssaved,
  })
  return (
    <>
      <FormStack {...form.props} aria-label={texts.settings}>
        <Card heading={texts.contact}>
          <Stack>
            <TextInput {...form.field('phone')} type="tel" />
            <TextInput {...form.field('ordersEmail')} type="email" required={false} hint={texts.ordersemailhint} />
          </Stack>
        </Card>
        <Card heading={texts.rules}>
          <FieldGrid>
            <WholeField {...form.control('estimateTolerancePct')} span="half" />
            <WholeField {...form.control('scaleTolerancePct')} span="half" />
            <WholeField {...form.control('remainderTolerancePct')} span="half" />
            <WholeField {...form.control('cutOffHours')} span="half" />
            <TimeField {...form.control('releaseCutOff')} span="half" />
            <WholeField {...form.control('objectionDays')} span="half" />
            <WholeField {...form.control('docRetentionYears')} span="half" hint={texts.retentionhint} />
          </FieldGrid>
        </Card>
        <Card heading={texts.accounting}>
          <FieldGrid>
            <TextInput {...form.field('accountSale')} required={false} span="half" />
            <TextInput {...form.field('accountPurchase')} required={false} span="half" />
            <TextInput {...form.field('fertiliserOperatorNo')} required={false} span="half" />
          </FieldGrid>
        </Card>
        {form.isChanged && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readOperator}
        input={{ id: operator.id }}
        valuesOf={({ operator: stored }) => stored}
        labels={labels}
        words={{}}
      />
    </>
  )
}
