import { iconPhone, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export function CallOffice({ telephone }: { telephone: string }): ReactElement | null {
  const texts = usePeatTexts('driving')
  if (telephone === '') return null
  return (
    <LinkButton variant="secondary" size="l" block icon={iconPhone} href={`tel:${telephone.replaceAll(' ', '')}`}>
      {texts.calloffice}
    </LinkButton>
  )
}
