/** What a dialog about a told fact is given. */
import type { Load } from '../../contract/loads/load.ts'
import type { FactAct, Teller } from './fact-acts.ts'

export type FactDialogProps<Kind extends FactAct = FactAct> = {
  load: Load
  kind: Kind
  teller: Teller
  onClose: () => void
}
