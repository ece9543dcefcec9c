/** Calling for help by one press (ENT-42): the number is dialled, its display name is read. */
import type { ReactElement } from 'react'
import { useSite } from '../portal/portal-context.tsx'
import { useTexts } from '../texts/text-provider.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { iconPhone } from '../ui/icon/shell-shapes.ts'
import { telephoneLink } from './sales-phone.tsx'

/** Nothing where no number is set. */
export function PhoneButton(): ReactElement | null {
  const { callphone } = useTexts('frontpage')
  const { value, name } = useSite().salesPhone
  if (value === '') return null
  return (
    <LinkButton href={telephoneLink(value)} icon={iconPhone}>
      {callphone({ phone: name || value })}
    </LinkButton>
  )
}
