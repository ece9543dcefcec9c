/** The sellers that the office works for; a choice of them only where there are several. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { FieldFrame } from '@workspace/portal/web'
import { EmptyState, iconBox, LinkButton, MissingAnswer, Select, useAnswer } from '@workspace/portal/web'
import type { ComponentProps, ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type OwnSellers = AnswerOf<typeof readStart>['sellers']

type Asked = Extract<ComponentProps<typeof MissingAnswer>['of'], { error: unknown }>

const none: OwnSellers = []

export function useOwnSellers(): OwnSellers {
  return useAnswer(readStart, {}).data?.sellers ?? none
}

/** In the place of what is a seller's: the sellers are on their way, did not come, or there is none yet. */
export function MissingSellers({ and = [] }: { and?: readonly Asked[] }): ReactElement {
  const texts = usePeatTexts('registers')
  const start = useAnswer(readStart, {})
  if (start.data?.sellers.length !== 0) return <MissingAnswer of={[start, ...and]} />
  return (
    <EmptyState
      icon={iconBox}
      title={texts.nosellers}
      action={<LinkButton href="#/peatsale/office/sellers">{texts.sellers}</LinkButton>}
    />
  )
}

export type SellerChoiceProps = FieldFrame & Omit<ComponentProps<typeof Select>, 'children'> & { any?: string }

/** @param any what stands for all of them. */
export function SellerChoice({ any, ...select }: SellerChoiceProps): ReactElement | null {
  const sellers = useOwnSellers()
  if (sellers.length < 2) return null
  return (
    <Select {...select}>
      {any !== undefined && <option value="">{any}</option>}
      {sellers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
