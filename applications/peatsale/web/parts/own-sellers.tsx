/** The sellers that the office works for; a choice of them only where there are several. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { FieldFrame } from '@workspace/portal/web'
import { Select, useAnswer } from '@workspace/portal/web'
import type { ComponentProps, ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'

export type OwnSellers = AnswerOf<typeof readStart>['sellers']

const none: OwnSellers = []

export function useOwnSellers(): OwnSellers {
  return useAnswer(readStart, {}).data?.sellers ?? none
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
