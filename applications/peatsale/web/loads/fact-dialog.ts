/** What a dialog about a told fact is given. */
import type { Load } from '../../contract/loads/load.ts'
import type { Teller } from './fact-acts.ts'
import type { FactAct } from './load-command-places.ts'

export type FactDialogProps<Kind extends FactAct = FactAct> = {
  load: Load
  kind: Kind
  teller: Teller
  onClose: () => void
}
