/** Sales telephones: whom to call. */
import { iconPhone, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { Start } from './start-answer.ts'

export function Phones({ phones }: { phones: Start['phones'] }): ReactElement {
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
