/** One request beside the customers that it may double, and what the office makes of it. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Card,
  Chip,
  DescriptionList,
  LinkButton,
  MissingAnswer,
  Notice,
  Stack,
  useAnswer,
  useDateFormat,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CustomerRequestRow } from '../../contract/customers/request-calls.ts'
import { readCustomerRequest } from '../../contract/customers/request-calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { Decision } from './decision.tsx'

const list = '/peatsale/office/customers/requests'

export function RequestScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('customers')
  const { data, error, refetch } = useAnswer(readCustomerRequest, { id: params['id'] ?? '' })
  if (data) return <RequestPage answer={data} />
  return (
    <OfficePage
      at="/office/customers"
      heading={texts.request}
      back={{ href: wayBack(list), label: texts.requests }}
      width="form"
    >
      <MissingAnswer of={{ error, refetch }} />
    </OfficePage>
  )
}

const tones = { open: 'warn', accepted: 'ok', declined: 'rest' } as const

function RequestPage({ answer }: { answer: AnswerOf<typeof readCustomerRequest> }): ReactElement {
  const texts = usePeatTexts('customers')
  const { moment } = useDateFormat()
  const { data } = useAnswer(readStart, {})
  const { request, like } = answer
  const { name, state, person, sentAt, decidedAt, decidedBy, account, words } = request
  const seller = data?.sellers.find(({ id }) => id === request.seller)?.name ?? ''
  return (
    <OfficePage
      at="/office/customers"
      heading={name}
      back={{ href: wayBack(list), label: texts.requests }}
      lead={texts.askedby({ name: person?.name ?? '', at: moment(sentAt) })}
      mark={<Chip tone={tones[state]}>{texts[`requeststate_${state}`]}</Chip>}
      width="form"
    >
      <Stack>
        <Asked request={request} seller={seller} />
        {state === 'open' ? (
          <Decision request={request} like={like} />
        ) : (
          <Notice
            tone={state === 'accepted' ? 'ok' : 'info'}
            title={decidedAt === null ? '' : texts.decidedby({ name: decidedBy, at: moment(decidedAt) })}
            action={
              account !== '' && (
                <LinkButton variant="secondary" size="s" href={`#/peatsale/office/customers/${account}`}>
                  {texts.toaccount}
                </LinkButton>
              )
            }
          >
            {words !== '' && <p>{words}</p>}
          </Notice>
        )}
      </Stack>
    </OfficePage>
  )
}

function Asked({ request, seller }: { request: CustomerRequestRow; seller: string }): ReactElement {
  const texts = usePeatTexts('customers')
  const { businessId, farmId, street, postalCode, city, telephone, person } = request
  return (
    <Card>
      <DescriptionList
        items={[
          [texts.seller, seller],
          [texts.businessid, businessId === '' ? texts.isnone : businessId],
          [texts.farmid, farmId],
          [texts.address, [street, `${postalCode} ${city}`.trim()].filter(Boolean).join('\n')],
          [
            texts.telephone,
            <a key="telephone" href={`tel:${telephone.replaceAll(' ', '')}`}>
              {telephone}
            </a>,
          ],
          [texts.email, person && <a href={`mailto:${person.email}`}>{person.email}</a>],
        ]}
      />
    </Card>
  )
}
