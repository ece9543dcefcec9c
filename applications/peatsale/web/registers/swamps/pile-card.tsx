/** A pile or a store: what lies in it, how the peat is, and when it was counted. */
import type { LocalDate } from '@workspace/portal/contract'
import { Card, Chip, Cluster, DescriptionList, LinkButton, Stack, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Stockpile } from '../../../contract/swamps/swamp.ts'
import { useStockAmount } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import css from '../choices.module.css'

export const pileTones = { building: 'info', open: 'ok', closed: 'rest', empty: 'rest' } as const

export type PileCardProps = {
  pile: Stockpile
  product: string
  /** Undefined for those who do not look into it. */
  href: string | undefined
}

export function PileCard({ pile, product, href }: PileCardProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const amount = useStockAmount()
  const { balance, kind, state } = pile
  const unit = kind === 'pile' ? 'm3' : 'pcs'
  return (
    <Card
      heading={texts[`${kind}of`]({ code: pile.code })}
      action={<Chip tone={pileTones[state]}>{texts[`pile_${state}`]}</Chip>}
    >
      <Stack gap="s">
        {product !== '' && <p>{product}</p>}
        {balance !== null && (
          <Cluster>
            <span className={css.balance}>{amount(balance, unit)}</span>
            {balance < 0 && <Chip tone="err">{texts.needscount}</Chip>}
          </Cluster>
        )}
        <PileFacts pile={pile} />
        {href !== undefined && (
          <LinkButton variant="secondary" size="s" href={href}>
            {texts[`open${kind}`]({ code: pile.code })}
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}

function PileFacts({ pile }: { pile: Stockpile }): ReactElement {
  const texts = usePeatTexts('swamps')
  const { day } = useDateFormat()
  const { density, kind, measuredOn, method, moisturePermille, vonPost, year } = pile
  const measured = measuredOn === null ? '' : day(measuredOn as LocalDate)
  return (
    <DescriptionList
      items={[
        [texts.measured, [measured, method === null ? '' : texts[`method_${method}`]].filter(Boolean).join(', ')],
        [texts.moisture, kind === 'pile' && `${String(moisturePermille / 10).replace('.', ',')} %`],
        [texts.vonpost, kind === 'pile' && vonPost],
        [texts.density, kind === 'pile' && `${density} kg/m³`],
        [texts.year, String(year)],
      ]}
    />
  )
}
