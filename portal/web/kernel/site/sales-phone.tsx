/** Help by telephone, in the same words wherever it stands (WCAG 3.2.6). */
import type { ReactElement } from 'react'
import { useSite } from '../portal/portal-context.tsx'
import { useTexts } from '../texts/text-provider.tsx'
import css from './sales-phone.module.css'

export function SalesPhone({ className }: { className?: string | undefined }): ReactElement {
  const { helpphone } = useTexts('header')
  const { salesPhone } = useSite()
  return (
    <p className={className}>
      {salesPhone.value !== '' && (
        <>
          {`${helpphone}: `}
          <PhoneLink />
        </>
      )}
    </p>
  )
}

/** ENT-42: the number is dialled, its display name is read. */
export function PhoneLink(): ReactElement {
  const { value, name } = useSite().salesPhone
  return (
    <a className={css.phone} href={telephoneLink(value)}>
      {name || value}
    </a>
  )
}

export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
