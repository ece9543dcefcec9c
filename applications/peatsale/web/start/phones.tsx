/** Sales telephones: whom to call. */
import type { AnswerOf } from '@workspace/portal/contract'
import { iconPhone, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function Phones({ phones }: { phones: AnswerOf<typeof readStart>['phones'] }): ReactElement {
  const texts = usePeatTexts('work')
  return (
    <>
      {phones.map(({ seller, telephone }) => (
        <LinkListItem
          key={seller}
          href={`tel:${telephone.replaceAll(' ', '')}`}
          icon={iconPhone}
          title={texts.call({ seller })}
          text={telephone}
        />
      ))}
    </>
  )
}
