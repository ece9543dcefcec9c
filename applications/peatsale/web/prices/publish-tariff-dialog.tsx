/** From which day a carrier tariff holds; one press publishes it. */
import type { LocalDate } from '@workspace/portal/contract'
import { useDateFormat, useSend, useToast } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CarrierTariff } from '../../contract/prices/carrier-tariff.ts'
import { publishCarrierTariff, readCarrierTariffs, saveCarrierTariff } from '../../contract/prices/tariff-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { PublishFrame } from './publish-frame.tsx'
import { tariffFields } from './tariff-fields.ts'

type PublishTariffDialogProps = { tariff: CarrierTariff; seller: string; onClose: () => void }

export function PublishTariffDialog({ tariff, seller, onClose }: PublishTariffDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const toast = useToast()
  const saving = useSend(saveCarrierTariff, { invalidates: [readCarrierTariffs], successMessage: false })
  const publishing = useSend(publishCarrierTariff, {
    invalidates: [readCarrierTariffs],
    successMessage: false,
    onDone: onClose,
  })
  async function savedVersion(from: LocalDate): Promise<number | undefined> {
    const saved = await saving.send({ ...tariffFields(tariff, seller), validFrom: from })
    return 'answered' in saved ? saved.answered.version : undefined
  }
  async function publish(from: LocalDate): Promise<void> {
    const version = from === tariff.validFrom ? tariff.version : await savedVersion(from)
    const answer = version === undefined ? undefined : await publishing.send({ id: tariff.id, version })
    if (answer && 'answered' in answer) toast({ text: texts.published({ name: tariff.name, day: day(from) }) })
  }
  return (
    <PublishFrame
      draft={tariff}
      isBusy={saving.isBusy || publishing.isBusy}
      failure={saving.failure ?? publishing.failure}
      onPublish={(from) => void publish(from)}
      onClose={onClose}
    >
      {(from) => (
        <>
          <p>{texts.tariffholds({ from: day(from), to: day(tariff.validTo) })}</p>
          <p>{texts.tariffeffect}</p>
        </>
      )}
    </PublishFrame>
  )
}
