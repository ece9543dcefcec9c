/** A screen in the frame of the cab: its bar, its one dark card, its places under the thumb. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Quantity } from '../../../../contract/amounts/amount.ts'
import { QuantityField } from '../../../kernel/fields/index.ts'
import { BottomBar, FieldPage, iconBell, iconHome } from '../../../kernel/ui/index.ts'
import { Steps } from '../../../kernel/ui/steps/steps.tsx'
import { ScreenFrame } from '../../applications/index.ts'
import { NextLoad, stepsIn } from './field-work-shown.tsx'
import type { ShownLanguage } from './words.ts'
import { words } from './words.ts'

const step = Quantity.parse(10_000)

export function FieldScreenShown({ language }: { language: ShownLanguage }): ReactElement {
  const shown = words[language]
  const [amount, setAmount] = useState<Quantity | undefined>(() => Quantity.parse(126_000))
  return (
    <ScreenFrame frame="field" density={undefined}>
      <FieldPage
        heading={shown.fieldWork}
        text={shown.nextLoad}
        back={{ href: '#/components', label: shown.backToComponents }}
        status={{ tone: 'ok', label: shown.upToDate }}
        bottom={
          <BottomBar
            label={shown.places}
            places={[
              { href: '#/components?field', label: shown.today, icon: iconHome, current: true },
              { href: '#/components', label: shown.heading, icon: iconBell, current: false },
            ]}
          />
        }
      >
        <NextLoad words={shown} />
        <Steps label={shown.loadSteps} steps={stepsIn(shown)} current={2} doneLabel={shown.stepDone} even />
        <QuantityField label={shown.loadedAmount} unit="m³" step={step} value={amount} onChange={setAmount} />
      </FieldPage>
    </ScreenFrame>
  )
}
