/** In the cab of the wheel loader: the next truck, and nothing else. */
import { BottomBar, Button, FieldPage, iconHome, iconTruck, NextCard } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useWeighbridgeTexts } from './texts.ts'

export function QueueScreen(): ReactElement {
  const texts = useWeighbridgeTexts('bridge')
  return (
    <FieldPage
      heading={texts.queueheading}
      text={texts.queuetext({ bridge: 'Pelso' })}
      back={{ href: '#/weighbridge', label: texts.backtostart }}
      status={{ tone: 'ok', label: texts.sent }}
      bottom={
        <BottomBar
          label={texts.places}
          places={[
            { href: '#/weighbridge/queue', label: texts.queue, icon: iconTruck, current: true },
            { href: '#/weighbridge', label: texts.start, icon: iconHome, current: false },
          ]}
        />
      }
    >
      <NextCard kicker={texts.next} heading="ZZA-101" mark="KM-26-00487-1">
        <p>{texts.empty}</p>
        <Button variant="straw" size="l">
          {texts.weigh}
        </Button>
      </NextCard>
    </FieldPage>
  )
}
