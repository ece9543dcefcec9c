/** What the application's own refusals say. */
import type { OwnRefusalOf, RefusalTexts } from '@workspace/portal/web'
import type { weighbridgeCalls } from '../contract/index.ts'

export type WeighbridgeRefusal = OwnRefusalOf<typeof weighbridgeCalls>

export const refusalTexts: RefusalTexts<WeighbridgeRefusal> = {
  fi: {
    bridge_overloaded: 'Kuorma on liian painava tälle vaa’alle. Punnitse auto ja perävaunu erikseen.',
    wrong_state: 'Punnituslapun tila on muuttunut. Avaa lappu uudelleen.',
  },
  en: {
    bridge_overloaded: 'The load is too heavy for the bridge. Weigh the truck and the trailer apart.',
    wrong_state: 'The ticket’s state has changed. Open the ticket again.',
  },
}
