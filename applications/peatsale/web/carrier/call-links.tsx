/** Whom the dispatcher calls about a load that is to be driven: the driver, and the yard once that may be known (2.6). */
import { iconPhone, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './carrier.module.css'

export function CallLinks({ load: { phones, number } }: { load: LoadRow }): ReactElement | null {
  const texts = usePeatTexts('work')
  if (phones.length === 0) return null
  return (
    <div className={css.calls}>
      {phones.map(({ who, name, telephone }) => {
        const called = `${texts[`phone_${who}`]}: ${name || telephone}`
        return (
          <LinkButton
            key={who}
            variant="secondary"
            size="s"
            icon={iconPhone}
            href={`tel:${telephone.replaceAll(' ', '')}`}
            aria-label={`${called}, ${telephone}, ${number}`}
          >
            {called}
          </LinkButton>
        )
      })}
    </div>
  )
}
