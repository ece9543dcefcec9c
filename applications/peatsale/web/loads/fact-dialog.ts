/** What a dialog about a told fact is given. */
import type { Load } from '../../contract/loads/load.ts'
import type { Reporter } from './fact-acts.ts'
import type { FieldReport } from './load-command-places.ts'

export type FactDialogProps<Kind extends FieldReport = FieldReport> = {
  load: Load
  kind: Kind
  teller: Reporter
  onClose: () => void
}
