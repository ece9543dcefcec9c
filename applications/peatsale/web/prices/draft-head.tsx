/** Above a draft of prices or rates: what is done to it, and whether its rows or its changes are shown. */
import { Button, ButtonRow, Cluster, Segmented } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export type DraftAct = 'publish' | 'edit' | 'discard'
export type DraftView = 'rows' | 'changes'

type DraftHeadProps = {
  mayPublish: boolean
  onAct: (act: DraftAct) => void
  rows: string
  shown: DraftView
  onShow: (view: DraftView) => void
}

export function DraftHead({ mayPublish, onAct, rows, shown, onShow }: DraftHeadProps): ReactElement {
  const texts = usePeatTexts('pricing')
  return (
    <Cluster align="between">
      <ButtonRow>
        <Button disabled={!mayPublish} onClick={() => onAct('publish')}>
          {texts.publish}
        </Button>
        <Button variant="secondary" onClick={() => onAct('edit')}>
          {texts.edit}
        </Button>
        <Button variant="quiet" onClick={() => onAct('discard')}>
          {texts.discard}
        </Button>
      </ButtonRow>
      <Segmented
        label={texts.view}
        value={shown}
        onChange={onShow}
        options={[
          { value: 'rows', label: rows },
          { value: 'changes', label: texts.changes },
        ]}
      />
    </Cluster>
  )
}
