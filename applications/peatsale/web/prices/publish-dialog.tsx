/** From which day a price list holds, and what becomes of the one that it replaces; one press publishes it. */
import type { LocalDate } from '@workspace/portal/contract'
import { Notice, useDateFormat, useSend, useToast } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import {
  comparePriceList,
  publishPriceList,
  readPriceList,
  savePriceList,
  searchPriceLists,
} from '../../contract/prices/calls.ts'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'
import { replacedFrom } from '../../contract/prices/price-standing.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { fieldsOf } from './list-fields.ts'
import type { ListDialogProps } from './list-types.ts'
import { PublishFrame } from './publish-frame.tsx'

type PublishDialogProps = ListDialogProps & { replaced: ListedPriceList | undefined }

export function PublishDialog({ list, replaced, onClose }: PublishDialogProps): ReactElement {
  const { publish, isBusy, failure } = usePublishing(list, onClose)
  return (
    <PublishFrame
      draft={list}
      isBusy={isBusy}
      failure={failure}
      onPublish={(from) => void publish(from)}
      onClose={onClose}
    >
      {(from) => <Consequences list={list} replaced={replaced} from={from} />}
    </PublishFrame>
  )
}

type ConsequencesProps = Pick<PublishDialogProps, 'list' | 'replaced'> & { from: LocalDate }

function Consequences({ list, replaced, from }: ConsequencesProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const outcome = replaced && replacedFrom(replaced, from)
  const gap = outcome && 'gap' in outcome ? outcome.gap : undefined
  return (
    <>
      <p>{texts.holdsfrom({ from: day(from), to: day(list.validTo) })}</p>
      {replaced === undefined && <p>{texts.replacesnone}</p>}
      {replaced && outcome?.becomes === 'ended' && (
        <p>{texts.replacedends({ name: replaced.name, day: day(outcome.lastDay) })}</p>
      )}
      {replaced && outcome?.becomes === 'retired' && <p>{texts.replacedretires({ name: replaced.name })}</p>}
      {replaced && outcome?.becomes === 'asItWas' && <p>{texts.replacedstays({ name: replaced.name })}</p>}
      {gap && <Notice tone="warn" title={texts.gap({ from: day(gap.from), to: day(gap.to) })} />}
      <p>{texts.ordersstay}</p>
    </>
  )
}

/** Another day than the draft has is saved to it first. */
function usePublishing(list: ListedPriceList, onClose: () => void) {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const toast = useToast()
  const saving = useSend(savePriceList, { invalidates: [readPriceList], successMessage: false })
  const publishing = useSend(publishPriceList, {
    invalidates: [readPriceList, searchPriceLists, comparePriceList],
    successMessage: false,
    onDone: onClose,
  })
  async function savedVersion(from: LocalDate): Promise<number | undefined> {
    const saved = await saving.send({ ...fieldsOf(list), validFrom: from })
    return 'answered' in saved ? saved.answered.version : undefined
  }
  async function publish(from: LocalDate): Promise<void> {
    const version = from === list.validFrom ? list.version : await savedVersion(from)
    const answer = version === undefined ? undefined : await publishing.send({ id: list.id, version })
    if (answer && 'answered' in answer) toast({ text: texts.published({ name: list.name, day: day(from) }) })
  }
  const isBusy = saving.isBusy || publishing.isBusy
  return { publish, isBusy, failure: saving.failure ?? publishing.failure }
}
